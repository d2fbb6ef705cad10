import { exists, firstCell, type Grid } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';

/** The cell in the middle; where the mask leaves it out, the next one that exists. On polar grids the middle is the hub. */
export function middleCell(grid: Grid): number {
  if (grid.kind === 'polar') return firstCell(grid);
  const middle = Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2);
  if (exists(grid, middle)) return middle;
  const next = grid.mask === null ? -1 : grid.mask.indexOf(1, middle);
  return next >= 0 ? next : firstCell(grid);
}

/** A cell of the grid, each equally likely. */
export function randomCell(grid: Grid, rng: Rng): number {
  let ahead = rng.below(grid.count);
  if (grid.mask === null) return ahead;
  let cell = firstCell(grid);
  while (ahead > 0) if (grid.mask[++cell] === 1) ahead--;
  return cell;
}

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

/** The cell behind a side that has one: `neighbour` without the search for the rim, which takes a division. */
export function behind(grid: Grid): (cell: number, side: number) => number {
  if (grid.kind !== 'rect') return grid.neighbour;
  const steps = Int32Array.of(-grid.width, 1, grid.width, -1);
  return (cell, side) => cell + steps[side];
}
