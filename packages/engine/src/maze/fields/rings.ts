import type { Grid } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';
import { isLevel, randomWeight, rowsOf, type WeightField, type WeightOf } from './field.js';
import { fromCentre, isCentre, legCount, legWeight, spiralLeg } from './legs.js';

/**
 * A spiral grows from the centre, and the walls it passes through weigh as much as the number of its leg; all others
 * have random weights. So the ways run in rings around the centre, with gaps at random places, the more the further
 * out. The centre itself opens on all sides.
 */
export const ringsField: WeightField = {
  id: 'rings',
  title: 'Rings',
  about: 'Nested rings around an open centre, with gaps at random places.',
  begin: (grid, rng) => (grid.kind === 'polar' ? onRings(grid, rng) : onRows(grid, rng)),
};

function onRows(grid: Grid, rng: Rng): WeightOf {
  const place = fromCentre(grid);
  const legs = legCount(grid);
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
