import type { Maze } from '../maze/maze.js';
import { passages } from '../maze/passages.js';
import { makeQueue, makeRoom } from './queue.js';
import { isFlatRect } from './sides.js';

/** How many steps each node is from this one; -1 where no way leads. */
export function distances(maze: Maze, from: number): Int32Array {
  return isFlatRect(maze) ? distancesOnRect(maze, from) : distancesOnGraph(maze, from);
}

/** The plain flood, for every kind of maze. The tests prove the fast one below equal to it. */
export function distancesOnGraph(maze: Maze, from: number): Int32Array {
  const graph = passages(maze);
  const steps = new Int32Array(graph.nodes).fill(-1);
  const queue = makeQueue(from);
  steps[from] = 0;
  while (queue.head < queue.tail) {
    makeRoom(queue);
    const { items } = queue;
    const node = items[queue.head++];
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || steps[next] >= 0) continue;
      steps[next] = steps[node] + 1;
      items[queue.tail++] = next;
    }
  }
  return steps;
}

/** Without branches on the walls, as the flood of `bfs` is; the sign of -1 says that a cell is fresh. */
function distancesOnRect(maze: Maze, from: number): Int32Array {
  const { width, size } = maze.grid;
  const steps = new Int32Array(size + 2 * width).fill(-1);
  const queue = makeQueue(from + width);
  steps[from + width] = 0;

  function spread(count: number): void {
    const { items } = queue;
    const { open } = maze;
    let first = queue.head;
    let last = queue.tail;
    for (let left = count; left > 0 && first < last; left--) {
      const place = items[first++];
      const sides = open[place - width];
      // Added to -1 it gives the distance of the next cell.
      const rise = steps[place] + 2;
      let next = place - width;
      let far = steps[next];
      let counts = sides & (far >>> 31);
      steps[next] = far + (-counts & rise);
      items[last] = next;
      last += counts;
      next = place + 1;
      far = steps[next];
      counts = (sides >>> 1) & (far >>> 31);
      steps[next] = far + (-counts & rise);
      items[last] = next;
      last += counts;
      next = place + width;
      far = steps[next];
      counts = (sides >>> 2) & (far >>> 31);
      steps[next] = far + (-counts & rise);
      items[last] = next;
      last += counts;
      next = place - 1;
      far = steps[next];
      counts = (sides >>> 3) & (far >>> 31);
      steps[next] = far + (-counts & rise);
      items[last] = next;
      last += counts;
    }
    queue.head = first;
    queue.tail = last;
  }

  while (queue.head < queue.tail) spread(makeRoom(queue));
  return steps.subarray(width, width + size);
}
