import type { Grid } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';

/** Weights have 31 bits, so that the difference of two is still a 32-bit integer. */
const BITS = 0x7fffffff;

/**
 * A random weight for every wall of a grid, computed when it is asked for instead of stored: two words of key
 * are all there is to keep. No two walls have the same weight.
 */
export interface WallWeights {
  readonly first: number;
  readonly second: number;
}

export function wallWeights(rng: Rng): WallWeights {
  return { first: rng.next() & BITS, second: rng.next() & BITS };
}

/** A wall's number, the same from both its sides: that of the lower cell times the sides of a cell, plus the side. */
export function wallNumber(grid: Grid, cell: number, side: number): number {
  const next = grid.neighbour(cell, side);
  return cell < next ? cell * grid.sides + side : next * grid.sides + grid.opposite(cell, side);
}

/**
 * The weight of a wall: 31 random bits. Every step of the mixing can be undone within 31 bits, so that
 * different numbers keep different weights: no two walls ever tie.
 */
export function weigh(wall: number, first: number, second: number): number {
  let word = wall ^ first;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b) & BITS;
  word = Math.imul(word ^ (word >>> 13) ^ second, 0xc2b2ae35) & BITS;
  return word ^ (word >>> 16);
}
