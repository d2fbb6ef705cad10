import { EAST, type Grid, NORTH, SOUTH, WEST } from '../grid/grid.js';
import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND } from '../grid/polar.js';
import { pointsUp } from '../grid/triangle.js';
import { tunnelsOf } from '../grid/tunnel-grid.js';

const SQUARE = [NORTH, EAST, SOUTH, WEST];
const HEXAGON = [0, 1, 2, 3, 4, 5];
// Seen with the rim above: the first outward neighbour is the one to the left.
const SECTOR = [INWARD, COUNTER, OUTWARD, OUTWARD_SECOND, CLOCKWISE];

/** The sides of a cell as one meets them turning clockwise; the mouth of a tunnel comes last. */
export function clockwise(grid: Grid): readonly number[] {
  const sides = grid.kind === 'polar' ? SECTOR : grid.kind === 'hex' ? HEXAGON : SQUARE;
  return grid.sides > sides.length ? [...sides, sides.length] : sides;
}

/**
 * Whether a cell really has this side: triangles have three of four, and few sectors a second outward one. Where
 * no tunnel ends there is no wall in its place.
 */
export function hasSide(grid: Grid, cell: number, side: number): boolean {
  if (tunnelsOf(grid).length > 0 && side === grid.sides - 1) return grid.neighbour(cell, side) >= 0;
  if (grid.kind === 'triangle') return side !== (pointsUp(cell, grid.width) ? NORTH : SOUTH);
  return grid.kind !== 'polar' || side !== OUTWARD_SECOND || grid.neighbour(cell, side) >= 0;
}
