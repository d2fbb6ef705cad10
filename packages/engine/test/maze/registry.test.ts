import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { flaw, isPerfect } from '../../src/maze/check.js';
import { unfit } from '../../src/maze/generator.js';
import { blankMaze } from '../../src/maze/maze.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { readOptions } from '../../src/options.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';

// The contract of every maze algorithm on every kind of grid it supports.

test('ids are kebab case, ids and code numbers are used once', () => {
  for (const { id } of GENERATORS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(GENERATORS.map((g) => g.id)).size).toBe(GENERATORS.length);
  expect(new Set(GENERATORS.map((g) => g.code)).size).toBe(GENERATORS.length);
});

describe.each(GENERATORS)('$id', (generator) => {
  const weave = generator.traits.includes('weave');
  const defaults = must(readOptions(generator.options, {}, generator.id));

  test('says what its mazes look like', () => {
    expect(generator.title.length).toBeGreaterThan(2);
    expect(generator.about).toMatch(/^[A-Z].{30,}\.$/s);
  });

  describe.each(generator.grids)('on %s grids', (kind) => {
    test('every maze is sound and perfect, from 1x1 up', () => {
      fc.assert(
        fc.property(anyGrid(kind), fc.string(), (grid, seed) => {
          const maze = mazeOf(generator, grid, seed);
          expect(maze.open.length).toBe(grid.size);
          expect(flaw(maze)).toBeNull();
          expect(isPerfect(maze)).toBe(true);
        }),
        { numRuns: 150 },
      );
    });

    test('the same seed gives the same maze, another seed another', () => {
      const grid = gridOf(kind, 9, 8);
      expect(mazeOf(generator, grid, 'a')).toMatchObject({ open: mazeOf(generator, grid, 'a').open });
      expect(mazeOf(generator, grid, 'a').open).not.toEqual(mazeOf(generator, grid, 'b').open);
    });

    test('stepped in any portions equals run at once', () => {
      fc.assert(
        fc.property(
          anyGrid(kind, 9),
          fc.string(),
          fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
          (grid, seed, portions) => {
            const whole = mazeOf(generator, grid, seed);
            const stepped = blankMaze(grid, { weave });
            const carving = generator.begin(stepped, Rng.fromSeed(seed, 'layout'), defaults);
            let progress = carving.progress();
            let calls = 0;
            while (!carving.advance(portions[calls++ % portions.length])) {
              expect(carving.progress()).toBeGreaterThanOrEqual(progress);
              expect(carving.cursor()).toBeLessThan(grid.size);
              expect(carving.cursor()).toBeGreaterThanOrEqual(-1);
              expect(flaw(stepped)).toBeNull();
              progress = carving.progress();
            }
            expect(carving.progress()).toBe(1);
            expect(stepped.open).toEqual(whole.open);
            expect(stepped.under).toEqual(whole.under);
          },
        ),
        { numRuns: 60 },
      );
    });

    test('a budget of one changes little, so that it can be watched', () => {
      const grid = gridOf(kind, 8, 8);
      const maze = blankMaze(grid, { weave });
      const carving = generator.begin(maze, Rng.fromSeed('watch', 'layout'), defaults);
      let calls = 1;
      while (!carving.advance(1)) calls++;
      expect(calls).toBeGreaterThanOrEqual(8);
    });
  });

  const masked = generator.masks ? generator.grids.filter((kind) => kind !== 'polar') : [];
  test.each(masked)('a mask on %s grids leaves its cells closed and the rest perfect', (kind) => {
    const mask = must(parseMask(kind === 'triangle' ? '....#\n.....\n#....' : HOLED_MASK));
    const grid = gridOf(kind, mask.width, mask.height, mask);
    for (let seed = 0; seed < 40; seed++) {
      const maze = mazeOf(generator, grid, `${seed}`);
      expect(flaw(maze)).toBeNull();
      expect(isPerfect(maze)).toBe(true);
    }
  });

  test('refuses unknown options and wrong values with a reason', () => {
    const unknown = readOptions(generator.options, { nonsense: 1 }, generator.id);
    expect(unknown).toMatchObject({ ok: false, reason: expect.stringContaining('nonsense') });
    for (const option of generator.options) {
      const wrong = readOptions(
        generator.options,
        { [option.name]: option.type === 'integer' ? 0.5 : '\u0000' },
        generator.id,
      );
      expect(wrong.ok).toBe(false);
    }
  });

  test('refuses grids it does not work on with a reason', () => {
    for (const kind of ['rect', 'hex', 'triangle', 'polar'] as const) {
      const reason = unfit(generator, gridOf(kind, 4, 4));
      if (generator.grids.includes(kind)) expect(reason).toBeNull();
      else expect(reason).toContain(kind);
    }
  });
});
