import { type AnyGame, isRelaxedRun } from '@warren/games';
import { rankOf, type ScoreRow, TOP_SCORES } from '@warren/games/scores';
import { readScores } from '../storage/scores.js';
import { bandOf } from '../tui/canvas.js';
import { chooseFrom, showText } from '../tui/dialogs.js';
import { padText } from '../tui/picture.js';
import type { Page } from '../tui/stage.js';
import { type AppContext, commonKeys, leaveKeys, type Play, type Session } from './game-view.js';

/** A run as it is being played. */
export interface GamePage<State = unknown> extends Page {
  readonly session: Session<State>;
}

/** Said while a game waits for its player. */
const WAITS = 'Your first key starts the clock.';

/** What the player can do now; an empty text where that needs no words. */
function hintOf<State>({ view, run, frame, caption }: Session<State>): string {
  const hint = view.hint?.(frame, run.state) ?? null;
  if (hint !== null) return hint;
  // An answer of the game, such as to a wish for help, goes before.
  return caption === '' && view.game.waits?.(run.state) === true ? WAITS : '';
}

/** The last row: what was said and what can be done, or only the latter where there is no room for both. */
function lastRow(caption: string, hint: string, columns: number): string {
  if (caption === '' || hint === '') return caption + hint;
  const both = `${caption}   ${hint}`;
  return both.length <= columns ? both : hint;
}

/** What a hidden picture is in words. */
const HIDDEN = 'The picture is hidden while the clock stands still.';

/**
 * The title, the picture, and the caption below; as lines for screen readers, where the player is. `mode` is shown in
 * the title: "turns", "gliding". A game may hide its picture while the clock stands still.
 */
export function gamePage<State>(session: Session<State>, mode = '', isStill = false): GamePage<State> {
  const { view, run } = session;
  const isHidden = isStill && view.hidesPaused === true;
  return {
    session,
    draw(canvas) {
      const { columns, rows } = canvas;
      canvas.put(1, 0, view.game.title, 'title');
      const modes = [...(isRelaxedRun(run) ? ['relaxed'] : []), ...(mode === '' ? [] : [mode])];
      const keys = `${modes.map((word) => `${word}   `).join('')}p pause  ? help  ${leaveKeys(view)[0]} leave`;
      canvas.put(columns - keys.length - 1, 0, keys, 'quiet');
      const room = bandOf(canvas, 1, rows - 2);
      if (isHidden) {
        canvas.put((columns - mode.length) >> 1, rows >> 1, mode, 'strong');
        canvas.put(1, rows - 1, HIDDEN, 'quiet');
      } else {
        view.draw(view.frameFor?.(run.state, room) ?? session.frame, room);
        canvas.put(1, rows - 1, lastRow(session.caption, hintOf(session), columns - 2), 'strong');
      }
    },
    lines: () => {
      if (isHidden) return [HIDDEN];
      const hint = hintOf(session);
      return [view.describe(session.frame, run.state), ...(hint === '' ? [] : [hint])];
    },
  };
}

const COLUMN = 20;

/** Shows how to play a game. */
export function showHelp<State>({ app, view }: Play<State>, behind?: Page): Promise<null> {
  const { turns, stage } = app;
  // A game with its own `play` has its own keys for everything.
  const common = view.play !== undefined ? [] : commonKeys(view, turns);
  const keys = [...view.keys, ...common];
  return showText(stage, {
    title: `How to play ${view.game.title}`,
    lines: [
      ...view.help(stage.unicode),
      '',
      ...keys.map(({ keys: names, does }) => `${names.padEnd(COLUMN)}${does}`),
    ],
    key: '?',
    ...(behind === undefined ? {} : { behind }),
  });
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

function scoreLine({ score, name, date, level }: ScoreRow, rank: number, isOwn: boolean): string {
  const padded = padText(name.replace(/\s+/g, ' '), NAME_COLUMNS);
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
  type Board = (typeof boards)[number];
  for (let shown: Board | null = boards[0]; shown !== null; ) {
    const { title, rows }: Board = shown;
    const others = boards.filter(
      (board) => board !== shown && (!board.rows.ok || board.rows.value.length > 0),
    );
    shown = await chooseFrom<Board | null>(stage, {
      title: `Leaderboard: ${game.title}, ${title}`,
      lines: rows.ok ? scoreLines(rows.value) : [rows.reason],
      choices: [
        { title: 'Back', value: null },
        ...others.slice(0, MOST_OTHERS).map((board) => ({ title: board.title, value: board })),
      ],
      back: null,
    });
  }
}
