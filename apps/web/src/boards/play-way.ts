import type { BoardHead } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import { boardPath } from '../leaderboard/board-list.js';
import { dayOf } from '../lib/format.js';

/** A way to play for a board. */
export interface PlayWay {
  readonly to: string;
  readonly title: string;
}

/** Boards whose game has a page for them, with a menu and a saved run. */
const OWN_PAGES: readonly string[] = ['campaign'];

/** How one plays for a board at a moment; `null` where nothing can be added to it. */
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

/** Where one plays for a board that has no page of its own. */
export function rankedPath(board: string): string {
  return boardPath(board).replace('/boards/', '/ranked/');
}

/** The name of a board within its game: `level-3` of `lost-cause.level-3@2`. */
export function nameWithin(board: string): string {
  return board.slice(board.indexOf('.') + 1).replace(/@\d+$/, '');
}
