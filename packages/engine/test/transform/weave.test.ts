import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Grid } from '../../src/grid/grid.js';
import { flaw, isPerfect, shapeOf } from '../../src/maze/check.js';
import { deadEnds, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { Rng } from '../../src/rng/rng.js';
import { braid } from '../../src/transform/braid.js';
import { weave } from '../../src/transform/weave.js';
import { anyMaskedGrid, crossingCount, crossingFlaw } from '../support/crossings.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';

const anyRect: fc.Arbitrary<Grid> = fc.oneof(anyGrid('rect', 14), anyMaskedGrid(10));
const anyDensity = fc.integer({ min: 0, max: 1000 });

test.each(GENERATORS)(
  'a perfect maze by $id stays perfect, its crossings stand where they may',
  (generator) => {
    fc.assert(
      fc.property(
        generator.masks ? anyRect : anyGrid('rect', 14),
        fc.string(),
        anyDensity,
        (grid, seed, density) => {
          const woven = weave(mazeOf(generator, grid, seed), { density }, Rng.fromSeed(seed, 'weave'));
          expect(flaw(woven)).toBeNull();
          expect(crossingFlaw(woven)).toBeNull();
          expect(isPerfect(woven)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  },
);

test('a braided maze keeps its loops and stays in one piece', () => {
  fc.assert(
    fc.property(anyRect, fc.string(), anyDensity, (grid, seed, density) => {
      const maze = mazeOf(recursiveBacktracker, grid, seed);
      braid(maze, { keep: 500 }, Rng.fromSeed(seed, 'braid'));
      const { loops } = shapeOf(maze);
      const woven = weave(maze, { density }, Rng.fromSeed(seed, 'weave'));
      expect(flaw(woven)).toBeNull();
      expect(crossingFlaw(woven)).toBeNull();
      expect(shapeOf(woven)).toMatchObject({ pieces: 1, loops });
    }),
    { numRuns: 200 },
  );
});

function wovenWith(density: number): Maze {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 60, 60), 'one maze');
  return weave(maze, { density }, Rng.fromSeed('weave'));
}

test('density 0 changes nothing, more density gives clearly more crossings', () => {
  expect(crossingCount(wovenWith(0))).toBe(0);
  expect(wovenWith(0).open).toEqual(mazeOf(recursiveBacktracker, gridOf('rect', 60, 60), 'one maze').open);
  const [few, some, many] = [100, 500, 1000].map((density) => crossingCount(wovenWith(density)));
  expect(few).toBeGreaterThan(5);
  expect(some).toBeGreaterThan(2 * few);
  expect(many).toBeGreaterThan(1.5 * some);
});

test('every crossing is the new way into what was a dead end', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 60, 60), 'one maze');
  const ends = new Set(deadEnds(maze));
  const woven = weave(maze, { density: 1000 }, Rng.fromSeed('weave'));
  const { under } = woven;
  for (let cell = 0; cell < woven.grid.size; cell++) {
    if (under === null || under[cell] === 0) continue;
    const [one, other] = [0, 1, 2, 3]
      .filter((side) => under[cell] & (1 << side))
      .map((side) => woven.grid.neighbour(cell, side));
    expect(ends.has(one) || ends.has(other)).toBe(true);
  }
});

test('start, exits and the upper layer are those of the maze given; a lower layer is gone on with', () => {
  const maze: Maze = {
    ...mazeOf(recursiveBacktracker, gridOf('rect', 30, 30), 'x'),
    start: 7,
    exits: [3, 5],
  };
  const once = weave(maze, { density: 500 }, Rng.fromSeed('once'));
  expect(once).toMatchObject({ start: 7, exits: [3, 5] });
  expect(once.open).toBe(maze.open);
  expect(maze.under).toBeNull();
  const before = crossingCount(once);
  const twice = weave(once, { density: 1000 }, Rng.fromSeed('twice'));
  expect(crossingCount(twice)).toBeGreaterThan(before);
  expect(isPerfect(twice)).toBe(true);
});

test('the same seed weaves the same, another seed otherwise', () => {
  const layer = (seed: string): Uint8Array | null => {
    const maze = mazeOf(recursiveBacktracker, gridOf('rect', 30, 30), 'one maze');
    return weave(maze, { density: 500 }, Rng.fromSeed(seed)).under;
  };
  expect(layer('a')).toEqual(layer('a'));
  expect(layer('a')).not.toEqual(layer('b'));
});

test('other grids are a bug of the caller', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('hex', 5, 5), '');
  expect(() => weave(maze, { density: 500 }, Rng.fromSeed(''))).toThrow('rect');
});
