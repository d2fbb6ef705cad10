import fc from 'fast-check';
import { expect, test } from 'vitest';
import { E, EAST, type Grid, N, NORTH, S } from '../../src/grid/grid.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { sidewinder } from '../../src/maze/sidewinder.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';
import { chiSquare, chiSquareLimit } from '../support/statistics.js';

/** The textbook, a coin a cell; the coins are the low 8 bits of words, the last word's others choose the place. */
function plainSidewinder(grid: Grid, seed: string): Maze {
  const rng = Rng.fromSeed(seed, 'layout');
  const maze = blankMaze(grid);
  for (let x = 0; x + 1 < grid.width; x++) link(maze, x, EAST);
  for (let y = 1; y < grid.height; y++) {
    let run: number[] = [];
    let word = 0;
    let coins = 0;
    for (let x = 0; x < grid.width; x++) {
      const cell = y * grid.width + x;
      if (coins === 0) {
        word = rng.next();
        coins = 8;
      }
      const closes = ((word >>> (8 - coins)) & 1) === 1 || x === grid.width - 1;
      coins--;
      run.push(cell);
      if (!closes) {
        link(maze, cell, EAST);
        continue;
      }
      // A word of tails only leads on to the next word, even where the row ends before its last coin.
      while ((word & 255) === 0) word = rng.next();
      link(maze, run[Math.floor(((word >>> 8) * run.length) / 2 ** 24)], NORTH);
      run = [];
      coins = 0;
    }
  }
  return maze;
}

test('runs at a time equal the textbook, cell by cell', () => {
  const wide = fc
    .tuple(fc.integer({ min: 28, max: 140 }), fc.integer({ min: 1, max: 5 }))
    .map(([width, height]) => gridOf('rect', width, height));
  fc.assert(
    fc.property(fc.oneof(anyGrid('rect', 20), wide), fc.string(), (grid, seed) => {
      expect(mazeOf(sidewinder, grid, seed).open).toEqual(plainSidewinder(grid, seed).open);
    }),
    { numRuns: 500 },
  );
});

test('equal the textbook on a row so long that runs of more than eight cells come up', () => {
  const grid = gridOf('rect', 100_000, 2);
  const fast = mazeOf(sidewinder, grid, 'long');
  expect(fast.open).toEqual(plainSidewinder(grid, 'long').open);
  let run = 0;
  let longest = 0;
  for (let cell = 100_000; cell < 200_000; cell++) {
    run = fast.open[cell] & E ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  expect(longest).toBeGreaterThan(10);
});

test('the north row is one corridor', () => {
  const { open } = mazeOf(sidewinder, gridOf('rect', 90, 40), 'north');
  for (let x = 0; x < 89; x++) expect(open[x] & E).toBe(E);
});

test('no dead end opens to the south: going north is never blocked', () => {
  const { open } = mazeOf(sidewinder, gridOf('rect', 90, 90), 'up');
  expect(open.includes(S)).toBe(false);
});

test('each run opens to the north in one place', () => {
  const { open } = mazeOf(sidewinder, gridOf('rect', 90, 90), 'runs');
  let ways = 0;
  for (let cell = 90; cell < 90 * 90; cell++) {
    if (open[cell] & N) ways++;
    if (open[cell] & E) continue;
    expect(ways).toBe(1);
    ways = 0;
  }
});

/** Length of each run and the place in it that opens, rows that run into the border left out. */
function runsOf(maze: Maze): { length: number; place: number }[] {
  const { width, size } = maze.grid;
  const runs: { length: number; place: number }[] = [];
  let first = width;
  let chosen = width;
  for (let cell = width; cell < size; cell++) {
    if (maze.open[cell] & N) chosen = cell;
    if (maze.open[cell] & E) continue;
    if ((cell + 1) % width !== 0) runs.push({ length: cell + 1 - first, place: chosen - first });
    first = cell + 1;
  }
  return runs;
}

test('runs are as long as coins have it, and each place in a run is equally likely', () => {
  // Rows are long, so that leaving out the last run of each hardly prefers short ones.
  const runs = runsOf(mazeOf(sidewinder, gridOf('rect', 20_000, 11), 'fair'));
  const longer = (length: number): number => runs.filter((run) => run.length > length).length;
  for (let length = 0; length < 8; length++) {
    // Half of the runs that got so far go on: within four standard deviations.
    const here = longer(length);
    expect(Math.abs(longer(length + 1) - here / 2)).toBeLessThan(2 * Math.sqrt(here));
  }
  for (let length = 2; length <= 7; length++) {
    const counts = new Array<number>(length).fill(0);
    for (const run of runs) if (run.length === length) counts[run.place]++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(length));
  }
});
