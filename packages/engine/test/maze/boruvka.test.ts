import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { beginBoruvka } from '../../src/maze/boruvka.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import { blankMaze } from '../../src/maze/maze.js';
import { wallWeights, weigh } from '../../src/maze/parts/wall-weights.js';
import { wallNumber } from '../../src/maze/parts/walls.js';
import { beginPrim } from '../../src/maze/prim.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, must } from '../support/mazes.js';
import { minimumTree } from '../support/minimum-trees.js';

const mask = must(parseMask(HOLED_MASK));

test.each([...GRID_KINDS, 'masked'] as const)('gives the minimum spanning tree on %s grids', (kind) => {
  const grids =
    kind === 'masked' ? fc.constant(gridOf('rect', mask.width, mask.height, mask)) : anyGrid(kind, 14);
  fc.assert(
    fc.property(grids, fc.string(), (grid, seed) => {
      const { first, second } = wallWeights(Rng.fromSeed(seed));
      const maze = blankMaze(grid);
      beginBoruvka(maze, { first, second }).advance(WHOLE_RUN);
      const tree = minimumTree(grid, ({ cell, side }) => weigh(wallNumber(grid, cell, side), first, second));
      expect(maze.open).toEqual(tree.open);
    }),
    { numRuns: 80 },
  );
});

test('agrees with Prim on the same weights, through many rounds', () => {
  const grid = gridOf('rect', 300, 200);
  const weights = wallWeights(Rng.fromSeed('both'));
  const [mine, theirs] = [blankMaze(grid), blankMaze(grid)];
  beginBoruvka(mine, weights).advance(WHOLE_RUN);
  beginPrim(theirs, weights).advance(WHOLE_RUN);
  expect(mine.open).toEqual(theirs.open);
});
