import { EAST, NORTH, SOUTH, WEST } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';
import type { Carving } from '../generator.js';
import type { Maze } from '../maze.js';
import { CHUNK } from './hot-loops.js';
import { copyFromPadded, FREE, type PaddedCells, paddedCells } from './padded.js';

/** A maze on squares that grows cell by cell. Hot loops load the fields into locals and store them back. */
export interface Growth extends PaddedCells {
  /** See `moveTable`. */
  readonly moves: Int32Array;
  /** The cells to go on from, and how many there are. */
  readonly list: Int32Array;
  length: number;
  /** Where the cell stands that joined last. */
  here: number;
  /** How many cells are still outside the maze. */
  missing: number;
  finished: boolean;
}

/** The beginning: one cell waits in the list, none is part of the maze. */
export function growthFrom({ grid }: Maze, cell: number): Growth {
  const padded = paddedCells(grid);
  const here = padded.placeOf(cell);
  // Four more places, because a loop may write neighbours before it is known whether they count.
  const list = new Int32Array(grid.count + 4);
  list[0] = here;
  const moves = moveTable(padded.offsets);
  return { ...padded, moves, list, length: 1, here, missing: grid.count, finished: false };
}

/** Takes the first cell into the maze. */
export function joinFirst(growth: Growth): void {
  growth.cells[growth.here] = 0;
  growth.missing--;
}

/** Carves with a loop that makes at most `budget` steps a call. */
export function carveGrowth(
  maze: Maze,
  rng: Rng,
  growth: Growth,
  grow: (growth: Growth, state: Int32Array, budget: number) => void,
): Carving {
  const { grid, open } = maze;
  return {
    advance(budget) {
      for (let left = budget; left > 0 && !growth.finished; left -= CHUNK) {
        grow(growth, rng.state, Math.min(left, CHUNK));
      }
      copyFromPadded(growth.cells, maze);
      if (growth.finished) return true;
      // Cells outside the maze are closed. A finished maze has none: the pass over all cells is only for watching.
      for (let cell = 0; cell < open.length; cell++) if (open[cell] >= FREE) open[cell] = 0;
      return false;
    },
    progress: () => (grid.count - growth.missing) / grid.count,
    cursor: () => growth.cellAt(growth.here),
  };
}

/** How many columns a move table has: a number that one, two, three and four choices divide evenly. */
export const DRAWS = 12;

/**
 * What a hot loop on a padded rectangle does next, by (possible sides, random number 0..11):
 * step << 8 | the side's bit as the new cell sees it << 4 | the side's bit as this cell sees it.
 *
 * `(word >>> 8) * 12 >>> 24` is the random number of a word; the side is then the one `pickFreeSide` picks.
 */
function moveTable(offsets: Int32Array): Int32Array {
  const table = new Int32Array(16 * DRAWS);
  for (let possible = 1; possible < 16; possible++) {
    const sides = [NORTH, EAST, SOUTH, WEST].filter((side) => possible & (1 << side));
    for (let draw = 0; draw < DRAWS; draw++) {
      const side = sides[Math.floor((draw * sides.length) / DRAWS)];
      table[possible * DRAWS + draw] = (offsets[side] << 8) | ((1 << (side ^ 2)) << 4) | (1 << side);
    }
  }
  return table;
}
