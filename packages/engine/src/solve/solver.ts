import type { Maze } from '../maze/maze.js';
import type { Result } from '../result.js';
import type { Rng } from '../rng/rng.js';

export type SolverTrait =
  /** The path it returns is a shortest one (the cheapest, where cells have weights). */
  | 'shortest'
  /** It knows only what a walker in the maze would know. */
  | 'walker'
  /** It may give up: its number of steps is bounded. */
  | 'bounded'
  /** It finds a way only where start and goal hang on one wall; else it gives up with a reason. */
  | 'wall-bound'
  /** It takes the cost of entering a cell into account. */
  | 'weighted';

/** A way of solving mazes. The registry lists them all. */
export interface Solver {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly traits: readonly SolverTrait[];
  /** Starts looking for a way. One loop serves full speed and watching, as with generators. */
  begin(task: SolverTask): Search;
}

/** What a solver is asked; `beginSearch` checks it first. */
export interface SolverTask {
  readonly maze: Maze;
  /** The node it starts from. */
  readonly from: number;
  /** Nodes of which it has to reach one. */
  readonly goals: readonly number[];
  /** The cost of entering each cell, 1 to 255; `null` when all cost 1. */
  readonly weights: Uint8Array | null;
  /** For solvers that guess. */
  readonly rng: Rng;
}

export interface Search {
  /** Makes at most `budget` steps. True when it has ended, with a way or without. */
  advance(budget: number): boolean;
  /** How many nodes it has looked at; one that a walker comes back to counts again. */
  visited(): number;
  /** The node it is at, to be shown, or -1. */
  cursor(): number;
  /** After the end: the nodes from start to goal, both included, or the reason why it found no way. */
  path(): Result<Int32Array>;
}

/** What a solver says when every node it could reach has been looked at. */
export const NO_WAY = 'there is no way from the start to a goal';
