import { pickIndex, type Rng } from '../../rng/rng.js';
import type { WeightField } from './field.js';

/** Random weights go from 1 to this. */
export const RANDOM_WEIGHTS = 1000;

/** Every wall has a random weight from 1 to 1000: the plain Kruskal. */
export const uniformField: WeightField = {
  id: 'uniform',
  title: 'Uniform',
  about: 'All walls are alike: an even texture without direction.',
  begin: (_grid, rng) => () => randomWeight(rng),
};

/** One random weight: what other fields add their own to. */
export function randomWeight(rng: Rng): number {
  return 1 + pickIndex(RANDOM_WEIGHTS, rng.next());
}
