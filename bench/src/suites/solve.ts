import type { Maze } from '@warren/engine';
import { findGenerator } from '@warren/engine/generators';
import { SOLVERS, solve } from '@warren/engine/solvers';
import type { Contest } from '../contender.js';
import { SOLVER_PEERS } from '../peers/solvers.js';
import { generateOnce } from './generate.js';

/** Finding the way from the first room of a recursive backtracker's maze to the last. */
export const SOLVE: readonly Contest[] = SOLVERS.filter(({ traits }) => !traits.includes('bounded')).map(
  (solver) => ({
    suite: 'solve',
    name: `solve-${solver.id}`,
    sizes: [100, 500, 1000],
    ours: {
      name: 'warren',
      largest: 4000,
      prepare(size, seed) {
        const maze = mazeFor(size, seed);
        return () => solve({ maze, solver: solver.id });
      },
    },
    peers: () => Promise.all((SOLVER_PEERS[solver.id] ?? []).map((load) => load(mazeFor))),
  }),
);

function mazeFor(size: number, seed: number): Maze {
  const generator = findGenerator('recursive-backtracker');
  if (!generator.ok) throw new Error(generator.reason);
  return generateOnce(generator.value, size, `bench-${seed}`);
}
