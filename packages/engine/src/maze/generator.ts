import type { Grid, GridKind } from '../grid/grid.js';
import type { OptionSpec, OptionValues } from '../options.js';
import type { Rng } from '../rng/rng.js';
import type { Maze } from './maze.js';

/** What people can expect of an algorithm's mazes or of its way of working. */
export type GeneratorTrait =
  /** Every spanning tree is equally likely. */
  | 'uniform'
  /** The texture leans to some direction. */
  | 'biased'
  /** Passages cross over and under each other. */
  | 'weave'
  /** Rows can be had one after another, in memory for one row. */
  | 'streaming'
  /** It adds walls to an open field instead of carving passages. */
  | 'wall-adder'
  | 'long-corridors'
  | 'short-dead-ends';

/** A maze algorithm: one file each, found through the registry. */
export interface Generator {
  readonly id: string;
  readonly title: string;
  /** What its mazes look like and how it works, for a menu. */
  readonly about: string;
  readonly traits: readonly GeneratorTrait[];
  readonly grids: readonly GridKind[];
  /** Whether cells may be left out by a mask. */
  readonly masks: boolean;
  /** Its number in Warren codes. Never changed nor reused: a change of behaviour is a new number. */
  readonly code: number;
  readonly options: readonly OptionSpec[];
  /** Starts on a maze with every wall standing. Draws from `rng` only, reads options that were checked. */
  begin(maze: Maze, rng: Rng, options: OptionValues): Carving;
  /** Algorithms with the trait `streaming` only: the rows of the same maze, in memory for a few of them. */
  readonly rows?: (request: RowRequest) => RowStream;
}

/**
 * A maze being made. The same loop serves full speed and watching: a large budget runs it to the end, a
 * budget of 1 makes the smallest change that can be shown, and both give the same maze.
 */
export interface Carving {
  /** Makes at most `budget` steps. True when the maze is finished. Between calls the maze can be drawn. */
  advance(budget: number): boolean;
  /** How much is done, from 0 to 1. It never falls. */
  progress(): number;
  /** The cell it is at, to be shown, or -1. */
  cursor(): number;
}

/** A budget that no maze uses up in one call: small enough to count down in 31 bits. */
export const WHOLE_RUN = 0x3fffffff;

/** Runs an algorithm to its end. */
export function carve(generator: Generator, maze: Maze, rng: Rng, options: OptionValues): void {
  const carving = generator.begin(maze, rng, options);
  while (!carving.advance(WHOLE_RUN));
}

/** Why an algorithm can't work on a grid, or `null` when it can. */
export function unfit(generator: Generator, grid: Grid): string | null {
  if (!generator.grids.includes(grid.kind)) {
    return `${generator.id} does not work on ${grid.kind} grids, only on ${generator.grids.join(', ')}`;
  }
  if (grid.mask !== null && !generator.masks) return `${generator.id} does not work with a mask`;
  return null;
}

/** What the rows of a streamed maze follow from. Sizes and options were checked. */
export interface RowRequest {
  readonly width: number;
  /** How many rows there are. Memory does not grow with it: any whole number that a double holds will do. */
  readonly height: number;
  readonly rng: Rng;
  readonly options: OptionValues;
}

/** A rectangular maze had row by row from the top: the same rows as those of the maze made whole. */
export interface RowStream {
  /** Writes the open sides of the next row's cells into `row`. False when there is no row left. */
  next(row: Uint8Array): boolean;
}
