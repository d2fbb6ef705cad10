import type { Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import { stepper } from './sides.js';
import { NO_WAY } from './solver.js';

// What solvers remember of a node fits one byte: whether it is fresh, whether it is a goal, and one side.

/** The node was not reached yet. */
export const FRESH = 128;
/** The node is one of the goals. */
export const GOAL = 64;
/** The bits that hold a side: the one that leads back, or the one it was left by. */
export const SIDE = 7;
/** Stands for a side where there is none: at the start. */
export const NO_SIDE = 7;

const FIRST_PLACES = 256;

/** One byte a node, all fresh, the goals marked. */
export function makeMarks(nodes: number, goals: readonly number[]): Uint8Array {
  const marks = new Uint8Array(nodes).fill(FRESH);
  for (const goal of goals) marks[goal] |= GOAL;
  return marks;
}

/** The path to a node, where the marks of all nodes on it hold the side that leads back. */
export function traceBack(maze: Maze, marks: Uint8Array, from: number, to: number): Int32Array {
  return traceForward(maze, marks, to, from).reverse();
}

/** What a search with such marks found: the path to the goal it arrived at, or `null` for none. */
export function pathBack(
  maze: Maze,
  marks: Uint8Array,
  from: number,
  goal: number | null,
): Result<Int32Array> {
  return goal === null ? refuse(NO_WAY) : accept(traceBack(maze, marks, from, goal));
}

/**
 * The walk whose marks hold the side each node was last left by, with all loops cut out: a walk that
 * follows the last exits never comes to a node twice, because each was left later than the one before.
 */
export function traceForward(maze: Maze, marks: Uint8Array, from: number, to: number): Int32Array {
  const step = stepper(maze);
  let path = new Int32Array(FIRST_PLACES);
  let length = 0;
  for (let node = from; node !== to; node = step(node, marks[node] & SIDE)) {
    if (length + 1 === path.length) {
      const longer = new Int32Array(path.length * 2);
      longer.set(path);
      path = longer;
    }
    path[length++] = node;
  }
  path[length++] = to;
  return path.slice(0, length);
}
