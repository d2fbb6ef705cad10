import type { Grid } from '../../grid/grid.js';
import { pickIndex, type Rng } from '../../rng/rng.js';
import { MAX_WEIGHT, type WeightOf } from '../fields/field.js';
import { RANDOM_WEIGHTS } from '../fields/uniform.js';
import { inChunks } from './hot-loops.js';
import { forwardSides } from './neighbour-sides.js';
import { bitCount } from './pick.js';
import { forwardWall } from './walls.js';

/** The walls of a grid and their weights. */
export interface WeighedWalls {
  /** The sides of each cell whose neighbour has a higher number: every wall once. */
  readonly sides: Uint8Array;
  /** The weights, in the order of cells and sides. */
  readonly weights: Uint16Array;
  /** No weight is above this. */
  readonly heaviest: number;
}

/** The walls of a grid from the lightest to the heaviest. */
export interface SortedWalls {
  /** The numbers of the walls. */
  readonly walls: Int32Array;
  /** Where the walls of each weight end. Those of the same weight are in the order of their cells. */
  readonly ends: Int32Array;
}

/** Asks for the weight of every wall. */
export function askedWalls(grid: Grid, weightOf: WeightOf): WeighedWalls {
  const sides = forwardSides(grid);
  const weights = new Uint16Array(countWalls(sides));
  let wall = 0;
  let heaviest = 0;
  for (let cell = 0; cell < sides.length; cell++) {
    for (let side = 0; sides[cell] >>> side !== 0; side++) {
      if ((sides[cell] & (1 << side)) === 0) continue;
      const weight = weightOf(cell, side);
      if ((weight & MAX_WEIGHT) !== weight) throw new Error(`${weight} is no weight from 0 to ${MAX_WEIGHT}`);
      weights[wall++] = weight;
      heaviest = Math.max(heaviest, weight);
    }
  }
  return { sides, weights, heaviest };
}

/** Gives every wall a random weight: the same as asking the uniform field for each, in a fraction of the time. */
export function uniformWalls(grid: Grid, { state }: Rng): WeighedWalls {
  const sides = forwardSides(grid);
  const weights = new Uint16Array(countWalls(sides));
  inChunks(weights.length, (from, to) => fillUniform(weights, state, from, to));
  return { sides, weights, heaviest: RANDOM_WEIGHTS };
}

function countWalls(sides: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < sides.length; cell++) count += bitCount(sides[cell]);
  return count;
}

function fillUniform(weights: Uint16Array, state: Int32Array, from: number, to: number): void {
  const range = RANDOM_WEIGHTS;
  // sfc32, inlined: see Rng.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  for (let wall = from; wall < to; wall++) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    weights[wall] = 1 + pickIndex(range, word);
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/** Sorts by counting: two passes over the walls and no comparison. */
export function sortWalls({ sides, weights, heaviest }: WeighedWalls): SortedWalls {
  // First how many walls are lighter, that is, where each weight begins; after placing, where it ends.
  const ends = new Int32Array(heaviest + 2);
  for (let wall = 0; wall < weights.length; wall++) ends[weights[wall] + 1]++;
  for (let weight = 1; weight < ends.length; weight++) ends[weight] += ends[weight - 1];
  const walls = new Int32Array(weights.length);
  let wall = 0;
  for (let cell = 0; cell < sides.length; cell++) {
    for (let left = sides[cell]; left !== 0; left &= left - 1) {
      walls[ends[weights[wall++]]++] = forwardWall(cell, 31 - Math.clz32(left & -left));
    }
  }
  return { walls, ends };
}
