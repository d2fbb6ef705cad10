import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { isPerfect } from '../../src/maze/check.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import { blankMaze } from '../../src/maze/maze.js';
import { beginOnGraph, originShift } from '../../src/maze/origin-shift.js';
import { middleCell } from '../../src/maze/parts/cells.js';
import { wilson } from '../../src/maze/wilson.js';
import { Rng } from '../../src/rng/rng.js';
import { deadEndShare, distancesFrom } from '../support/figures.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must, openAll } from '../support/mazes.js';
import { mean } from '../support/statistics.js';

test('the fast shifts on squares equal the plain ones, masks included', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grids = fc.oneof(anyGrid('rect', 15), fc.constant(gridOf('rect', mask.width, mask.height, mask)));
  fc.assert(
    fc.property(grids, fc.string(), fc.integer({ min: 0, max: 20 }), (grid, seed, shifts) => {
      const plain = blankMaze(grid);
      beginOnGraph(plain, Rng.fromSeed(seed, 'layout'), { shifts }).advance(WHOLE_RUN);
      expect(mazeOf(originShift, grid, seed, { shifts }).open).toEqual(plain.open);
    }),
    { numRuns: 150 },
  );
});

test.each(GRID_KINDS)('on %s grids it starts from shortest ways to the middle', (kind) => {
  const grid = gridOf(kind, 8, 7);
  const field = blankMaze(grid);
  openAll(field);
  const middle = middleCell(grid);
  const maze = mazeOf(originShift, grid, 'start', { shifts: 0 });
  expect(distancesFrom(maze, middle)).toEqual(distancesFrom(field, middle));
});

test.each(GRID_KINDS)('on %s grids every shift leads from a perfect maze to a perfect maze', (kind) => {
  const grid = gridOf(kind, 5, 5);
  const maze = blankMaze(grid);
  const carving = originShift.begin(maze, Rng.fromSeed('watched', 'layout'), { shifts: 10 });
  carving.advance(grid.count - 1);
  let changes = 0;
  let finished = false;
  while (!finished) {
    const before = maze.open.slice();
    finished = carving.advance(1);
    expect(isPerfect(maze)).toBe(true);
    const changed = maze.open.filter((sides, cell) => sides !== before[cell]).length;
    // One passage closes and another opens, and both have the new origin as one end.
    expect(changed).toBeLessThanOrEqual(3);
    if (changed > 0) changes++;
  }
  expect(changes).toBeGreaterThan(grid.count);
});

test('after many shifts its mazes have as many dead ends as uniform ones', () => {
  const grid = gridOf('rect', 40, 40);
  const share = (generator: typeof originShift, options = {}) =>
    mean(Array.from({ length: 60 }, (_, i) => deadEndShare(mazeOf(generator, grid, `${i}`, options))));
  expect(Math.abs(share(originShift, { shifts: 60 }) - share(wilson))).toBeLessThan(0.005);
});
