import fc from 'fast-check';
import { expect, test } from 'vitest';
import { E, EAST, type Grid, S, SOUTH } from '../../src/grid/grid.js';
import { eller } from '../../src/maze/eller.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';

/** Coins for the columns below `count`, 32 a word, the lowest bit first; tails turn where all of `more` words say so. */
function coins(rng: Rng, more: number, count: number): boolean[] {
  let words: number[] = [];
  return Array.from({ length: count }, (_, column) => {
    if (column % 32 === 0) words = Array.from({ length: 1 + more }, () => rng.next());
    const [first, ...others] = words.map((word) => ((word >>> (column % 32)) & 1) === 1);
    return first || others.every((bit) => bit);
  });
}

/** The textbook, with sets written out as numbers. */
function plainEller(grid: Grid, seed: string): Maze {
  const { width, height } = grid;
  const rng = Rng.fromSeed(seed, 'layout');
  const maze = blankMaze(grid);
  let fresh = width;
  let sets = Array.from({ length: width }, (_, column) => column);
  for (let y = 0; y < height; y++) {
    const last = y === height - 1;
    const joins = last ? [] : coins(rng, 3, width - 1);
    for (let x = 0; x + 1 < width; x++) {
      if (sets[x] === sets[x + 1] || !(last || joins[x])) continue;
      const from = sets[x + 1];
      sets = sets.map((set) => (set === from ? sets[x] : set));
      link(maze, y * width + x, EAST);
    }
    if (last) return maze;
    coins(rng, 2, width).forEach((heads, x) => {
      // Heads close the way down, unless it is the last that the set has.
      if (heads && sets.filter((set) => set === sets[x]).length > 1) sets[x] = fresh++;
      else link(maze, y * width + x, SOUTH);
    });
  }
  return maze;
}

test('rings of columns equal the textbook’s sets', () => {
  const wide = fc
    .tuple(fc.integer({ min: 28, max: 100 }), fc.integer({ min: 1, max: 9 }))
    .map(([width, height]) => gridOf('rect', width, height));
  fc.assert(
    fc.property(fc.oneof(anyGrid('rect', 20), wide), fc.string(), (grid, seed) => {
      expect(mazeOf(eller, grid, seed).open).toEqual(plainEller(grid, seed).open);
    }),
    { numRuns: 500 },
  );
});

test('the first row is made of coins alone', () => {
  // In the first row no two neighbours hang together before their coin falls.
  const width = 100_000;
  const { open } = mazeOf(eller, gridOf('rect', width, 2), 'coins');
  const share = (side: number): number => open.slice(0, width).filter((sides) => sides & side).length / width;
  const joins = 9 / 16;
  const closes = 5 / 8;
  expect(Math.abs(share(E) - joins)).toBeLessThan(0.0065);
  // A cell goes on below by its coin, or because all coins of its run close and it is the last one.
  const forced = ((1 - joins) * (1 - joins) * closes) / (1 - joins * closes);
  expect(Math.abs(share(S) - (1 - closes + forced))).toBeLessThan(0.0065);
});

test('it has no lean: as many passages go east as south', () => {
  const { open } = mazeOf(eller, gridOf('rect', 600, 600), 'lean');
  let east = 0;
  let south = 0;
  for (const sides of open) {
    if (sides & E) east++;
    if (sides & S) south++;
  }
  expect(east / south).toBeGreaterThan(0.95);
  expect(east / south).toBeLessThan(1.05);
});
