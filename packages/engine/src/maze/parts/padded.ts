import { exists, type Grid } from '../../grid/grid.js';
import type { Maze } from '../maze.js';

/** Bit 7 of a padded cell: not yet part of the maze. */
export const FREE = 128;

/** A rectangular grid's cells with a border of one sentinel cell around, so that hot loops need no range checks. */
export interface PaddedCells {
  /** One byte a cell: `FREE` for cells of the grid, 0 for the border and cells the mask leaves out. */
  readonly cells: Uint8Array;
  /** How far apart rows are. */
  readonly stride: number;
  /** Where a cell of the grid stands. */
  at(cell: number): number;
}

export function paddedCells(grid: Grid): PaddedCells {
  const { width, height } = grid;
  const stride = width + 2;
  const cells = new Uint8Array(stride * (height + 2));
  const at = (cell: number): number => cell + stride + 1 + 2 * Math.floor(cell / width);
  for (let y = 0; y < height; y++) cells.fill(FREE, at(y * width), at(y * width) + width);
  if (grid.mask !== null) {
    for (let cell = 0; cell < grid.size; cell++) if (!exists(grid, cell)) cells[at(cell)] = 0;
  }
  return { cells, stride, at };
}

/** Brings what was carved in the padded cells into the maze. Cells still free become closed cells. */
export function copyFromPadded(cells: Uint8Array, maze: Maze, finished: boolean): void {
  const { width, height } = maze.grid;
  const { open } = maze;
  const stride = width + 2;
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * stride + 1;
    open.set(cells.subarray(from, from + width), y * width);
  }
  // A finished maze has no free cell left: the pass over all cells is only for watching.
  if (!finished) for (let cell = 0; cell < open.length; cell++) open[cell] &= ~FREE;
}
