import type { AnyGame } from '@warren/games';
import { readScores } from './files/score-files.js';
import type { House } from './house.js';
import { chooseFrom } from './pages/choose-from.js';
import { scoreLines } from './pages/score-page.js';

/** The most boards beside the one that is shown; a screen has no room for more. */
const MOST_OTHERS = 5;

/** The high scores of a game, the chief board first; from there to every other one that has a row. */
export async function showScores({ stage, folder }: House, game: AnyGame): Promise<void> {
  const boards = game.ranking.boards.map(({ id, settings }) => {
    const checked = game.readSettings(settings);
    const title = checked.ok ? game.ranking.boardOf(checked.value)?.title : undefined;
    return { id, title: title ?? id, rows: readScores({ folder, game, board: id }) };
  });
  for (let [shown] = boards; ; ) {
    const { rows } = shown;
    const others = boards.filter(
      (board) => board !== shown && (!board.rows.ok || board.rows.value.length > 0),
    );
    const choice = await chooseFrom(stage, {
      title: `High scores: ${game.title}, ${shown.title}`,
      lines: rows.ok ? scoreLines(rows.value) : [rows.reason],
      choices: [{ id: '', title: 'Back' }, ...others.slice(0, MOST_OTHERS)],
      back: '',
    });
    const next = boards.find(({ id }) => id === choice);
    if (next === undefined) return;
    shown = next;
  }
}
