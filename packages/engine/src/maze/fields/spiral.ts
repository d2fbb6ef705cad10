import type { Grid } from '../../grid/grid.js';
import { isLevel, RANDOM_WEIGHTS, randomWeight, rowsOf, type WeightField } from './field.js';
import { type Position, spiralLeg } from './legs.js';

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
