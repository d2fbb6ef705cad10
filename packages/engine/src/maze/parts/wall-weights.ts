import type { Rng } from '../../rng/rng.js';

/**
 * Weights are below 2 to the power of this, like the numbers of walls in the largest grid. It leaves room for
 * two bits more in a number of 31 bits: which of four walls it is.
 */
export const WEIGHT_BITS = 29;
const MASK = (1 << WEIGHT_BITS) - 1;

/**
 * A random weight for every wall of a grid, computed when it is asked for instead of stored: two words of key
 * are all there is to keep. No two walls have the same weight.
 */
export interface WallWeights {
  readonly first: number;
  readonly second: number;
}

export function wallWeights(rng: Rng): WallWeights {
  return { first: rng.next() & MASK, second: rng.next() & MASK };
}

/**
 * The weight of a wall: 29 random bits. Every step of the mixing can be undone within 29 bits, so that
 * different numbers keep different weights: no two walls ever tie.
 */
export function weigh(wall: number, first: number, second: number): number {
  let word = Math.imul(wall ^ first, 0x85ebca6b) & MASK;
  word = Math.imul(word ^ (word >>> 13) ^ second, 0xc2b2ae35) & MASK;
  return word ^ (word >>> 16);
}
