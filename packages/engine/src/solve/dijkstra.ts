import { bestFirst } from './best-first.js';
import { makeBucketQueue, makeRoom, push } from './bucket-queue.js';
import { FRESH, makeMarks, NO_SIDE, pathBack } from './marks.js';
import { isFlatRect } from './sides.js';
import type { Search, Solver, SolverTask } from './solver.js';

/** Dijkstra's algorithm settles cells in the order of their cost, so the first way to a goal is the cheapest. */
export const dijkstra: Solver = {
  id: 'dijkstra',
  title: 'Dijkstra',
  about:
    'Settles cells in the order of what it costs to reach them. The cheapest way where cells cost unequally.',
  traits: ['shortest', 'weighted'],
  begin: (task) => (isFlatRect(task.maze) ? dijkstraOnRect(task) : dijkstraOnGraph(task)),
};

/** The plain algorithm, for every kind of maze. The tests prove the fast one below equal to it. */
export function dijkstraOnGraph(task: SolverTask): Search {
  return bestFirst(task, () => 0);
}

/**
 * The same search on squares, twice as fast: it reads the open sides alone, and the queue's work is written
 * into the loop with everything in locals. Most cells have one way on, so a loop over the bits of the
 * open sides beats looking at all four.
 */
function dijkstraOnRect({ maze, from, goals, weights }: SolverTask): Search {
  const { open, grid } = maze;
  const marks = makeMarks(grid.size, goals);
  const costs = weights ?? new Uint8Array(grid.size).fill(1);
  const offsets = Int32Array.of(-grid.width, 1, grid.width, -1);
  const queue = makeBucketQueue(0);
  let here = from;
  let visited = 0;
  let arrived = false;
  push(queue, 0, from * 8 + NO_SIDE);

  /** Takes at most `count` items from the queue and says how many. */
  function settle(count: number): number {
    const { heads, items, next } = queue;
    let { free, waiting, key } = queue;
    // Even imported constants are faster as locals.
    const fresh = FRESH;
    const mask = heads.length - 1;
    let cell = here;
    let settled = 0;
    let found = false;
    let left = count;
    for (; left > 0 && waiting > 0 && !found; left--) {
      let place = heads[key & mask];
      while (place === 0) place = heads[++key & mask];
      heads[key & mask] = next[place];
      next[place] = free;
      free = place;
      waiting--;
      const item = items[place];
      const mark = marks[item >>> 3];
      // A cheaper way was here before.
      if (mark < fresh) continue;
      cell = item >>> 3;
      marks[cell] = mark ^ fresh ^ (item & 7);
      settled++;
      found = mark !== fresh;
      let sides = open[cell] & ~(1 << (item & 7));
      while (sides !== 0) {
        const side = 31 - Math.clz32(sides & -sides);
        sides &= sides - 1;
        const neighbour = cell + offsets[side];
        if (marks[neighbour] < fresh) continue;
        const slot = (key + costs[neighbour]) & mask;
        const taken = free;
        free = next[taken];
        items[taken] = neighbour * 8 + (side ^ 2);
        next[taken] = heads[slot];
        heads[slot] = taken;
        waiting++;
      }
    }
    Object.assign(queue, { free, waiting, key });
    here = cell;
    visited += settled;
    arrived = found;
    return count - left;
  }

  return {
    advance(budget) {
      let left = budget;
      while (left > 0 && !arrived && queue.waiting > 0) left -= settle(Math.min(left, makeRoom(queue)));
      return arrived || queue.waiting === 0;
    },
    visited: () => visited,
    cursor: () => here,
    path: () => pathBack(maze, marks, from, arrived ? here : null),
  };
}
