import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, type Grid, N, S, W } from '../../src/grid/grid.js';
import { flaw, isPerfect } from '../../src/maze/check.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { weaveBacktracker } from '../../src/maze/weave-backtracker.js';
import { weaveKruskal } from '../../src/maze/weave-kruskal.js';
import { weavePrim } from '../../src/maze/weave-prim.js';
import { Rng } from '../../src/rng/rng.js';
import { anyMaskedGrid, crossingCount, crossingFlaw } from '../support/crossings.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';
import { plainWeaveBacktracker, plainWeaveKruskal, plainWeavePrim } from '../support/plain-weaving.js';

const ALGORITHMS = [
  { generator: weavePrim, plain: plainWeavePrim },
  { generator: weaveKruskal, plain: plainWeaveKruskal },
  { generator: weaveBacktracker, plain: plainWeaveBacktracker },
];

const anyRect: fc.Arbitrary<Grid> = fc.oneof(anyGrid('rect', 14), anyMaskedGrid(10));
const anyDensity = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(1000));

describe.each(ALGORITHMS)('$generator.id', ({ generator, plain }) => {
  function crossings(density: number): number {
    let sum = 0;
    for (let seed = 0; seed < 5; seed++) {
      sum += crossingCount(mazeOf(generator, gridOf('rect', 40, 40), `${seed}`, { density }));
    }
    return sum;
  }

  test('crossings stand inside, between four neighbours, and never turn; the maze is perfect over both layers', () => {
    fc.assert(
      fc.property(anyRect, fc.string(), anyDensity, (grid, seed, density) => {
        const maze = mazeOf(generator, grid, seed, { density });
        expect(flaw(maze)).toBeNull();
        expect(crossingFlaw(maze)).toBeNull();
        expect(isPerfect(maze)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('a large maze is perfect over both layers', () => {
    const maze = mazeOf(generator, gridOf('rect', 150, 90), 'large', { density: 1000 });
    expect(flaw(maze)).toBeNull();
    expect(crossingFlaw(maze)).toBeNull();
    expect(isPerfect(maze)).toBe(true);
  });

  test('density 0 gives no crossing, more density clearly more crossings', () => {
    expect(crossings(0)).toBe(0);
    expect(crossings(100)).toBeGreaterThan(20);
    expect(crossings(500)).toBeGreaterThan(1.2 * crossings(100));
    expect(crossings(1000)).toBeGreaterThan(1.2 * crossings(500));
    // At least every tenth cell is crossed when it weaves as much as it can.
    expect(crossings(1000)).toBeGreaterThan(5 * 160);
  });

  test('as many bridges lie east and west as north and south', () => {
    const { open, under } = mazeOf(generator, gridOf('rect', 150, 150), 'both ways', { density: 1000 });
    let lying = 0;
    let upright = 0;
    for (let cell = 0; cell < open.length; cell++) {
      if (under?.[cell] === (N | S)) lying++;
      if (under?.[cell] === (E | W)) upright++;
    }
    expect(lying / upright).toBeGreaterThan(0.85);
    expect(lying / upright).toBeLessThan(1.15);
  });

  test('it is the plain algorithm, only faster', () => {
    fc.assert(
      fc.property(anyRect, fc.string(), anyDensity, (grid, seed, density) => {
        const fast: Maze = mazeOf(generator, grid, seed, { density });
        const slow = plain(grid, Rng.fromSeed(seed, 'layout'), density);
        expect(fast.open).toEqual(slow.open);
        expect(fast.under).toEqual(slow.under);
      }),
      { numRuns: 100 },
    );
  });

  test('a maze without a lower layer is a bug of the caller', () => {
    const maze = blankMaze(gridOf('rect', 5, 5));
    expect(() => generator.begin(maze, Rng.fromSeed(''), { density: 500 }).advance(1)).toThrow('lower layer');
  });
});
