import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exists, GRID_KINDS, type Grid } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { growingTree, MAX_SHARE, POLICIES, parseMix, type Share } from '../../src/maze/growing-tree.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { randomCell } from '../../src/maze/parts/cells.js';
import { pickFreeSide } from '../../src/maze/parts/pick.js';
import { readOptions } from '../../src/options.js';
import { pickIndex, Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';

/** Writes a mix as `parseMix` reads it. */
function makeMix(mix: readonly Share[]): string {
  return mix.map(({ policy, share }) => `${policy}=${share}`).join(',');
}

describe('the mix', () => {
  test.each([
    ['', 'empty'],
    ['newest', 'how much of newest'],
    ['newst=5', 'did you mean "newest"'],
    ['Newest=5', 'did you mean "newest"'],
    [' newest=5', 'no policy " newest"'],
    ['newest=5, random=5', 'no policy " random"'],
    ['newest=5,', 'no policy ""'],
    ['newest=0', 'from 1 to 1000, not "0"'],
    ['newest=-1', 'not "-1"'],
    ['newest=1.5', 'not "1.5"'],
    ['newest=05', 'not "05"'],
    ['newest=1001', 'not "1001"'],
    ['newest=99999999999', 'not "99999999999"'],
    ['newest=', 'not ""'],
    ['newest=5=6', 'not "5=6"'],
    ['newest=5,random=1,newest=2', 'newest twice'],
  ])('%j is refused with a reason', (text, reason) => {
    expect(parseMix(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
    expect(readOptions(growingTree.options, { mix: text }, 'growing-tree').ok).toBe(false);
  });

  test('what is written is read again', () => {
    const shares = fc.integer({ min: 1, max: MAX_SHARE });
    const mixes = fc.uniqueArray(fc.record({ policy: fc.constantFrom(...POLICIES), share: shares }), {
      selector: ({ policy }) => policy,
      minLength: 1,
    });
    fc.assert(
      fc.property(mixes, (mix) => {
        expect(must(parseMix(makeMix(mix)))).toEqual(mix);
      }),
    );
  });
});

/** The algorithm with a plain array for its list, for mixes that do not choose at random. */
function plainTree(grid: Grid, seed: string, text: string): Maze {
  const maze = blankMaze(grid);
  const rng = Rng.fromSeed(seed, 'layout');
  const mix = must(parseMix(text)).flatMap(({ policy, share }) => new Array<string>(share).fill(policy));
  const outside = new Set<number>();
  for (let cell = 0; cell < grid.size; cell++) if (exists(grid, cell)) outside.add(cell);
  const freeOf = (cell: number) => {
    let free = 0;
    for (let side = 0; side < grid.sides; side++) {
      if (outside.has(grid.neighbour(cell, side))) free |= 1 << side;
    }
    return free;
  };
  const list = [randomCell(grid, rng)];
  outside.delete(list[0]);
  while (outside.size > 0) {
    const policy = text.includes(',') ? mix[pickIndex(mix.length, rng.next())] : mix[0];
    const place = policy === 'newest' ? list.length - 1 : policy === 'oldest' ? 0 : list.length >> 1;
    const cell = list[place];
    const free = freeOf(cell);
    if (free !== 0) {
      const side = pickFreeSide(free, rng.next());
      link(maze, cell, side);
      list.push(grid.neighbour(cell, side));
      outside.delete(grid.neighbour(cell, side));
    }
    if (freeOf(cell) === 0) list.splice(place, 1);
  }
  return maze;
}

test.each(GRID_KINDS)('the list keeps its order on %s grids: the same maze as with a plain array', (kind) => {
  const mixes = fc.constantFrom(
    'newest=1',
    'oldest=1',
    'middle=1',
    'newest=3,oldest=1,middle=2',
    'middle=1,oldest=9',
  );
  fc.assert(
    fc.property(anyGrid(kind, 16), mixes, fc.string(), (grid, mix, seed) => {
      expect(mazeOf(growingTree, grid, seed, { mix }).open).toEqual(plainTree(grid, seed, mix).open);
    }),
    { numRuns: 80 },
  );
});

test('the same with a mask', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grid = gridOf('rect', mask.width, mask.height, mask);
  for (let seed = 0; seed < 30; seed++) {
    const mix = 'newest=1,middle=1';
    expect(mazeOf(growingTree, grid, `${seed}`, { mix }).open).toEqual(plainTree(grid, `${seed}`, mix).open);
  }
});

test('the mix sets the texture: the more random, the more dead ends', () => {
  const grid = gridOf('rect', 100, 100);
  const deadEnds = (mix: string) => {
    const { open } = mazeOf(growingTree, grid, 'texture', { mix });
    return open.filter((sides) => (sides & (sides - 1)) === 0).length / grid.count;
  };
  expect(deadEnds('newest=1')).toBeLessThan(0.12);
  expect(deadEnds('newest=9,random=1')).toBeGreaterThan(deadEnds('newest=1') + 0.01);
  expect(deadEnds('newest=1,random=1')).toBeGreaterThan(deadEnds('newest=9,random=1') + 0.05);
  expect(deadEnds('random=1')).toBeGreaterThan(deadEnds('newest=1,random=1') + 0.02);
});
