import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import { blankMaze } from '../../src/maze/maze.js';
import { beginOnGraph, recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';

test('the fast walk on squares equals the plain algorithm, masks included', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grids = fc.oneof(anyGrid('rect', 20), fc.constant(gridOf('rect', mask.width, mask.height, mask)));
  fc.assert(
    fc.property(grids, fc.string(), (grid, seed) => {
      const plain = blankMaze(grid);
      beginOnGraph(plain, Rng.fromSeed(seed, 'layout')).advance(WHOLE_RUN);
      expect(mazeOf(recursiveBacktracker, grid, seed).open).toEqual(plain.open);
    }),
    { numRuns: 300 },
  );
});
