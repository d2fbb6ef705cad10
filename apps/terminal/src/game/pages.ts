import type { AnyGame } from '@warren/games';
import { rankOf, type ScoreRow, TOP_SCORES } from '@warren/games/scores';
import { readScores } from '../storage/scores.js';
import { chooseFrom } from '../tui/dialogs.js';
import { cutText, textWidth } from '../tui/picture.js';
import type { Menu, Page } from '../tui/stage.js';
import type { AppContext } from './app-context.js';
import { COMMON_KEYS, type GameView, TURN_KEYS } from './game-view.js';
import type { Session } from './session.js';

/** A run as it is being played. */
export interface GamePage<State = unknown> extends Page {
  readonly session: Session<State>;
}

/**
 * The title, the picture, and the caption below; as lines for screen readers, where the player is. `mode` is shown in
 * the title: "turns", "gliding".
 */
export function gamePage<State>(session: Session<State>, mode = ''): GamePage<State> {
  const { view, run } = session;
  return {
    session,
    draw(canvas) {
      const { columns, rows } = canvas;
      canvas.put(1, 0, view.game.title, 'title');
      const keys = `${mode === '' ? '' : `${mode}   `}p pause  ? help  q leave`;
      canvas.put(columns - keys.length - 1, 0, keys, 'quiet');
      const room = canvas.part({ column: 0, row: 1, columns, rows: rows - 2 });
      view.draw(view.frameFor?.(run.state, room) ?? session.frame, room);
      canvas.put(1, rows - 1, session.caption, 'strong');
    },
    lines: () => [view.describe(session.frame, run.state)],
  };
}

const COLUMN = 20;

/** How to play a game. */
export function helpMenu<State>(
  view: GameView<State>,
  { turns, stage }: Pick<AppContext, 'turns' | 'stage'>,
  behind?: Page,
): Menu<'back'> {
  // A game with its own `play` has its own keys for everything.
  const common = view.play !== undefined ? [] : turns ? TURN_KEYS : COMMON_KEYS;
  const keys = [...view.keys, ...common];
  return {
    title: `How to play ${view.game.title}`,
    lines: [
      ...view.help(stage.unicode),
      '',
      ...keys.map(({ keys: names, does }) => `${names.padEnd(COLUMN)}${does}`),
    ],
    choices: [{ id: 'back', title: 'Back', key: '?' }],
    back: 'back',
    ...(behind === undefined ? {} : { behind }),
  };
}

const NAME_COLUMNS = 30;

/** The top of a table as lines, and the player's row below if it is not among them. */
export function scoreLines(rows: readonly ScoreRow[], own: ScoreRow | null = null): string[] {
  if (rows.length === 0) return ['There are no scores yet.'];
  const top = rows.slice(0, TOP_SCORES);
  const lines = top.map((row, i) => scoreLine(row, i + 1, isSame(row, own)));
  if (own !== null && !top.some((row) => isSame(row, own))) {
    const others = rows.filter((row) => !isSame(row, own));
    lines.push('', scoreLine(own, rankOf(own, others), true));
  }
  return lines;
}

/** The high scores of a game. */
export function scoreMenu(title: string, lines: readonly string[]): Menu<'back'> {
  return { title, lines, choices: [{ id: 'back', title: 'Back' }], back: 'back' };
}

function scoreLine({ score, name, date, level }: ScoreRow, rank: number, isOwn: boolean): string {
  const shown = cutText(name.replace(/\s+/g, ' '), NAME_COLUMNS);
  const padded = shown + ' '.repeat(NAME_COLUMNS - textWidth(shown));
  const reached = level === undefined ? '' : `  level ${`${level}`.padEnd(3)}`;
  return `${isOwn ? '>' : ' '}${`${rank}`.padStart(4)}  ${`${score}`.padStart(8)}  ${padded}${reached}  ${date.slice(0, 10)}`;
}

function isSame(row: ScoreRow, own: ScoreRow | null): boolean {
  return own !== null && row.score === own.score && row.name === own.name && row.date === own.date;
}

/** Other boards that fit the screen. */
const MOST_OTHERS = 5;

/** Shows the high scores of a game, the main board first, with a way to every other board that has rows. */
export async function showScores({ stage, folder }: AppContext, game: AnyGame): Promise<void> {
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
