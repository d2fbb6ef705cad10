import type { WeightField } from './field.js';
import { isLevel } from './level-side.js';
import { randomWeight } from './uniform.js';

/** What a wall across the grain weighs more: half of the random range, so that some still go first. */
const ACROSS = 500;

/** Ways that run level are opened first: long rows. On polar grids, rings around the hub. */
export const horizontalField: WeightField = {
  id: 'horizontal',
  title: 'Horizontal',
  about: 'Ways from left to right go first: long rows with few crossings.',
  begin:
    ({ kind }, rng) =>
    (_cell, side) =>
      randomWeight(rng) + (isLevel(kind, side) ? 0 : ACROSS),
};
