import type { LabyrinthRound, Square } from './state.js';
import { squareBehind, waysOf } from './walk.js';

/** A seen square: its ways, and from which square through which side; `null` where the player stands. */
export interface Seen {
  readonly square: Square;
  readonly ways: number;
  readonly behind: { readonly square: Square; readonly side: number } | null;
}

/**
 * What a player in a square sees: straight along its ways until a wall stands there, over bridges and
 * beneath them, and which sides of the squares on the line are open. Not around corners, and nothing else.
 */
export function seenFrom(round: LabyrinthRound, from: Square): Seen[] {
  const { cell, beneath } = from;
  const here = { cell, beneath };
  const seen: Seen[] = [{ square: here, ways: waysOf(round, here), behind: null }];
  for (let side = 0; side < 4; side++) {
    let square: Square = here;
    while ((waysOf(round, square) & (1 << side)) !== 0) {
      const next = squareBehind(round, square, side);
      seen.push({ square: next, ways: waysOf(round, next), behind: { square, side } });
      square = next;
    }
  }
  return seen;
}
