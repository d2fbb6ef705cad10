import { passages } from '../maze/passages.js';
import { makeBucketQueue, makeRoom, pop, push } from './bucket-queue.js';
import { FRESH, GOAL, makeMarks, NO_SIDE, pathBack } from './marks.js';
import type { Search, SolverTask } from './solver.js';

/**
 * At least how much it costs to come from a cell to the nearest goal. It must never change by more than 255
 * from a cell to its neighbour nor fall by more than entering the neighbour costs.
 */
export type Estimate = (cell: number) => number;

/**
 * Looks first where the cost so far and the estimate of the rest are lowest together; with an estimate of 0
 * that is Dijkstra's algorithm. A node is settled when it is taken for the first time, so nothing has to be
 * remembered of its cost: the key of the queue less the estimate gives it.
 */
export function bestFirst({ maze, from, goals, weights }: SolverTask, estimate: Estimate): Search {
  const { grid } = maze;
  const graph = passages(maze);
  const marks = makeMarks(graph.nodes, goals);
  const queue = makeBucketQueue(estimate(graph.cellOf(from)));
  let here = from;
  let visited = 0;
  let arrived = false;
  makeRoom(queue);
  push(queue, queue.key, from * 8 + NO_SIDE);

  function step(): void {
    makeRoom(queue);
    const item = pop(queue);
    const node = item >>> 3;
    // A cheaper way was here before.
    if ((marks[node] & FRESH) === 0) return;
    marks[node] = (marks[node] & GOAL) | (item & 7);
    here = node;
    visited++;
    arrived = (marks[node] & GOAL) !== 0;
    if (arrived) return;
    const cell = graph.cellOf(node);
    const cost = queue.key - estimate(cell);
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || (marks[next] & FRESH) === 0) continue;
      const nextCell = graph.cellOf(next);
      const entering = weights === null ? 1 : weights[nextCell];
      push(queue, cost + entering + estimate(nextCell), next * 8 + grid.opposite(cell, side));
    }
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && !arrived && queue.waiting > 0; left--) step();
      return arrived || queue.waiting === 0;
    },
    visited: () => visited,
    cursor: () => here,
    path: () => pathBack(maze, marks, from, arrived ? here : null),
  };
}
