import type { Grid } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';
import { isLevel, randomWeight, rowsOf, type WeightField, type WeightOf } from './field.js';
import { type Position, spiralLeg } from './spiral.js';

/** The last leg weighs no more than this. Against random weights up to 1000 it is little, even at the rim. */
const HEAVIEST_LEG = 66;

/**
 * A spiral grows from the centre, and the walls it passes through weigh as much as the number of its leg; all others
 * have random weights. So the ways run in rings around the centre, with gaps at random places, the more the further
 * out. The centre itself opens on all sides.
 */
export const diamondField: WeightField = {
  id: 'diamond',
  title: 'Diamond',
  about: 'Nested rings around an open centre, with gaps at random places.',
  begin: (grid, rng) => (grid.kind === 'polar' ? onRings(grid, rng) : onRows(grid, rng)),
};

function onRows(grid: Grid, rng: Rng): WeightOf {
  const rowOf = rowsOf(grid);
  const legs = 2 * Math.max(grid.width, grid.height);
  const place = (cell: number): Position => {
    const { column, row } = rowOf(cell);
    return { x: column - Math.floor(grid.width / 2), y: row - Math.floor(grid.height / 2) };
  };
  return (cell, side) => {
    const [one, other] = [place(cell), place(grid.neighbour(cell, side))];
    if (isCentre(one) || isCentre(other)) return 0;
    const leg = spiralLeg(one, other);
    return leg === 0 ? randomWeight(rng) : legWeight(leg, legs);
  };
}

/** Rings are there already: each counts as a leg, and the innermost one is open all around. */
function onRings(grid: Grid, rng: Rng): WeightOf {
  const rowOf = rowsOf(grid);
  return (cell, side) =>
    isLevel('polar', side) ? legWeight(rowOf(cell).row, grid.height) : randomWeight(rng);
}

function isCentre({ x, y }: Position): boolean {
  return x === 0 && y === 0;
}

/** The number of the leg; in mazes with more legs than the heaviest one may weigh, in proportion. */
function legWeight(leg: number, legs: number): number {
  return legs <= HEAVIEST_LEG ? leg : Math.ceil((leg * HEAVIEST_LEG) / legs);
}
