import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRID_KINDS, type Grid } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { modifiedPrim, beginOnGraph as plainModifiedPrim } from '../../src/maze/modified-prim.js';
import { type WallWeights, wallWeights, weigh } from '../../src/maze/parts/wall-weights.js';
import { wallNumber } from '../../src/maze/parts/walls.js';
import { beginPrim, prim } from '../../src/maze/prim.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { beginOnGraph as plainSimplifiedPrim, simplifiedPrim } from '../../src/maze/simplified-prim.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { minimumTree, type Wall, wallsOf } from '../support/minimum-trees.js';

const mask = must(parseMask(HOLED_MASK));
const holed = gridOf('rect', mask.width, mask.height, mask);
const anyRect = fc.oneof(anyGrid('rect', 20), fc.constant(holed));

function deadEnds({ open, grid }: Maze): number {
  let ends = 0;
  for (const sides of open) if ((sides & (sides - 1)) === 0 && sides !== 0) ends++;
  return ends / grid.count;
}

describe('the true one', () => {
  const weightOf = (grid: Grid, { first, second }: WallWeights) => {
    return ({ cell, side }: Wall) => weigh(wallNumber(grid, cell, side), first, second);
  };

  test.each([...GRID_KINDS, 'masked'] as const)('gives the minimum spanning tree on %s grids', (kind) => {
    const grids = kind === 'masked' ? fc.constant(holed) : anyGrid(kind, 14);
    fc.assert(
      fc.property(grids, fc.string(), (grid, seed) => {
        const weights = wallWeights(Rng.fromSeed(seed));
        const maze = blankMaze(grid);
        beginPrim(maze, weights).advance(WHOLE_RUN);
        expect(maze.open).toEqual(minimumTree(grid, weightOf(grid, weights)).open);
      }),
      { numRuns: 80 },
    );
  });

  test('gives it on a grid of many buckets, too', () => {
    const grid = gridOf('rect', 130, 130);
    const weights = wallWeights(Rng.fromSeed('many'));
    const maze = blankMaze(grid);
    beginPrim(maze, weights).advance(WHOLE_RUN);
    expect(maze.open).toEqual(minimumTree(grid, weightOf(grid, weights)).open);
  });

  test('every step opens the lightest wall between the maze and the rest', () => {
    const grid = gridOf('rect', 9, 7);
    const weights = wallWeights(Rng.fromSeed('steps'));
    const weight = weightOf(grid, weights);
    const maze = blankMaze(grid);
    const carving = beginPrim(maze, weights);
    const inside = new Set([0]);
    for (let finished = false; !finished; ) {
      const around = wallsOf(grid).filter(({ cell, next }) => inside.has(cell) !== inside.has(next));
      const lightest = around.reduce((best, wall) => (weight(wall) < weight(best) ? wall : best));
      expect(maze.open[lightest.cell] & (1 << lightest.side)).toBe(0);
      finished = carving.advance(1);
      expect(maze.open[lightest.cell] & (1 << lightest.side)).not.toBe(0);
      inside.add(lightest.cell).add(lightest.next);
      const links = maze.open.reduce((sum, sides) => sum + sides.toString(2).replaceAll('0', '').length, 0);
      expect(links).toBe(2 * (inside.size - 1));
    }
    expect(inside.size).toBe(grid.count);
  });
});

test('the fast simplified Prim on squares equals the plain one, masks included', () => {
  fc.assert(
    fc.property(anyRect, fc.string(), (grid, seed) => {
      const plain = blankMaze(grid);
      plainSimplifiedPrim(plain, Rng.fromSeed(seed, 'layout')).advance(WHOLE_RUN);
      expect(mazeOf(simplifiedPrim, grid, seed).open).toEqual(plain.open);
    }),
    { numRuns: 200 },
  );
});

test('the fast modified Prim on squares equals the plain one, masks included', () => {
  fc.assert(
    fc.property(anyRect, fc.string(), (grid, seed) => {
      const plain = blankMaze(grid);
      plainModifiedPrim(plain, Rng.fromSeed(seed, 'layout')).advance(WHOLE_RUN);
      expect(mazeOf(modifiedPrim, grid, seed).open).toEqual(plain.open);
    }),
    { numRuns: 200 },
  );
});

test('all three have many dead ends, more than twice those of the backtracker, the modified one most', () => {
  const grid = gridOf('rect', 120, 120);
  const few = deadEnds(mazeOf(recursiveBacktracker, grid, 'texture'));
  for (const generator of [prim, simplifiedPrim, modifiedPrim]) {
    expect(deadEnds(mazeOf(generator, grid, 'texture'))).toBeGreaterThan(2.3 * few);
  }
  expect(deadEnds(mazeOf(modifiedPrim, grid, 'texture'))).toBeGreaterThan(0.33);
});
