import { expect, test } from 'vitest';
import { aldousBroder } from '../../src/maze/aldous-broder.js';
import { flaw, isPerfect } from '../../src/maze/check.js';
import { carve, WHOLE_RUN } from '../../src/maze/generator.js';
import { beginOnGraph, houston } from '../../src/maze/houston.js';
import { blankMaze } from '../../src/maze/maze.js';
import { bitCount } from '../../src/maze/parts/pick.js';
import { wilson } from '../../src/maze/wilson.js';
import { Rng } from '../../src/rng/rng.js';
import { deadEndShare } from '../support/figures.js';
import { gridOf, mazeOf } from '../support/mazes.js';
import { chiSquare, chiSquareLimit, mean, treeCounts } from '../support/statistics.js';

test.each(['rect', 'hex', 'polar'] as const)(
  'a share of 0 is Wilson, of 100 Aldous-Broder, on %s grids',
  (kind) => {
    const grid = gridOf(kind, 9, 7);
    for (const seed of ['a', 'b', 'c']) {
      expect(mazeOf(houston, grid, seed, { share: 0 }).open).toEqual(mazeOf(wilson, grid, seed).open);
      expect(mazeOf(houston, grid, seed, { share: 100 }).open).toEqual(mazeOf(aldousBroder, grid, seed).open);
    }
  },
);

test('the fast walks equal the plain ones where there is no room to leap', () => {
  const grid = gridOf('rect', 17, 11);
  for (const share of [1, 30, 99]) {
    const plain = blankMaze(grid);
    const carving = beginOnGraph(plain, Rng.fromSeed('same', 'layout'), { share });
    while (!carving.advance(WHOLE_RUN));
    expect(mazeOf(houston, grid, 'same', { share }).open).toEqual(plain.open);
  }
});

test('it is sound on grids with room to leap, whatever the share', () => {
  const grid = gridOf('rect', 80, 64);
  for (const share of [30, 95, 99, 100]) {
    const maze = mazeOf(houston, grid, 'large', { share });
    expect(flaw(maze)).toBeNull();
    expect(isPerfect(maze)).toBe(true);
  }
});

test('its mazes are not equally likely, which is why it has no trait "uniform"', () => {
  const rng = Rng.fromSeed('uniform');
  const counts = treeCounts(gridOf('rect', 3, 3), 100, (maze) => carve(houston, maze, rng, { share: 30 }));
  expect(chiSquare(counts)).toBeGreaterThan(5 * chiSquareLimit(192));
  expect(houston.traits).not.toContain('uniform');
});

test('in a ring of three, half of its mazes have the first cell in their middle, as its header says', () => {
  const rng = Rng.fromSeed('ring');
  let middle = 0;
  for (let sample = 0; sample < 10_000; sample++) {
    const maze = blankMaze(gridOf('polar', 3, 1));
    carve(houston, maze, rng, { share: 50 });
    if (bitCount(maze.open[0]) === 2) middle++;
  }
  // Five standard deviations of 50 either side.
  expect(Math.abs(middle - 5000)).toBeLessThan(250);
});

test('its mazes have as many dead ends as uniform ones', () => {
  const grid = gridOf('rect', 120, 120);
  const share = (generator: typeof houston) =>
    mean(Array.from({ length: 10 }, (_, i) => deadEndShare(mazeOf(generator, grid, `${i}`))));
  expect(Math.abs(share(houston) - share(wilson))).toBeLessThan(0.01);
});
