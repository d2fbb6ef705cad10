import type { Rng } from '../../rng/rng.js';
import { pickIndex } from '../pick-index.js';
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

/** Fills a list with random weights: the same as asking the field for each, at a fraction of the time. */
export function fillUniform(weights: Uint16Array, rng: Rng): void {
  const { state } = rng;
  // sfc32, inlined: see Rng.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  for (let i = 0; i < weights.length; i++) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    weights[i] = 1 + pickIndex(RANDOM_WEIGHTS, word);
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}
