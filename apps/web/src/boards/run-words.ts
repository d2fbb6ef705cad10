import type { Upload } from '@warren/client';
import { type BoardHead, type Run, UNRANKED } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import { boardPath } from '../leaderboard/board-list.js';
import { asClause, shortRank } from '../leaderboard/standing-words.js';
import { dayOf, numberText } from '../lib/format.js';

/** A way to play for a board. */
type PlayWay = { readonly to: string; readonly title: string };

/** Boards whose game has a page for them, with a menu and a saved run. */
const OWN_PAGES: readonly string[] = ['campaign'];

/** The way to play for a board at a moment; `null` where nothing can be added to it. */
export function playWay({ id, game, kind, day, code, current }: BoardHead, now: number): PlayWay | null {
  const entry = GAME_ENTRIES.find((each) => each.id === game);
  if (!current || entry === undefined) return null;
  if (kind === 'daily') return day === dayOf(now) ? { to: '/daily', title: 'Play today’s challenge' } : null;
  const name = nameWithin(id);
  if (OWN_PAGES.includes(name)) return { to: entry.path, title: 'Play for a place' };
  // A maze alone can be had by its code, whatever else a board asks for cannot.
  if (kind === 'code' && name === `code.${code}`) return { to: `/play/${code}`, title: 'Play this maze' };
  return { to: rankedPath(id), title: 'Play for a place' };
}

/** The address to play for a board that has no page of its own. */
function rankedPath(board: string): string {
  return boardPath(board).replace('/boards/', '/ranked/');
}

/** The name of a board within its game: `level-3` of `lost-cause.level-3@2`. */
export function nameWithin(board: string): string {
  return board.slice(board.indexOf('.') + 1).replace(/@\d+$/, '');
}

/** What was played, such as “Lost Cause, level 3”. */
export function runTitle({ game, board }: Pick<Run, 'game' | 'board'>): string {
  const title = GAME_ENTRIES.find(({ id }) => id === game)?.title ?? game;
  const name = board === null ? '' : boardWords(nameWithin(board));
  return name === '' ? title : `${title}, ${name}`;
}

/** The name of a board in words: its id is made of them. */
function boardWords(name: string): string {
  const [plain] = name.split('~');
  if (plain.startsWith('daily.')) return 'the challenge of a day';
  if (plain.startsWith('code.')) return 'a shared maze';
  // Which season it is stands on the board.
  return plain.replace(/^(?:season-\d+|any)\./, '').replaceAll('-', ' ');
}

/** What became of a run, in a line. */
export function runState(run: Run): string {
  const { status, progress, reason, unranked, rank, points } = run;
  if (status === 'refused') return `Refused: ${reason || 'it does not hold'}`;
  if (status !== 'verified') return `Being checked: ${Math.floor(progress / 10)} %`;
  const score = points === null ? '' : `${numberText(points)} points, `;
  if (unranked !== null) return `Not on the leaderboard: ${asClause(UNRANKED[unranked])}`;
  return `${score}${rank === null ? 'a better one is listed' : shortRank(run, rank)}`;
}

const WAITS = {
  offline: 'Waits for a connection',
  busy: 'Waits until the server has time',
  'signed-out': 'Waits until you sign in again',
  queued: 'Will be uploaded in a moment',
} as const;

/** Where a run is on its way to the server, in a line. */
export function uploadState(state: Upload['state']): string {
  switch (state.phase) {
    case 'waiting':
      return WAITS[state.why];
    case 'uploading':
      return 'Uploading';
    case 'refused':
      return `Refused: ${state.reason}`;
    default:
      return runState(state.run);
  }
}
