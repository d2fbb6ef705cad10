import { describe, expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { gridDistance } from '../../src/grid/grid-distance.js';

import { passages } from '../../src/maze/passages.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { Rng } from '../../src/rng/rng.js';
import { aStar } from '../../src/solve/a-star.js';
import { bfs } from '../../src/solve/bfs.js';
import { SOLVERS } from '../../src/solve/registry.js';
import { gridOf, mazeOf, must, openAll } from '../support/mazes.js';
import { braidedOf, generatorsFor, plainDistances, run, taskOf } from '../support/ways.js';

const SHORTEST = SOLVERS.filter((solver) => solver.traits.includes('shortest'));

test('at least the four that should promise the shortest way', () => {
  expect(SHORTEST.map((solver) => solver.id)).toEqual(['bfs', 'a-star', 'dijkstra', 'dead-end-filling']);
});

describe.each(GRID_KINDS)('on %s grids', (kind) => {
  test('all who promise it agree with a plain count on 250 perfect and 250 braided mazes', () => {
    for (let round = 0; round < 500; round++) {
      const rng = Rng.fromSeed(`${kind} ${round}`);
      const grid = gridOf(kind, 2 + rng.below(11), 1 + rng.below(12));
      const generators = generatorsFor(grid);
      const generator = generators[round % generators.length];
      const maze = braidedOf(generator, grid, `${round}`, round % 2 === 0 ? 1000 : rng.below(1000));
      const { nodes } = passages(maze);
      const from = rng.below(nodes);
      const goals = Array.from({ length: 1 + rng.below(3) }, () => rng.below(nodes));
      const steps = plainDistances(maze, from);
      const least = Math.min(...goals.map((goal) => steps.get(goal) as number));
      for (const solver of SHORTEST) {
        expect(must(run(solver, taskOf(maze, { from, goals })).path).length - 1).toBe(least);
      }
    }
  });

  test('the distance A* reckons with is never too long and changes by at most 1 a step', () => {
    const grid = gridOf(kind, 7, 6);
    const maze = mazeOf(recursiveBacktracker, grid, 'open');
    openAll(maze);
    const between = gridDistance(grid);
    const wrong: string[] = [];
    for (let a = 0; a < grid.size; a++) {
      for (const [b, steps] of plainDistances(maze, a)) {
        const reckoned = between(a, b);
        const isExact = kind === 'rect' || kind === 'hex';
        if (reckoned > steps || (isExact && reckoned < steps)) wrong.push(`${a} to ${b}: ${reckoned}`);
        if (steps !== 1) continue;
        for (let c = 0; c < grid.size; c++) {
          if (Math.abs(between(a, c) - between(b, c)) > 1) wrong.push(`from ${a} to ${b} for ${c}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('A* looks at less than a flood does', () => {
  let looked = 0;
  let flooded = 0;
  for (let seed = 0; seed < 20; seed++) {
    const maze = braidedOf(recursiveBacktracker, gridOf('rect', 40, 40), `${seed}`, 0);
    const task = taskOf(maze, { from: 20 * 40 + 20 });
    looked += run(aStar, task).search.visited();
    flooded += run(bfs, task).search.visited();
  }
  expect(looked).toBeLessThan(flooded * 0.9);
});
