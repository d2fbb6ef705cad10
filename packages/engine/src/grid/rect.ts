import { EAST, type Grid, NORTH, SOUTH } from './grid.js';

export interface GridShape {
  readonly width: number;
  readonly height: number;
  readonly mask: Uint8Array | null;
  readonly count: number;
}

/** Squares: sides N, E, S, W. */
export function rectGrid({ width, height, mask, count }: GridShape): Grid {
  const size = width * height;

  function neighbour(cell: number, side: number): number {
    let next: number;
    if (side === NORTH) next = cell - width;
    else if (side === SOUTH) next = cell + width < size ? cell + width : -1;
    else if (side === EAST) next = (cell + 1) % width === 0 ? -1 : cell + 1;
    else next = cell % width === 0 ? -1 : cell - 1;
    return next < 0 || (mask !== null && mask[next] === 0) ? -1 : next;
  }

  return { kind: 'rect', width, height, size, count, sides: 4, mask, neighbour, opposite: oppositeRect };
}

/** N and S face each other, as do E and W. */
export function oppositeRect(_cell: number, side: number): number {
  return side ^ 2;
}
