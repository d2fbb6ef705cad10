import { E, type Grid, type GridKind, S } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import { greater, lesser } from './branchless.js';
import { MAX_WEIGHT, type WeightOf } from './fields/field.js';
import { RANDOM_WEIGHTS } from './fields/uniform.js';
import { forwardSides } from './neighbour-sides.js';
import { pickIndex } from './pick-index.js';
import { forwardWall } from './wall-number.js';

/** The walls of a grid and their weights. */
export interface WeighedWalls {
  /** The sides of each cell whose neighbour has a higher number: every wall once. */
  readonly sides: Uint8Array;
  /** How many places for weights a cell has: those of its sides 1, 2 and so on. No wall is at a side 0. */
  readonly places: number;
  /** The weights, cell by cell; `LAST` where there is no wall, or none that can ever be opened. */
  readonly weights: Uint16Array;
  /** No weight but `LAST` is above this. */
  heaviest: number;
}

/** The walls of a grid from the lightest to the heaviest. */
export interface SortedWalls {
  /** The numbers of the walls. After the last one that may have to be opened they mean nothing. */
  readonly walls: Int32Array;
  /** Where the walls of each weight end. Those of the same weight are in the order of their cells. */
  readonly ends: Int32Array;
}

/** Comes behind all weights: the maze is finished before its turn. */
const LAST = MAX_WEIGHT + 1;

/** The highest side at which a neighbour can have a higher number. */
const PLACES: Record<GridKind, number> = { rect: 2, hex: 3, triangle: 2, polar: 4 };

function blankWalls(grid: Grid): WeighedWalls {
  const places = PLACES[grid.kind];
  const weights = new Uint16Array(grid.size * places).fill(LAST);
  return { sides: forwardSides(grid), places, weights, heaviest: 0 };
}

/** Asks for the weight of every wall. */
export function askedWalls(grid: Grid, weightOf: WeightOf): WeighedWalls {
  const walls = blankWalls(grid);
  const { sides, places, weights } = walls;
  for (let cell = 0; cell < sides.length; cell++) {
    for (let side = 1; side <= places; side++) {
      if ((sides[cell] & (1 << side)) === 0) continue;
      const weight = weightOf(cell, side);
      const fits = Number.isInteger(weight) && weight >= 0 && weight <= MAX_WEIGHT;
      if (!fits) throw new Error(`${weight} is no weight from 0 to ${MAX_WEIGHT}`);
      weights[cell * places + side - 1] = weight;
      walls.heaviest = Math.max(walls.heaviest, weight);
    }
  }
  return walls;
}

/**
 * Gives every wall between squares a random weight: the same as asking the uniform field for each, in a
 * quarter of the time. It goes cell by cell, because one loop over both sides is at times compiled badly.
 */
export function uniformSquares(grid: Grid, { state }: Rng): WeighedWalls {
  const walls = { ...blankWalls(grid), heaviest: RANDOM_WEIGHTS };
  const { sides, weights, heaviest } = walls;
  // sfc32, inlined: see Rng.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  for (let cell = 0; cell < sides.length; cell++) {
    if ((sides[cell] & E) !== 0) {
      const word = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      weights[2 * cell] = 1 + pickIndex(heaviest, word);
    }
    if ((sides[cell] & S) !== 0) {
      const word = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      weights[2 * cell + 1] = 1 + pickIndex(heaviest, word);
    }
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  return walls;
}

/**
 * On squares, puts the heaviest of the four walls that meet in a corner behind all others, if it is heavier
 * than the other three: they come first and join its two cells around the corner, so that it is never opened.
 * That is a third of all walls, and those that cost most to find out.
 */
export function putHeaviestLast({ weights }: WeighedWalls, { width, height }: Grid): void {
  // A wall is north of one corner and south of another: its weight before it may have been put last.
  const above = new Uint16Array(width);
  for (let x = 0; x < width; x++) above[x] = weights[2 * x];
  // For each of the four: where its weight is, from that of the northern one.
  const steps = Int32Array.of(0, 1, 2 * width, 3);
  for (let y = 0; y + 1 < height; y++) {
    const row = 2 * y * width;
    let west = weights[row + 1];
    for (let x = 0; x + 1 < width; x++) {
      const place = row + 2 * x;
      const north = above[x];
      const south = weights[place + 2 * width];
      const east = weights[place + 3];
      const most = greater(greater(north << 2, (west << 2) | 1), greater((south << 2) | 2, (east << 2) | 3));
      const weight = most >>> 2;
      const lighter =
        ((north - weight) >>> 31) +
        ((west - weight) >>> 31) +
        ((south - weight) >>> 31) +
        ((east - weight) >>> 31);
      if (lighter === 3) weights[place + steps[most & 3]] = LAST;
      above[x] = south;
      west = east;
    }
  }
}

/** Sorts by counting: two passes over the walls and no comparison. */
export function sortWalls({ places, weights, heaviest }: WeighedWalls): SortedWalls {
  const last = heaviest + 1;
  // First how many walls are lighter, that is, where each weight begins; after placing, where it ends.
  const ends = new Int32Array(last + 2);
  for (let place = 0; place < weights.length; place++) ends[lesser(weights[place], last) + 1]++;
  for (let weight = 1; weight <= last; weight++) ends[weight] += ends[weight - 1];
  const walls = new Int32Array(weights.length);
  let place = 0;
  for (let cell = 0; place < weights.length; cell++) {
    for (let side = 1; side <= places; side++) {
      walls[ends[lesser(weights[place++], last)]++] = forwardWall(cell, side);
    }
  }
  return { walls, ends };
}
