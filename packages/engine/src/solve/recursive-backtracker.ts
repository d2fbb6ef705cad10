import { passages } from '../maze/passages.js';
import { FRESH, GOAL, makeMarks, NO_SIDE, pathBack, SIDE } from './marks.js';
import type { Search, Solver, SolverTask } from './solver.js';

/** Recursive backtracker: goes on while there is an untried way, else back to the last junction with one. */
export const recursiveBacktrackerSolver: Solver = {
  id: 'recursive-backtracker',
  title: 'Recursive backtracker',
  about:
    'Walks on until it is stuck, then goes back to the last junction with an untried way. Finds a way if there is one.',
  traits: ['walker'],
  begin: search,
};

function search({ maze, from, goals }: SolverTask): Search {
  const { grid } = maze;
  const graph = passages(maze);
  const marks = makeMarks(graph.nodes, goals);
  let here = from;
  let visited = 1;
  let stuck = false;
  marks[from] = (marks[from] & GOAL) | NO_SIDE;

  function step(): void {
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(here, side);
      if (next < 0 || (marks[next] & FRESH) === 0) continue;
      marks[next] = (marks[next] & GOAL) | grid.opposite(graph.cellOf(here), side);
      here = next;
      visited++;
      return;
    }
    if (here === from) stuck = true;
    else here = graph.to(here, marks[here] & SIDE);
  }

  const arrived = (): boolean => (marks[here] & GOAL) !== 0;
  return {
    advance(budget) {
      for (let left = budget; left > 0 && !stuck && !arrived(); left--) step();
      return stuck || arrived();
    },
    visited: () => visited,
    cursor: () => here,
    path: () => pathBack(maze, marks, from, arrived() ? here : null),
  };
}
