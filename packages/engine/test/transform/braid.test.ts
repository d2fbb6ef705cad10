import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { flaw, shapeOf } from '../../src/maze/check.js';
import { blankMaze, deadEnds, link, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { Rng } from '../../src/rng/rng.js';
import { braid } from '../../src/transform/braid.js';
import { crossingFlaw } from '../support/crossings.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';

const anyKeep = fc.integer({ min: 0, max: 1000 });
const anyKind = fc.constantFrom('rect', 'hex', 'triangle', 'polar');

function copyOf(maze: Maze): Maze {
  return { ...maze, open: maze.open.slice(), under: maze.under?.slice() ?? null };
}

/** How many cells have but one neighbour, as some corners of triangle grids: dead ends that can't be helped. */
function onlyNeighbours(grid: Grid): number {
  let cells = 0;
  for (let cell = 0; cell < grid.size; cell++) {
    let neighbours = 0;
    for (let side = 0; side < grid.sides; side++) if (grid.neighbour(cell, side) >= 0) neighbours++;
    if (neighbours === 1) cells++;
  }
  return cells;
}

describe.each(GENERATORS)('on mazes by $id', (generator) => {
  test.each(generator.grids)('exactly the share of the dead ends stays on %s grids', (kind) => {
    for (const keep of [0, 1, 100, 333, 500, 750, 999, 1000]) {
      const maze = mazeOf(generator, gridOf(kind, 20, 20), `${keep}`);
      const before = deadEnds(maze).length;
      braid(maze, { keep }, Rng.fromSeed(`${keep}`, 'braid'));
      const wanted = Math.round((before * keep) / 1000);
      expect(deadEnds(maze).length).toBe(Math.max(wanted, onlyNeighbours(maze.grid)));
      expect(flaw(maze)).toBeNull();
      expect(crossingFlaw(maze)).toBeNull();
      expect(shapeOf(maze).pieces).toBe(1);
    }
  });

  test('keeping all changes nothing', () => {
    const maze = mazeOf(generator, gridOf('rect', 12, 9), 'all');
    const before = copyOf(maze);
    braid(maze, { keep: 1000 }, Rng.fromSeed('all'));
    expect(maze).toEqual(before);
  });

  test('it only adds passages, never to the outside, and leaves crossings alone', () => {
    fc.assert(
      fc.property(anyGrid('rect', 10), fc.string(), anyKeep, (grid, seed, keep) => {
        const maze = mazeOf(generator, grid, seed);
        const before = copyOf(maze);
        braid(maze, { keep }, Rng.fromSeed(seed, 'braid'));
        expect(flaw(maze)).toBeNull();
        expect(maze.under).toEqual(before.under);
        expect(maze.open.map((sides, cell) => sides & before.open[cell])).toEqual(before.open);
        const crossed = (sides: number, cell: number): number => (before.under?.[cell] ? sides : 0);
        expect(maze.open.map(crossed)).toEqual(before.open.map(crossed));
      }),
      { numRuns: 60 },
    );
  });
});

test('never fewer stay than wanted, and every new passage starts at a dead end', () => {
  fc.assert(
    fc.property(
      anyKind.chain((kind) => anyGrid(kind, 9)),
      fc.string(),
      anyKeep,
      (grid, seed, keep) => {
        const maze = mazeOf(recursiveBacktracker, grid, seed);
        const ends = deadEnds(maze);
        braid(maze, { keep }, Rng.fromSeed(seed, 'braid'));
        const stay = deadEnds(maze).length;
        expect(stay).toBeGreaterThanOrEqual(Math.round((ends.length * keep) / 1000));
        const { loops } = shapeOf(maze);
        expect(loops).toBeLessThanOrEqual(ends.length - stay);
        expect(2 * loops).toBeGreaterThanOrEqual(ends.length - stay);
      },
    ),
    { numRuns: 300 },
  );
});

test('a mask stays closed', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grid = gridOf('rect', mask.width, mask.height, mask);
  for (let seed = 0; seed < 20; seed++) {
    const maze = mazeOf(recursiveBacktracker, grid, `${seed}`);
    braid(maze, { keep: 0 }, Rng.fromSeed(`${seed}`));
    expect(flaw(maze)).toBeNull();
    expect(shapeOf(maze).pieces).toBe(1);
  }
});

/** Three dead ends, 4, 6 and 7, side by side at the bottom; 4 also stands next to cells that are none. */
function threeEnds(): Maze {
  const maze = blankMaze(gridOf('rect', 3, 3));
  for (const [cell, side] of [
    [0, 1],
    [1, 1],
    [0, 2],
    [3, 2],
    [1, 2],
    [2, 2],
    [5, 2],
    [7, 1],
  ]) {
    link(maze, cell, side);
  }
  return maze;
}

test('another dead end is preferred as the neighbour, and goes too', () => {
  expect([...deadEnds(threeEnds())]).toEqual([4, 6, 7]);
  const partners = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const maze = threeEnds();
    braid(maze, { keep: 333 }, Rng.fromSeed(`${seed}`));
    // Two go by one single passage, which only a passage between dead ends can do.
    expect(shapeOf(maze).loops).toBe(1);
    expect(deadEnds(maze).length).toBe(1);
    partners.add(`${deadEnds(maze)}`);
  }
  expect([...partners].sort()).toEqual(['4', '6']);
});

test('a single surplus one is joined to a cell that is no dead end', () => {
  for (let seed = 0; seed < 60; seed++) {
    const maze = threeEnds();
    braid(maze, { keep: 667 }, Rng.fromSeed(`${seed}`));
    expect([...deadEnds(maze)]).toEqual([6, 7]);
  }
});

test('a dead end without a neighbour to join stays', () => {
  const corridor = mazeOf(recursiveBacktracker, gridOf('rect', 1, 9), '');
  braid(corridor, { keep: 0 }, Rng.fromSeed(''));
  expect(deadEnds(corridor).length).toBe(2);
  const single = blankMaze(gridOf('rect', 1, 1));
  braid(single, { keep: 0 }, Rng.fromSeed(''));
  expect(single.open[0]).toBe(0);
});

test('which dead ends go is random, and the same for the same seed', () => {
  const braided = (seed: string): Uint8Array => {
    const maze = mazeOf(recursiveBacktracker, gridOf('rect', 20, 20), 'one maze');
    braid(maze, { keep: 500 }, Rng.fromSeed(seed));
    return maze.open;
  };
  expect(braided('a')).toEqual(braided('a'));
  expect(braided('a')).not.toEqual(braided('b'));
});
