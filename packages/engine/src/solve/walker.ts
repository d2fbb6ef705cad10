import type { Maze } from '../maze/maze.js';
import { type Passages, passages } from '../maze/passages.js';
import { accept, refuse } from '../result.js';
import { GOAL, makeMarks, traceForward } from './marks.js';
import type { Search, SolverTask } from './solver.js';

/** A walker stands on a node and sees no further than its sides. */
export interface Walker {
  readonly maze: Maze;
  readonly graph: Passages;
  node: number;
  /** The side behind its back: where it came from. -1 at the start. */
  back: number;
  /** How many nodes it came by, the start included. */
  visited: number;
  /** Why it stopped, or `null` while it walks. */
  stopped: string | null;
  readonly marks: Uint8Array;
}

/** Puts a walker at the start. */
export function makeWalker({ maze, from, goals }: SolverTask): Walker {
  const graph = passages(maze);
  const marks = makeMarks(graph.nodes, goals);
  return { maze, graph, node: from, back: -1, visited: 1, stopped: null, marks };
}

/** Goes through an open side and remembers it as the last one the node was left by. */
export function walk(walker: Walker, side: number): void {
  const { maze, graph, marks, node } = walker;
  marks[node] = (marks[node] & GOAL) | side;
  walker.back = maze.grid.opposite(graph.cellOf(node), side);
  walker.node = graph.to(node, side);
  walker.visited++;
}

/** The search of a walker that makes one step, or stops, at each call of `step`. */
export function walkerSearch(walker: Walker, from: number, step: () => void): Search {
  const { maze, marks } = walker;
  const arrived = (): boolean => (marks[walker.node] & GOAL) !== 0;
  return {
    advance(budget) {
      for (let left = budget; left > 0 && walker.stopped === null && !arrived(); left--) step();
      return walker.stopped !== null || arrived();
    },
    visited: () => walker.visited,
    cursor: () => walker.node,
    path() {
      if (!arrived()) return refuse(walker.stopped ?? 'the search has not ended');
      return accept(traceForward(maze, marks, from, walker.node));
    },
  };
}
