import { bitCount, pickFreeSide } from '../maze/parts/pick.js';
import { openSides } from './sides.js';
import type { Search, Solver, SolverTask } from './solver.js';
import { makeWalker, walk, walkerSearch } from './walker.js';

/** It gives up after this many steps a node, */
const STEPS_A_NODE = 1000;
/** and never walks more than this in all. */
const MOST_STEPS = 100_000_000;

/** Random mouse: at a junction it picks any way but the one it came from. The way is returned without its loops. */
export const randomMouse: Solver = {
  id: 'random-mouse',
  title: 'Random mouse',
  about:
    'Runs along, picks any way on at junctions and remembers nothing. May take very long, so it gives up at some point.',
  traits: ['walker', 'bounded'],
  begin: search,
};

function search(task: SolverTask): Search {
  const walker = makeWalker(task);
  const { graph } = walker;
  const sidesOf = openSides(task.maze, graph);
  const limit = Math.min(graph.nodes * STEPS_A_NODE, MOST_STEPS);

  return walkerSearch(walker, task.from, () => {
    const sides = sidesOf(walker.node);
    const onward = walker.back < 0 ? sides : sides & ~(1 << walker.back);
    const free = onward === 0 ? sides : onward;
    if (free === 0) walker.stopped = 'the start is walled in';
    else if (walker.visited > limit) walker.stopped = `the mouse gave up after ${limit} steps`;
    else walk(walker, pickFreeSide(free, bitCount(free) === 1 ? 0 : task.rng.next()));
  });
}
