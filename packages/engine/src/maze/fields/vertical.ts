import type { WeightField } from './field.js';
import { isLevel } from './level-side.js';
import { randomWeight } from './uniform.js';

/** What a wall across the grain weighs more: half of the random range, so that some still go first. */
const ACROSS = 500;

/** Ways that do not run level are opened first: long columns. On polar grids, spokes. */
export const verticalField: WeightField = {
  id: 'vertical',
  title: 'Vertical',
  about: 'Ways up and down go first: long columns with few crossings.',
  begin:
    ({ kind }, rng) =>
    (_cell, side) =>
      randomWeight(rng) + (isLevel(kind, side) ? ACROSS : 0),
};
