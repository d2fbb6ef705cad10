import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exists, firstCell, GRID_KINDS, type Grid } from '../../src/grid/grid.js';
import { makeGrid } from '../../src/grid/make-grid.js';
import { anyGrid, gridOf } from '../support/mazes.js';

// The contract of every kind of grid: the graph view is sound, with and without a mask.

/** A grid with some cells left out; only those that hang together count. */
function anyMasked(kind: 'rect' | 'hex' | 'triangle'): fc.Arbitrary<Grid> {
  const side = fc.integer({ min: 1, max: 7 });
  return fc
    .tuple(side, side)
    .chain(([width, height]) =>
      fc
        .array(fc.constantFrom(0, 1, 1, 1, 1), { minLength: width * height, maxLength: width * height })
        .map((cells) =>
          makeGrid({ kind, width, height, mask: { width, height, cells: Uint8Array.from(cells) } }),
        ),
    )
    .filter((result) => result.ok)
    .map((result) => (result.ok ? result.value : gridOf(kind, 1, 1)));
}

const arbitraries: [string, fc.Arbitrary<Grid>][] = [
  ...GRID_KINDS.map((kind): [string, fc.Arbitrary<Grid>] => [kind, anyGrid(kind, 14)]),
  ['masked rect', anyMasked('rect')],
  ['masked hex', anyMasked('hex')],
  ['masked triangle', anyMasked('triangle')],
];

/** Every side behind which there is a neighbour. */
function sidesOf(grid: Grid): { cell: number; side: number; next: number }[] {
  const found: { cell: number; side: number; next: number }[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell)) continue;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next !== -1) found.push({ cell, side, next });
    }
  }
  return found;
}

describe.each(arbitraries)('%s grids', (_, grids) => {
  test('the way back through a side leads back, and its opposite is the side itself', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const wrong = sidesOf(grid).filter(({ cell, side, next }) => {
          const back = grid.opposite(cell, side);
          return grid.neighbour(next, back) !== cell || grid.opposite(next, back) !== side;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('neighbours are other cells that exist, none of them twice', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const sides = sidesOf(grid);
        const wrong = sides.filter(
          ({ cell, next }) => next === cell || next < 0 || next >= grid.size || !exists(grid, next),
        );
        expect(wrong).toEqual([]);
        expect(new Set(sides.map(({ cell, next }) => `${cell} ${next}`)).size).toBe(sides.length);
      }),
    );
  });

  test('all cells hang together, and there are as many as it says', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const seen = new Set([firstCell(grid)]);
        for (const cell of seen) {
          for (let side = 0; side < grid.sides; side++) {
            const next = grid.neighbour(cell, side);
            if (next !== -1) seen.add(next);
          }
        }
        expect(seen.size).toBe(grid.count);
        const cells = Array.from({ length: grid.size }, (_, cell) => cell);
        expect(cells.filter((cell) => exists(grid, cell)).length).toBe(grid.count);
      }),
    );
  });

  test('sides and their opposites are below the number of sides, which fit in a byte', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(grid.sides).toBeLessThanOrEqual(8);
        expect(sidesOf(grid).filter(({ cell, side }) => grid.opposite(cell, side) >= grid.sides)).toEqual([]);
      }),
    );
  });
});

describe('numbers of neighbours', () => {
  /** How many cells have 0, 1, 2, ... neighbours. */
  function degrees(grid: Grid): number[] {
    const counts = new Array<number>(grid.sides + 1).fill(0);
    for (let cell = 0; cell < grid.size; cell++) {
      let neighbours = 0;
      for (let side = 0; side < grid.sides; side++) if (grid.neighbour(cell, side) !== -1) neighbours++;
      counts[neighbours]++;
    }
    return counts;
  }

  test('a rectangle has four corners, its border, and four neighbours within', () => {
    expect(degrees(gridOf('rect', 7, 5))).toEqual([0, 0, 4, 16, 15]);
  });

  test('hexagons have six neighbours within', () => {
    expect(degrees(gridOf('hex', 7, 5))).toEqual([0, 0, 2, 5, 10, 3, 15]);
  });

  test('triangles have at most three neighbours', () => {
    expect(degrees(gridOf('triangle', 7, 5))).toEqual([0, 2, 13, 20, 0]);
  });

  test('polar cells have a neighbour inside, two beside, and one or two outside', () => {
    // Rings of 6, 12, 24: the inner cells have no neighbour inside, the outer ones none outside.
    expect(degrees(gridOf('polar', 6, 3))).toEqual([0, 0, 0, 24, 6, 12]);
  });

  test.each(GRID_KINDS)('a single cell of a %s grid has none', (kind) => {
    expect(degrees(gridOf(kind, 1, 1))[0]).toBe(1);
  });
});

describe('rectangles', () => {
  test('north, east, south and west are where a map has them', () => {
    const grid = gridOf('rect', 4, 3);
    expect([0, 1, 2, 3].map((side) => grid.neighbour(5, side))).toEqual([1, 6, 9, 4]);
    expect([0, 1, 2, 3].map((side) => grid.neighbour(0, side))).toEqual([-1, 1, 4, -1]);
    expect([0, 1, 2, 3].map((side) => grid.neighbour(11, side))).toEqual([7, -1, -1, 10]);
  });
});

describe('hexagons', () => {
  test('odd rows stand half a cell to the right', () => {
    const grid = gridOf('hex', 4, 3);
    // North-east, east, south-east, south-west, west, north-west.
    expect([0, 1, 2, 3, 4, 5].map((side) => grid.neighbour(5, side))).toEqual([2, 6, 10, 9, 4, 1]);
    expect([0, 1, 2, 3, 4, 5].map((side) => grid.neighbour(0, side))).toEqual([-1, 1, 4, -1, -1, -1]);
  });
});

describe('triangles', () => {
  test('those that point up have a neighbour below, those that point down one above', () => {
    const grid = gridOf('triangle', 4, 3);
    expect([0, 1, 2, 3].map((side) => grid.neighbour(0, side))).toEqual([-1, 1, 4, -1]);
    expect([0, 1, 2, 3].map((side) => grid.neighbour(5, side))).toEqual([-1, 6, 9, 4]);
    expect([0, 1, 2, 3].map((side) => grid.neighbour(6, side))).toEqual([2, 7, -1, 5]);
  });
});
