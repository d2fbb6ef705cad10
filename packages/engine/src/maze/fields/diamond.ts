import type { Grid } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';
import { isLevel, randomWeight, rowsOf, type WeightField, type WeightOf } from './field.js';
import { fromCentre, isCentre, legCount, legWeight, outerLeg } from './legs.js';

/**
 * A spiral grows from the centre, and the wall on the outer side of every cell it comes to weighs as much as the
 * number of its leg; all others have random weights. So straight spokes run outwards in four wedges that meet on the
 * diagonals, with gaps between the spokes at random places. The centre itself opens on all sides.
 */
export const diamondField: WeightField = {
  id: 'diamond',
  title: 'Diamond',
  about: 'Four wedges of straight spokes that meet on the diagonals, around an open centre.',
  begin: (grid, rng) => (grid.kind === 'polar' ? onRings(grid, rng) : onRows(grid, rng)),
};

function onRows(grid: Grid, rng: Rng): WeightOf {
  const place = fromCentre(grid);
  const legs = legCount(grid);
  return (cell, side) => {
    const [one, other] = [place(cell), place(grid.neighbour(cell, side))];
    if (isCentre(one) || isCentre(other)) return 0;
    const leg = outerLeg(one, other);
    return leg === 0 ? randomWeight(rng) : legWeight(leg, legs);
  };
}

/** Each ring counts as a leg, and every way outwards is a spoke. */
function onRings(grid: Grid, rng: Rng): WeightOf {
  const rowOf = rowsOf(grid);
  return (cell, side) =>
    isLevel('polar', side) ? randomWeight(rng) : legWeight(rowOf(cell).row, grid.height);
}
