import type { Rng } from '../../rng/rng.js';

/** Weights have so many bits, which leaves two of 31 to say which of four walls it is. */
export const WEIGHT_BITS = 29;
const MASK = (1 << WEIGHT_BITS) - 1;

/** A different random weight for every wall, computed when it is asked for: two words of key are all that is kept. */
export interface WallWeights {
  readonly first: number;
  readonly second: number;
}

export function wallWeights(rng: Rng): WallWeights {
  return { first: rng.next() & MASK, second: rng.next() & MASK };
}

/** The weight of a wall: 29 random bits. Every step of the mixing can be undone, so no two walls ever tie. */
export function weigh(wall: number, first: number, second: number): number {
  let word = Math.imul(wall ^ first, 0x85ebca6b) & MASK;
  word = Math.imul(word ^ (word >>> 13) ^ second, 0xc2b2ae35) & MASK;
  return word ^ (word >>> 16);
}
