import type { Maze } from '../maze/maze.js';
import { passages } from '../maze/passages.js';
import { makeBucketQueue, makeRoom, pop, push } from './bucket-queue.js';

/**
 * What it costs to come from a node to each other one by the cheapest way; -1 where no way leads. Entering a node costs
 * the weight of its cell, 1 to 255; the first one costs nothing.
 */
export function costs(maze: Maze, from: number, weights: Uint8Array): Int32Array {
  const graph = passages(maze);
  const reached = new Int32Array(graph.nodes).fill(-1);
  const queue = makeBucketQueue(0);
  makeRoom(queue);
  push(queue, 0, from);
  while (queue.waiting > 0) {
    makeRoom(queue);
    const node = pop(queue);
    // A cheaper way was here before.
    if (reached[node] >= 0) continue;
    reached[node] = queue.key;
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next >= 0 && reached[next] < 0) push(queue, queue.key + weights[graph.cellOf(next)], next);
    }
  }
  return reached;
}
