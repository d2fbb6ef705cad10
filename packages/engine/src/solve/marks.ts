import type { Step } from './sides.js';

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
export function traceBack(step: Step, marks: Uint8Array, ends: Ends): Int32Array {
  return follow(step, marks, { from: ends.to, to: ends.from }).reverse();
}

/**
 * The walk whose marks hold the side each node was last left by, with all loops cut out: a walk that
 * follows the last exits never comes to a node twice, because each was left later than the one before.
 */
export function traceForward(step: Step, marks: Uint8Array, ends: Ends): Int32Array {
  return follow(step, marks, ends);
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

function follow(step: Step, marks: Uint8Array, { from, to }: Ends): Int32Array {
  let path = new Int32Array(FIRST_PLACES);
  let length = 0;
  for (let node = from; node !== to; node = step(node, marks[node] & SIDE)) {
    if (length + 1 === path.length) path = grown(path);
    path[length++] = node;
  }
  path[length++] = to;
  return path.slice(0, length);
}

function grown(items: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(items.length * 2);
  larger.set(items);
  return larger;
}
