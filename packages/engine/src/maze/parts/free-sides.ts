import { E, type Grid, N, S, W } from '../../grid/grid.js';
import { neighbourSides } from './neighbour-sides.js';

/**
 * The way out of the maze from each cell: which of its sides lead to a cell that is not yet part of it.
 *
 * Algorithms that grow a maze look at a cell far more often than they add one, so the bytes are kept up to
 * date when a cell joins instead of asking all neighbours at every look.
 */
export interface FreeSides {
  /** One byte a cell number, a bit for each free side. */
  readonly free: Uint8Array;
  /** Makes a cell part of the maze: no side of a neighbour that leads to it is free any longer. */
  join(cell: number): void;
}

export function freeSides(grid: Grid): FreeSides {
  return grid.kind === 'rect' ? onSquares(grid) : onGraph(grid);
}

function onGraph(grid: Grid): FreeSides {
  const free = neighbourSides(grid);
  const sides = neighbourSides(grid);
  return {
    free,
    join(cell) {
      for (let side = 0; sides[cell] >>> side !== 0; side++) {
        if ((sides[cell] & (1 << side)) === 0) continue;
        free[grid.neighbour(cell, side)] &= ~(1 << grid.opposite(cell, side));
      }
    },
  };
}

/**
 * On squares no neighbour is looked up: what lies a step beyond the left or right rim is the rim of another
 * row, whose bit is 0 already, and a spare row at either end catches what lies above and below.
 */
function onSquares(grid: Grid): FreeSides {
  const { width, size } = grid;
  const rows = new Uint8Array(size + 2 * width);
  rows.set(neighbourSides(grid), width);
  return {
    free: rows.subarray(width, width + size),
    join(cell) {
      const place = cell + width;
      rows[place - width] &= ~S;
      rows[place + 1] &= ~W;
      rows[place + width] &= ~N;
      rows[place - 1] &= ~E;
    },
  };
}
