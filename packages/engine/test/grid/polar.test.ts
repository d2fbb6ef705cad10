import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CELLS } from '../../src/grid/make-grid.js';
import { INWARD, OUTWARD, OUTWARD_SECOND, polarGrid, polarSize, ringSizes } from '../../src/grid/polar.js';
import { gridOf } from '../support/mazes.js';

const anySize = { width: fc.integer({ min: 1, max: 40 }), rings: fc.integer({ min: 1, max: 60 }) };

describe('rings', () => {
  test('each has as many cells as the one inside, or twice as many', () => {
    fc.assert(
      fc.property(anySize.width, anySize.rings, (width, rings) => {
        const sizes = ringSizes(width, rings);
        expect(sizes).toHaveLength(rings);
        expect(sizes[0]).toBe(width);
        for (let ring = 1; ring < rings; ring++) expect([1, 2]).toContain(sizes[ring] / sizes[ring - 1]);
      }),
    );
  });

  test('cells stay near square: from the sixth ring on they are 0.75 to 1.5 times as wide as high', () => {
    fc.assert(
      fc.property(anySize.width, anySize.rings, (width, rings) => {
        ringSizes(width, rings).forEach((cells, ring) => {
          if (ring < 5) return;
          const cellWidth = (width + Math.PI * (2 * ring + 1)) / cells;
          expect(cellWidth).toBeGreaterThan(0.749);
          expect(cellWidth).toBeLessThan(1.501);
        });
      }),
    );
  });

  test('a hub of one cell opens into a fan', () => {
    expect(ringSizes(1, 8)).toEqual([1, 2, 4, 8, 16, 32, 32, 64]);
    expect(ringSizes(6, 5)).toEqual([6, 12, 24, 24, 24]);
  });
});

describe('size', () => {
  test('it is the sum of the rings', () => {
    fc.assert(
      fc.property(anySize.width, anySize.rings, (width, rings) => {
        const sum = ringSizes(width, rings).reduce((total, cells) => total + cells, 0);
        expect(polarSize(width, rings, MAX_CELLS)).toBe(sum);
        expect(gridOf('polar', width, rings).size).toBe(sum);
      }),
    );
  });

  test('counting ends as soon as there are too many, however many rings are claimed', () => {
    expect(polarSize(1, Number.MAX_SAFE_INTEGER, 1000)).toBeGreaterThan(1000);
    expect(polarSize(1, MAX_CELLS, MAX_CELLS)).toBeGreaterThan(MAX_CELLS);
  });
});

test('cells are numbered ring by ring, and the ring of each is known', () => {
  const grid = polarGrid({ width: 5, height: 9, mask: null, count: polarSize(5, 9, MAX_CELLS) });
  const sizes = ringSizes(5, 9);
  const rings = sizes.flatMap((cells, ring) => new Array<number>(cells).fill(ring));
  expect(rings.map((_, cell) => grid.ringOf(cell))).toEqual(rings);
  expect(grid.ringStart[9]).toBe(grid.size);
});

test('where a ring doubles, both cells outside see the same cell inside', () => {
  const grid = gridOf('polar', 6, 2);
  for (let cell = 0; cell < 6; cell++) {
    expect(grid.neighbour(cell, OUTWARD)).toBe(6 + 2 * cell);
    expect(grid.neighbour(cell, OUTWARD_SECOND)).toBe(7 + 2 * cell);
    expect(grid.neighbour(6 + 2 * cell, INWARD)).toBe(cell);
    expect(grid.neighbour(7 + 2 * cell, INWARD)).toBe(cell);
  }
});
