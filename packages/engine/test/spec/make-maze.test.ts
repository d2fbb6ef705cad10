import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { flaw, isPerfect, shapeOf } from '../../src/maze/check.js';
import { deadEnds, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { beginMaze, makeMaze, runSpec } from '../../src/spec/make-maze.js';
import { type MazeRequest, readSpec } from '../../src/spec/maze-spec.js';
import { crossingCount } from '../support/crossings.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';

const PLAIN: MazeRequest = { algorithm: 'recursive-backtracker', width: 20, height: 15, seed: 'a seed' };

function made(more: Partial<MazeRequest> = {}): Maze {
  return must(makeMaze({ ...PLAIN, ...more }));
}

/** What can be compared: grids are made of functions. */
function plainOf({ grid, ...rest }: Maze): object {
  return { ...rest, width: grid.width, height: grid.height };
}

const anyRequest: fc.Arbitrary<MazeRequest> = fc.record({
  algorithm: fc.constantFrom(...GENERATORS.map(({ id }) => id)),
  width: fc.integer({ min: 3, max: 12 }),
  height: fc.integer({ min: 3, max: 12 }),
  seed: fc.string(),
  braid: fc.constantFrom(0, 0.25, 1),
  weave: fc.constantFrom(0, 0.7),
  rooms: fc.constantFrom(0, 2),
  exits: fc.integer({ min: 1, max: 3 }),
});

test('stepped in any portions equals run at once; progress never falls; the maze can be drawn at any moment', () => {
  fc.assert(
    fc.property(
      anyRequest,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (request, portions) => {
        const spec = must(readSpec(request));
        const making = beginMaze(spec);
        let progress = making.progress();
        let calls = 0;
        while (!making.advance(portions[calls++ % portions.length])) {
          expect(making.progress()).toBeGreaterThanOrEqual(progress);
          progress = making.progress();
          expect(making.cursor()).toBeLessThan(spec.grid.size);
          expect(flaw(making.maze())).toBeNull();
        }
        expect(making.progress()).toBe(1);
        expect(making.advance(1)).toBe(true);
        expect(plainOf(making.maze())).toEqual(plainOf(must(runSpec(spec))));
      },
    ),
    { numRuns: 150 },
  );
});

test('without edits it is the algorithm alone, drawn from the stream "layout"', () => {
  expect(made().open).toEqual(mazeOf(recursiveBacktracker, gridOf('rect', 20, 15), 'a seed').open);
  expect(made().under).toBeNull();
  expect(isPerfect(made())).toBe(true);
});

test('the start is the first cell, exits are spread along the border', () => {
  expect(made()).toMatchObject({ start: 0, exits: [299] });
  const { start, exits } = made({ exits: 4 });
  expect(start).toBe(0);
  expect(new Set(exits).size).toBe(4);
  const mask = must(parseMask('##...\n.....\n...##'));
  expect(made({ width: mask.width, height: mask.height, mask }).start).toBe(2);
});

test('braid is the share of dead ends that stays', () => {
  expect(deadEnds(made({ braid: 0 })).length).toBe(0);
  expect(deadEnds(made({ braid: 0.5 })).length).toBe(Math.round(deadEnds(made()).length / 2));
  expect(plainOf(made({ braid: 1 }))).toEqual(plainOf(made()));
});

test('weave gives crossings to any algorithm, and sets the density of those that weave by themselves', () => {
  expect(crossingCount(made({ weave: 1 }))).toBeGreaterThan(5);
  expect(isPerfect(made({ weave: 1 }))).toBe(true);
  expect(plainOf(made({ weave: 0 }))).toEqual(plainOf(made()));
  const algorithm = 'weave-kruskal';
  expect(crossingCount(made({ algorithm, weave: 0 }))).toBe(0);
  expect(made({ algorithm, weave: 0.5 }).under).toEqual(made({ algorithm, options: { density: 500 } }).under);
  expect(crossingCount(made({ algorithm, weave: 1 }))).toBeGreaterThan(
    crossingCount(made({ algorithm, weave: 0.1 })),
  );
});

test('each edit has its own stream: asking for one changes nothing of what the others draw', () => {
  const plain = made();
  const rooms = made({ rooms: 3 });
  const braided = made({ braid: 0.5 });
  for (const { open } of [rooms, braided]) {
    expect(open.map((sides, cell) => sides & plain.open[cell])).toEqual(plain.open);
  }
  expect(shapeOf(rooms).loops).toBeGreaterThan(0);
});

test('the same request gives the same maze, another seed another', () => {
  const everything = { rooms: 2, weave: 0.5, braid: 0.5, exits: 2 };
  expect(plainOf(made(everything))).toEqual(plainOf(made(everything)));
  expect(made(everything).open).not.toEqual(made({ ...everything, seed: 'another seed' }).open);
});

describe('what can not be is refused with a reason, before any work', () => {
  test.each<[Partial<MazeRequest>, string]>([
    [{ algorithm: 'recursive-backtraker' }, 'recursive-backtracker'],
    [{ width: 0 }, 'at least 1'],
    [{ width: -3 }, 'at least 1'],
    [{ height: 2.5 }, 'whole number'],
    [{ width: 1e9, height: 1e9 }, 'cells a maze may have'],
    [{ exits: 0 }, 'at least 1 exit'],
    [{ exits: 1.5 }, '1.5'],
    [{ exits: 66 }, 'room for 65'],
    [{ width: 1, height: 1, exits: 2 }, 'do not fit'],
    [{ width: 8000, height: 8000, exits: 1e9 }, 'do not fit'],
    [{ braid: 1.5 }, 'from 0 to 1'],
    [{ weave: Number.NaN }, 'from 0 to 1'],
    [{ rooms: -1 }, 'rooms'],
    [{ rooms: 1e9 }, 'rooms'],
    [{ grid: 'hex', weave: 0.5 }, 'rect grids only'],
    [{ grid: 'polar', rooms: 1 }, 'rect grids only'],
    [{ grid: 'hex', algorithm: 'weave-prim' }, 'hex'],
    [{ algorithm: 'weave-prim', options: { density: 1001 } }, 'density'],
    [{ options: { density: 1 } }, 'density'],
    [{ seed: 'x'.repeat(5000) }, 'seed'],
  ])('%j', (more, reason) => {
    expect(makeMaze({ ...PLAIN, ...more })).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('exits that just fit are accepted', () => {
    expect(made({ exits: 65 }).exits).toHaveLength(65);
  });
});
