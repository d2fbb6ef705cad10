import { isLevel, type WeightField } from './field.js';
import { randomWeight } from './uniform.js';

/** What a wall across the grain weighs more: half of the random range, so that some still go first. */
const ACROSS = 500;

/** Ways that run level are opened first: long rows. On polar grids, rings around the hub. */
export const horizontalField: WeightField = {
  id: 'horizontal',
  title: 'Horizontal',
  about: 'Ways from left to right go first: long rows with few crossings.',
  begin: alongLevel(true),
};

/** Ways that do not run level are opened first: long columns. On polar grids, spokes. */
export const verticalField: WeightField = {
  id: 'vertical',
  title: 'Vertical',
  about: 'Ways up and down go first: long columns with few crossings.',
  begin: alongLevel(false),
};

function alongLevel(level: boolean): WeightField['begin'] {
  return ({ kind }, rng) =>
    (_cell, side) =>
      randomWeight(rng) + (isLevel(kind, side) === level ? 0 : ACROSS);
}
