import type { Grid } from '../../grid/grid.js';

/**
 * The cell behind a side where it is known that there is one: the grid's `neighbour` without looking for the
 * rim, which on squares takes a division.
 */
export function behind(grid: Grid): (cell: number, side: number) => number {
  if (grid.kind !== 'rect') return grid.neighbour;
  const steps = Int32Array.of(-grid.width, 1, grid.width, -1);
  return (cell, side) => cell + steps[side];
}
