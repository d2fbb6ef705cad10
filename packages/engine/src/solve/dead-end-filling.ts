import { passages } from '../maze/passages.js';
import { refuse } from '../result.js';
import { type Flood, floodGraph } from './bfs.js';
import { FRESH, makeMarks } from './marks.js';
import { NO_WAY, type Search, type Solver, type SolverTask } from './solver.js';

const MANY = -2;

/**
 * Dead-end filling: looks at the maze from above and fills every dead end up to its junction. In a perfect
 * maze the solution is what stays; where loops stay too, a flood through the rest finds the shortest way.
 */
export const deadEndFilling: Solver = {
  id: 'dead-end-filling',
  title: 'Dead-end filling',
  about:
    'Fills dead ends up to their junctions until only the way from start to goal is left. Always a shortest way.',
  traits: ['shortest'],
  begin: search,
};

function search(task: SolverTask): Search {
  const graph = passages(task.maze);
  // A filled node is one that is no longer fresh.
  const marks = makeMarks(graph.nodes, task.goals);
  let scanned = 0;
  let trail = -1;
  let here = -1;
  let filled = 0;
  let flood: Flood | null = null;

  /** Whether all but one of a node's ways are filled. Neither the start nor a goal counts as a dead end. */
  function isDeadEnd(node: number): boolean {
    if (marks[node] !== FRESH || node === task.from || !graph.has(node)) return false;
    return onward(node) !== MANY;
  }

  /** The one neighbour a node has left, -1 for none, `MANY` for several. */
  function onward(node: number): number {
    let found = -1;
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || (marks[next] & FRESH) === 0) continue;
      if (found >= 0) return MANY;
      found = next;
    }
    return found;
  }

  /** Fills one node; false when there is none to fill. */
  function fill(): boolean {
    let node = trail;
    while (node < 0 && scanned < graph.nodes) if (isDeadEnd(scanned++)) node = scanned - 1;
    if (node < 0) return false;
    const next = onward(node);
    marks[node] &= ~FRESH;
    trail = next >= 0 && isDeadEnd(next) ? next : -1;
    here = node;
    filled++;
    return true;
  }

  return {
    advance(budget) {
      let left = budget;
      while (left > 0 && flood === null) {
        if (fill()) left--;
        else flood = floodGraph(task, marks);
      }
      return flood?.advance(left) ?? false;
    },
    visited: () => filled + (flood?.visited() ?? 0),
    cursor: () => flood?.cursor() ?? here,
    path: () => flood?.path() ?? refuse(NO_WAY),
  };
}
