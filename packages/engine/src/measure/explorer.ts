import type { Maze } from '../maze/maze.js';
import { bitCount } from '../maze/parts/pick.js';
import { type Passages, passages } from '../maze/passages.js';
import type { Rng } from '../rng/rng.js';
import { FRESH, NO_SIDE, SIDE } from '../solve/marks.js';
import { openSides } from '../solve/sides.js';
import { type Heading, headingTo } from './heading.js';

/**
 * An explorer who looks for the goal and remembers where they have been. At each junction they draw one of the ways
 * not tried yet, with these weights, and when there is none they go back the way they came. They never enter a
 * side way all of whose ends lie within `sight` steps.
 *
 * Weights are 1, 2 or 4: then the chance that one way is drawn before another is a whole number of fifteenths
 * when doubled.
 */
export interface Explorer extends Readonly<Record<Heading, number>> {
  readonly sight: number;
}

/** Sees three cells far and prefers ways that lead towards the goal: whose steps `effort` counts. */
export const SIGHTED_EXPLORER: Explorer = { towards: 4, sideways: 2, away: 1, sight: 3 };

/** A maze with what an explorer makes of it. */
export interface Ground {
  readonly maze: Maze;
  readonly graph: Passages;
  readonly start: number;
  readonly goal: number;
  /** By node: 0 when the explorer never enters it. */
  readonly enters: Uint8Array;
  /** The weight with which the way through a side of a node is drawn. */
  weight(node: number, side: number): number;
}

export function groundFor(maze: Maze, ends: { start: number; goal: number }, explorer: Explorer): Ground {
  const graph = passages(maze);
  const heading = headingTo(maze.grid, graph.cellOf(ends.goal));
  return {
    maze,
    graph,
    ...ends,
    enters: beyondSight(maze, graph, { ...ends, sight: explorer.sight }),
    weight: (node, side) => explorer[heading(graph.cellOf(node), side)],
  };
}

/**
 * Fills all dead ends at once, `sight` times over, except for start and goal: what a node has left then, in
 * ways, or 0 where it was filled. A side way is filled exactly if all its ends lie within sight of where it
 * branches off, and of a longer one the last steps before each end, which are seen without being walked.
 */
function beyondSight(
  maze: Maze,
  graph: Passages,
  { start, goal, sight }: { start: number; goal: number; sight: number },
): Uint8Array {
  const sidesOf = openSides(maze, graph);
  const left = new Uint8Array(graph.nodes);
  let count = 0;
  for (let node = 0; node < graph.nodes; node++) {
    left[node] = bitCount(sidesOf(node));
    if (left[node] === 1) count++;
  }
  const ends = new Int32Array(count);
  count = 0;
  for (let node = 0; node < graph.nodes; node++) {
    if (left[node] === 1 && node !== start && node !== goal) ends[count++] = node;
  }
  for (let round = 0; round < sight; round++) {
    let next = 0;
    for (let i = 0; i < count; i++) {
      left[ends[i]] = 0;
      const behind = onlyWay(graph, left, ends[i]);
      // A node that has become a dead end takes its turn in the next round, in the place of one that is done.
      if (behind >= 0 && --left[behind] === 1 && behind !== start && behind !== goal) ends[next++] = behind;
    }
    count = next;
  }
  return left;
}

/** The neighbour a dead end has left, or -1. */
function onlyWay(graph: Passages, left: Uint8Array, node: number): number {
  for (let side = 0; side < graph.sides; side++) {
    const next = graph.to(node, side);
    if (next >= 0 && left[next] !== 0) return next;
  }
  return -1;
}

/** The steps of one explorer from start to goal. There must be a way. `marks` has a byte a node and is used up. */
export function explore(ground: Ground, marks: Uint8Array, rng: Rng): number {
  const { maze, graph, start, goal } = ground;
  marks.fill(FRESH);
  marks[start] = NO_SIDE;
  let steps = 0;
  for (let node = start; node !== goal; steps++) {
    const side = drawWay(ground, marks, node, rng);
    if (side < 0) {
      node = graph.to(node, marks[node] & SIDE);
      continue;
    }
    const next = graph.to(node, side);
    marks[next] = maze.grid.opposite(graph.cellOf(node), side);
    node = next;
  }
  return steps;
}

/** A way to a node the explorer has not been to, drawn by weight; -1 when there is none. */
function drawWay({ graph, enters, weight }: Ground, marks: Uint8Array, node: number, rng: Rng): number {
  let untried = 0;
  let total = 0;
  for (let side = 0; side < graph.sides; side++) {
    const next = graph.to(node, side);
    if (next < 0 || enters[next] === 0 || (marks[next] & FRESH) === 0) continue;
    untried |= 1 << side;
    total += weight(node, side);
  }
  if (untried === 0) return -1;
  if ((untried & (untried - 1)) === 0) return 31 - Math.clz32(untried);
  let draw = rng.below(total);
  for (let side = 0; ; side++) {
    if ((untried & (1 << side)) === 0) continue;
    draw -= weight(node, side);
    if (draw < 0) return side;
  }
}
