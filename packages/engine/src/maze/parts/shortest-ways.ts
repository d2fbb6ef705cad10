import type { Grid } from '../../grid/grid.js';
import { middleCell } from './cells.js';

/** The cells of a grid by their distance from the middle, and which of their sides lead nearer to it. */
export interface ShortestWays {
  readonly order: Int32Array;
  /** The sides of a cell behind which there is one that is nearer, as bits. */
  nearer(cell: number): number;
}

export function shortestWays(grid: Grid): ShortestWays {
  const order = new Int32Array(grid.count);
  // Distances of neighbours differ by at most one, so it is enough to know them modulo 3, plus 1: 0 is unknown.
  const distances = new Uint8Array(grid.size);
  let known = 0;
  order[known++] = middleCell(grid);
  distances[order[0]] = 1;
  for (let head = 0; head < known; head++) {
    const farther = (distances[order[head]] % 3) + 1;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(order[head], side);
      if (next < 0 || distances[next] !== 0) continue;
      distances[next] = farther;
      order[known++] = next;
    }
  }

  function nearer(cell: number): number {
    let sides = 0;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && (distances[next] % 3) + 1 === distances[cell]) sides |= 1 << side;
    }
    return sides;
  }

  return { order, nearer };
}
