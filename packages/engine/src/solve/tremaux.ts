import { bitCount, pickFreeSide } from '../maze/parts/pick.js';
import { openSides } from './sides.js';
import { NO_WAY, type Search, type Solver, type SolverTask } from './solver.js';
import { makeWalker, walk, walkerSearch } from './walker.js';

/**
 * Tremaux: a line of chalk on the ground, at both ends of every passage each time it is walked. A passage with
 * two lines is never entered again, so no passage is walked more than once in each direction.
 */
export const tremaux: Solver = {
  id: 'tremaux',
  title: 'Trémaux',
  about:
    'Draws a line of chalk at each passage it walks and never enters one with two lines. Finds a way if there is one, loops or not.',
  traits: ['walker'],
  begin: search,
};

function search(task: SolverTask): Search {
  const walker = makeWalker(task);
  const { graph } = walker;
  const sidesOf = openSides(task.maze, graph);
  // The sides of each node with at least one line, and those with two.
  const once = new Uint8Array(graph.nodes);
  const twice = new Uint8Array(graph.nodes);

  function draw(node: number, side: number): void {
    twice[node] |= once[node] & (1 << side);
    once[node] |= 1 << side;
  }

  /** Where to go on, as bits: any of them will do. */
  function choices(): number {
    const { node, back } = walker;
    const unmarked = sidesOf(node) & ~once[node];
    if (back < 0) return unmarked;
    const behind = 1 << back;
    // It came by a new passage to a place it knows: this is a loop, so it turns around.
    const known = (once[node] & ~behind) !== 0;
    if (known && (twice[node] & behind) === 0) return behind;
    return unmarked !== 0 ? unmarked : once[node] & ~twice[node];
  }

  return walkerSearch(walker, task.from, () => {
    const free = choices();
    if (free === 0) {
      walker.stopped = NO_WAY;
      return;
    }
    const side = pickFreeSide(free, bitCount(free) === 1 ? 0 : task.rng.next());
    draw(walker.node, side);
    walk(walker, side);
    draw(walker.node, walker.back);
  });
}
