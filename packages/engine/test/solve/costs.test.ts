import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMaze } from '../../src/index.js';
import { Rng } from '../../src/rng/rng.js';
import { costs } from '../../src/solve/costs.js';
import { distances } from '../../src/solve/distances.js';
import { solve } from '../../src/solve/solve.js';
import { must } from '../support/mazes.js';

const mazes = fc
  .record({
    seed: fc.string(),
    algorithm: fc.constantFrom('wilson', 'weave-kruskal'),
    width: fc.integer({ min: 2, max: 9 }),
    height: fc.integer({ min: 2, max: 9 }),
    braid: fc.constantFrom(0, 1),
  })
  .map((request) => must(makeMaze(request)));

test('where every cell costs 1 the costs are the distances', () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      const weights = new Uint8Array(maze.grid.size).fill(1);
      expect(costs(maze, 0, weights)).toEqual(distances(maze, 0));
    }),
    { numRuns: 60 },
  );
});

test('the cost of each cell is that of the cheapest way the solver finds', () => {
  fc.assert(
    fc.property(mazes, fc.string(), (maze, seed) => {
      const rng = Rng.fromSeed(seed);
      const weights = Uint8Array.from({ length: maze.grid.size }, () => 1 + rng.below(9));
      const all = costs(maze, 0, weights);
      for (let cell = 1; cell < maze.grid.size; cell++) {
        const { cost } = must(solve({ maze, solver: 'dijkstra', from: 0, goals: [cell], weights }));
        expect(all[cell]).toBe(cost);
      }
    }),
    { numRuns: 30 },
  );
});
