import { EAST, type Grid, NORTH, SOUTH, WEST } from '../grid/grid.js';
import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND } from '../grid/polar.js';
import { pointsUp } from '../grid/triangle.js';

const SQUARE = [NORTH, EAST, SOUTH, WEST];
const HEXAGON = [0, 1, 2, 3, 4, 5];
// Seen with the rim above: the first outward neighbour is the one to the left.
const SECTOR = [INWARD, COUNTER, OUTWARD, OUTWARD_SECOND, CLOCKWISE];

/** The sides of a cell as one meets them turning clockwise. */
export function clockwise(grid: Grid): readonly number[] {
  if (grid.kind === 'polar') return SECTOR;
  return grid.kind === 'hex' ? HEXAGON : SQUARE;
}

/** Whether a cell really has this side: triangles have three of four, and few sectors a second outward one. */
export function hasSide(grid: Grid, cell: number, side: number): boolean {
  if (grid.kind === 'triangle') return side !== (pointsUp(cell, grid.width) ? NORTH : SOUTH);
  return grid.kind !== 'polar' || side !== OUTWARD_SECOND || grid.neighbour(cell, side) >= 0;
}
