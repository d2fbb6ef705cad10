import type { Grid } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';

/** A wall's number leaves room for eight sides a cell, so that cell and side are had by shifting. */
const SIDE_BITS = 3;

/** A wall's number, the same from both its sides: it names the cell with the lower number and the side there. */
export function wallNumber(grid: Grid, cell: number, side: number): number {
  const next = grid.neighbour(cell, side);
  return cell < next ? forwardWall(cell, side) : forwardWall(next, grid.opposite(cell, side));
}

/** The number of a wall behind which the cell has a higher number. */
export function forwardWall(cell: number, side: number): number {
  return (cell << SIDE_BITS) | side;
}

/** The lower of the two cells a wall parts. */
export function wallCell(wall: number): number {
  return wall >>> SIDE_BITS;
}

/** On which side of the lower cell a wall is. */
export function wallSide(wall: number): number {
  return wall & ((1 << SIDE_BITS) - 1);
}

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
