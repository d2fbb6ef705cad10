import type { Level } from './state.js';
import { tilesHigh, tilesWide } from './tiles.js';

/** A square of tiles: so many in each direction around its middle. */
export interface Square {
  readonly middle: number;
  readonly reach: number;
}

/** Counts the tiles of ways that were looked at. */
export interface Looks {
  looks: number;
}

/**
 * The tile that follows `from` on the way to `to`; `to` itself when both are one; -1 when the way leaves the
 * square. From both ends it climbs towards the start until the two meet.
 */
export function nextOnWay(level: Level, from: number, to: number, square: Square, counter: Looks): number {
  if (from === to) return to;
  const { steps } = level;
  const isInside = insideOf(square, tilesWide(level));
  if (!isInside(to)) return -1;
  let next = -1;
  let near = from;
  let far = to;
  let beforeFar = to;
  while (near !== far) {
    counter.looks++;
    if (steps[near] > steps[far]) {
      near = towardsStart(level, near);
      if (next < 0) next = near;
      if (!isInside(near)) return -1;
    } else {
      beforeFar = far;
      far = towardsStart(level, far);
      if (!isInside(far)) return -1;
    }
  }
  return next < 0 ? beforeFar : next;
}

/** Tells whether tiles of a map so many tiles wide lie in a square. */
function insideOf({ middle, reach }: Square, across: number): (tile: number) => boolean {
  const middleColumn = middle % across;
  const middleRow = (middle - middleColumn) / across;
  return (tile) => {
    const column = tile % across;
    const row = (tile - column) / across;
    return Math.abs(column - middleColumn) <= reach && Math.abs(row - middleRow) <= reach;
  };
}

/** The neighbour that is one step nearer to the start. The start itself has none. */
export function towardsStart(level: Level, tile: number): number {
  const { steps } = level;
  const across = tilesWide(level);
  const wanted = steps[tile] - 1;
  const column = tile % across;
  if (column > 0 && steps[tile - 1] === wanted) return tile - 1;
  if (column + 1 < across && steps[tile + 1] === wanted) return tile + 1;
  if (tile >= across && steps[tile - across] === wanted) return tile - across;
  if (tile + across < across * tilesHigh(level) && steps[tile + across] === wanted) return tile + across;
  throw new Error(`no way leads from tile ${tile} to the start`);
}
