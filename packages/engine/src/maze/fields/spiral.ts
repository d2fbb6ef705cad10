import type { Grid } from '../../grid/grid.js';
import { isLevel, RANDOM_WEIGHTS, randomWeight, rowsOf, type WeightField } from './field.js';

/** How many cells wide the band is. */
const BAND = 2;

/**
 * A band two cells wide winds from the centre to the rim: a wall between two of its windings is heavier than every
 * other, so ways keep to the band. On polar grids each ring is a winding.
 */
export const spiralField: WeightField = {
  id: 'spiral',
  title: 'Spiral',
  about: 'A band two cells wide winds from the centre to the rim, and every way keeps to it.',
  begin(grid, rng) {
    const within = withinBand(grid);
    return (cell, side) => randomWeight(rng) + (within(cell, side) ? 0 : RANDOM_WEIGHTS);
  },
};

/** Whether the way through a side stays on the band. */
function withinBand(grid: Grid): (cell: number, side: number) => boolean {
  if (grid.kind === 'polar') return (_cell, side) => isLevel('polar', side);
  const rowOf = rowsOf(grid);
  const middle = { column: Math.floor((grid.width - 1) / 2), row: Math.floor((grid.height - 1) / 2) };
  const block = (cell: number): Position => {
    const { column, row } = rowOf(cell);
    return { x: Math.floor((column - middle.column) / BAND), y: Math.floor((row - middle.row) / BAND) };
  };
  return (cell, side) => {
    const [one, other] = [block(cell), block(grid.neighbour(cell, side))];
    return (one.x === other.x && one.y === other.y) || spiralLeg(one, other) > 0;
  };
}

/** A place, counted from the middle: x to the east, y to the south. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * The leg of the square spiral that joins two places, or 0 when none does.
 *
 * The spiral begins in the middle and goes 1 to the east, 1 to the north, 2 to the west, 2 to the south, 3 to the
 * east and so on: these are its legs 1, 2, 3, 4, 5. It comes to every place there is.
 */
export function spiralLeg(one: Position, other: Position): number {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  if (one.y === other.y && Math.abs(one.x - other.x) === 1) return levelLeg(x, y);
  if (one.x === other.x && Math.abs(one.y - other.y) === 1) return uprightLeg(x, y);
  return 0;
}

/** The leg from a place to the one east of it: eastward legs run below the middle, westward ones above it. */
function levelLeg(x: number, y: number): number {
  if (y >= 0) return -y <= x && x <= y ? 4 * y + 1 : 0;
  return y <= x && x < -y ? -4 * y - 1 : 0;
}

/** The leg from a place to the one south of it: northward legs run right of the middle, southward ones left of it. */
function uprightLeg(x: number, y: number): number {
  if (x > 0) return -x <= y && y <= x - 2 ? 4 * x - 2 : 0;
  return x <= y && y < -x ? -4 * x : 0;
}
