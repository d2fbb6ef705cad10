import { exists, type Grid } from '../../grid/grid.js';

/** Which cells are not yet part of the maze: one byte a cell, 1 for fresh, and how many there are. */
export interface FreshCells {
  readonly cells: Uint8Array;
  left: number;
}

export function freshCells(grid: Grid): FreshCells {
  const cells = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) cells[cell] = exists(grid, cell) ? 1 : 0;
  return { cells, left: grid.count };
}

/** Takes a fresh cell into the maze. */
export function visit(fresh: FreshCells, cell: number): void {
  fresh.cells[cell] = 0;
  fresh.left--;
}
