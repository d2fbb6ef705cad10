import type { Grid } from '../../grid/grid.js';

/** A wall's number leaves room for eight sides a cell, so that cell and side are had by shifting. */
const SIDE_BITS = 3;

/** A wall's number, the same from both its sides: it names the cell with the lower number and the side there. */
export function wallNumber(grid: Grid, cell: number, side: number): number {
  const next = grid.neighbour(cell, side);
  return cell < next ? forwardWall(cell, side) : forwardWall(next, grid.opposite(cell, side));
}

/** The number of a wall behind which the cell has a higher number. */
export function forwardWall(cell: number, side: number): number {
  return (cell << SIDE_BITS) | side;
}

/** The lower of the two cells a wall parts. */
export function wallCell(wall: number): number {
  return wall >>> SIDE_BITS;
}

/** On which side of the lower cell a wall is. */
export function wallSide(wall: number): number {
  return wall & ((1 << SIDE_BITS) - 1);
}
