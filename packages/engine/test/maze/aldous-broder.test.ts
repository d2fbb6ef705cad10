import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { aldousBroder, beginOnGraph } from '../../src/maze/aldous-broder.js';
import { flaw, isPerfect } from '../../src/maze/check.js';
import { carve, WHOLE_RUN } from '../../src/maze/generator.js';
import { blankMaze } from '../../src/maze/maze.js';
import { wilson } from '../../src/maze/wilson.js';
import { Rng } from '../../src/rng/rng.js';
import { deadEndShare, solutionLength } from '../support/figures.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { chiSquare, chiSquareLimit, largestGap, treeCounts } from '../support/statistics.js';

const SAMPLES_A_TREE = 150;

describe('every spanning tree is equally likely (chi-square, p = 0.001)', () => {
  test('the fast walk, over the 192 trees of the 3 x 3 grid', () => {
    const rng = Rng.fromSeed('uniform');
    const counts = treeCounts(gridOf('rect', 3, 3), SAMPLES_A_TREE, (maze) =>
      carve(aldousBroder, maze, rng, {}),
    );
    expect(counts.length).toBe(192);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(192));
  });

  test('the fast walk with a mask', () => {
    const rng = Rng.fromSeed('uniform');
    const mask = must(parseMask('..#.\n....\n#...'));
    const counts = treeCounts(gridOf('rect', 4, 3, mask), SAMPLES_A_TREE, (maze) =>
      carve(aldousBroder, maze, rng, {}),
    );
    expect(counts.length).toBeGreaterThan(10);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length));
  });

  test.each([gridOf('rect', 3, 3), gridOf('hex', 2, 3), gridOf('triangle', 4, 3), gridOf('polar', 2, 2)])(
    'the plain walk on a $kind grid',
    (grid) => {
      const rng = Rng.fromSeed('uniform');
      const counts = treeCounts(grid, SAMPLES_A_TREE, (maze) => beginOnGraph(maze, rng).advance(WHOLE_RUN));
      expect(counts.length).toBeGreaterThan(10);
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length));
    },
  );
});

test('where there is no room to leap, the fast walk equals the plain one step by step, masks included', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grids = fc.oneof(anyGrid('rect', 20), fc.constant(gridOf('rect', mask.width, mask.height, mask)));
  fc.assert(
    fc.property(grids, fc.string(), (grid, seed) => {
      const plain = blankMaze(grid);
      beginOnGraph(plain, Rng.fromSeed(seed, 'layout')).advance(WHOLE_RUN);
      expect(mazeOf(aldousBroder, grid, seed).open).toEqual(plain.open);
    }),
    { numRuns: 100 },
  );
});

test('with leaps its mazes are sound and perfect, and stepping changes nothing', () => {
  const mask = { width: 90, height: 70, cells: new Uint8Array(6300).fill(1) };
  mask.cells[40 * 90 + 5] = 0;
  const grid = gridOf('rect', 90, 70, mask);
  const whole = mazeOf(aldousBroder, grid, 'leaps');
  expect(flaw(whole)).toBeNull();
  expect(isPerfect(whole)).toBe(true);
  const stepped = blankMaze(grid);
  const carving = aldousBroder.begin(stepped, Rng.fromSeed('leaps', 'layout'), {});
  for (let budget = 1; !carving.advance(budget); budget = (budget % 1000) + 7) {
    expect(flaw(stepped)).toBeNull();
  }
  expect(stepped.open).toEqual(whole.open);
});

test('with leaps its mazes are distributed as those of Wilson and of the plain walk', () => {
  // Large enough for four blocks to leap in, see deep-blocks.
  const grid = gridOf('rect', 64, 64);
  const figures = (count: number, make: (seed: string) => ReturnType<typeof blankMaze>) => {
    const mazes = Array.from({ length: count }, (_, i) => make(`${i}`));
    return { deadEnds: mazes.map(deadEndShare), lengths: mazes.map(solutionLength) };
  };
  const leaping = figures(200, (seed) => mazeOf(aldousBroder, grid, seed));
  const joined = figures(200, (seed) => mazeOf(wilson, grid, seed));
  const plain = figures(40, (seed) => {
    const maze = blankMaze(grid);
    beginOnGraph(maze, Rng.fromSeed(`plain ${seed}`)).advance(WHOLE_RUN);
    return maze;
  });
  // Kolmogorov and Smirnov: the largest gap is wider than this once in a thousand.
  expect(largestGap(leaping.lengths, joined.lengths)).toBeLessThan(1.95 * Math.sqrt(2 / 200));
  expect(largestGap(leaping.lengths, plain.lengths)).toBeLessThan(1.95 * Math.sqrt(1 / 200 + 1 / 40));
  expect(largestGap(leaping.deadEnds, joined.deadEnds)).toBeLessThan(1.95 * Math.sqrt(2 / 200));
  expect(largestGap(leaping.deadEnds, plain.deadEnds)).toBeLessThan(1.95 * Math.sqrt(1 / 200 + 1 / 40));
});
