import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { carve, WHOLE_RUN } from '../../src/maze/generator.js';
import { blankMaze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { beginOnGraph, wilson } from '../../src/maze/wilson.js';
import { Rng } from '../../src/rng/rng.js';
import { deadEndShare, distancesFrom } from '../support/figures.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { chiSquare, chiSquareLimit, mean, treeCounts } from '../support/statistics.js';

const SAMPLES_A_TREE = 150;

describe('every spanning tree is equally likely (chi-square, p = 0.001)', () => {
  test('the fast walks, over the 192 trees of the 3 x 3 grid', () => {
    const rng = Rng.fromSeed('uniform');
    const counts = treeCounts(gridOf('rect', 3, 3), SAMPLES_A_TREE, (maze) => carve(wilson, maze, rng, {}));
    expect(counts.length).toBe(192);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(192));
  });

  test('the fast walks with a mask', () => {
    const rng = Rng.fromSeed('uniform');
    const mask = must(parseMask('..#.\n....\n#...'));
    const grid = gridOf('rect', 4, 3, mask);
    const counts = treeCounts(grid, SAMPLES_A_TREE, (maze) => carve(wilson, maze, rng, {}));
    expect(counts.length).toBeGreaterThan(10);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length));
  });

  test.each([gridOf('rect', 3, 3), gridOf('hex', 2, 3), gridOf('triangle', 4, 3), gridOf('polar', 2, 2)])(
    'the plain walks on a $kind grid',
    (grid) => {
      const rng = Rng.fromSeed('uniform');
      const counts = treeCounts(grid, SAMPLES_A_TREE, (maze) => beginOnGraph(maze, rng).advance(WHOLE_RUN));
      expect(counts.length).toBeGreaterThan(10);
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length));
    },
  );

  test('the recursive backtracker fails the same test by far', () => {
    const rng = Rng.fromSeed('uniform');
    const counts = treeCounts(gridOf('rect', 3, 3), SAMPLES_A_TREE, (maze) =>
      carve(recursiveBacktracker, maze, rng, {}),
    );
    expect(chiSquare(counts)).toBeGreaterThan(10 * chiSquareLimit(192));
  });
});

test('the fast walks equal the plain ones step by step, masks included', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grids = fc.oneof(anyGrid('rect', 25), fc.constant(gridOf('rect', mask.width, mask.height, mask)));
  fc.assert(
    fc.property(grids, fc.string(), (grid, seed) => {
      const plain = blankMaze(grid);
      beginOnGraph(plain, Rng.fromSeed(seed, 'layout')).advance(WHOLE_RUN);
      expect(mazeOf(wilson, grid, seed).open).toEqual(plain.open);
    }),
    { numRuns: 200 },
  );
});

test.each(['rect', 'hex'] as const)(
  'on %s grids only whole paths and the one being joined are ever open',
  (kind) => {
    const grid = gridOf(kind, 9, 9);
    const maze = blankMaze(grid);
    const carving = wilson.begin(maze, Rng.fromSeed('watched', 'layout'), {});
    let walking = 0;
    while (!carving.advance(1)) {
      // Cells that are open but hang together with the middle only later belong to the path being joined.
      const distances = distancesFrom(maze, 4 * 9 + 4);
      const loose = distances.map((distance, cell) => (distance < 0 && maze.open[cell] !== 0 ? 1 : 0));
      const cursor = carving.cursor();
      if (loose.indexOf(1) >= 0) expect(loose[cursor]).toBe(1);
      else walking++;
    }
    expect(walking).toBeGreaterThan(80);
  },
);

test('about 29.5 % of its cells are dead ends, as in any large uniform maze', () => {
  // The exact share on the infinite grid is 8 / pi^2 * (1 - 2 / pi).
  const exact = (8 / (Math.PI * Math.PI)) * (1 - 2 / Math.PI);
  const shares = Array.from({ length: 10 }, (_, i) =>
    deadEndShare(mazeOf(wilson, gridOf('rect', 200, 200), `${i}`)),
  );
  expect(Math.abs(mean(shares) - exact)).toBeLessThan(0.005);
});
