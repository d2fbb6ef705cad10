import type { Grid } from '../grid/grid.js';
import { MAX_WEIGHT, type WeightOf } from './fields/field.js';
import { forwardSides } from './neighbour-sides.js';
import { bitCount } from './pick.js';
import { forwardWall } from './wall-number.js';

/** The walls of a grid and their weights. */
export interface WeighedWalls {
  /** The sides of each cell whose neighbour has a higher number: every wall once. */
  readonly sides: Uint8Array;
  /** The weights in the order of cells and sides. */
  readonly weights: Uint16Array;
}

/** The walls of a grid from the lightest to the heaviest. */
export interface SortedWalls {
  /** The numbers of the walls. */
  readonly walls: Int32Array;
  /** Where the walls of each weight end. Those of the same weight are in the order of their cells. */
  readonly ends: Int32Array;
}

/** All walls, with every weight 0 for now. */
export function weightlessWalls(grid: Grid): WeighedWalls {
  const sides = forwardSides(grid);
  let count = 0;
  for (let cell = 0; cell < sides.length; cell++) count += bitCount(sides[cell]);
  return { sides, weights: new Uint16Array(count) };
}

/** Asks for the weight of every wall. */
export function weighWalls(walls: WeighedWalls, weightOf: WeightOf): void {
  const { sides, weights } = walls;
  let wall = 0;
  for (let cell = 0; cell < sides.length; cell++) {
    for (let side = 0; sides[cell] >>> side !== 0; side++) {
      if ((sides[cell] & (1 << side)) === 0) continue;
      const weight = weightOf(cell, side);
      if ((weight & MAX_WEIGHT) !== weight) throw new Error(`${weight} is no weight from 0 to ${MAX_WEIGHT}`);
      weights[wall++] = weight;
    }
  }
}

/** Sorts by counting: two passes over the walls and no comparison. */
export function sortWalls({ sides, weights }: WeighedWalls): SortedWalls {
  let heaviest = 0;
  for (let wall = 0; wall < weights.length; wall++) heaviest = Math.max(heaviest, weights[wall]);
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
