import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRock, litCells, sees } from '../../src/cave/eyes.js';
import { isFree, raysWithin, rayTo, withinSight } from '../../src/cave/sight.js';
import { begin, put } from '../support/cave.js';

/** Rocks drawn as text around the eye, which is the `@`. */
function rocksOf(drawing: readonly string[]): (x: number, y: number) => boolean {
  const row = drawing.findIndex((line) => line.includes('@'));
  const column = drawing[row].indexOf('@');
  return (x, y) => drawing[row + y]?.[column + x] === '#';
}

describe('CV-9: the shape of sight', () => {
  test('45 cells for radius 3, and never beyond the square', () => {
    expect(raysWithin(3).list.length).toBe(45);
    expect(withinSight(3, 2, 3)).toBe(true);
    expect(withinSight(3, 3, 3)).toBe(false);
    expect(withinSight(4, 0, 3)).toBe(false);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('radius %i is what the formula says, without a fraction', (radius) => {
    let cells = 0;
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) if (x * x + y * y <= 1.8 * radius * radius + 1e-9) cells++;
    }
    expect(raysWithin(radius).list.length).toBe(cells);
  });
});

describe('CV-10: lines', () => {
  test('go through the cells Bresenham goes through', () => {
    expect(rayTo(3, 0).between).toEqual([1, 0, 2, 0]);
    expect(rayTo(2, 2).between).toEqual([1, 1]);
    expect(rayTo(5, 2).between).toEqual([1, 0, 2, 1, 3, 1, 4, 2]);
  });

  test('have as many cells as the longer distance, each next to the one before', () => {
    for (const { x, y, between } of raysWithin(8).list) {
      const cells = [0, 0, ...between, ...(x === 0 && y === 0 ? [] : [x, y])];
      expect(cells.length / 2 - 1).toBe(Math.max(Math.abs(x), Math.abs(y)));
      for (let i = 2; i < cells.length; i += 2) {
        expect(Math.abs(cells[i] - cells[i - 2])).toBeLessThanOrEqual(1);
        expect(Math.abs(cells[i + 1] - cells[i - 1])).toBeLessThanOrEqual(1);
      }
    }
  });

  test('are hidden by rock on them', () => {
    expect(isFree(rayTo(3, 0), rocksOf(['@ # ']))).toBe(false);
    expect(isFree(rayTo(3, 0), rocksOf(['@   ', ' ## ']))).toBe(true);
  });

  test('do not slip through the gap between two rocks that touch at a corner', () => {
    expect(isFree(rayTo(1, 1), rocksOf(['@#', '# ']))).toBe(false);
    expect(isFree(rayTo(1, 1), rocksOf(['@#', '  ']))).toBe(true);
    expect(isFree(rayTo(2, 2), rocksOf(['@  ', '  #', ' # ']))).toBe(false);
  });
});

describe('CV-11: seeing is symmetric', () => {
  test('for any rocks and any two cells', () => {
    const rocks = fc.array(fc.boolean(), { minLength: 17 * 17, maxLength: 17 * 17 });
    const cell = fc.integer({ min: -8, max: 8 });
    fc.assert(
      fc.property(rocks, cell, cell, (rock, x, y) => {
        // The eye is in the middle of the rocks, and then the other cell is.
        const at = (cx: number, cy: number) => rock[(cy + 8) * 17 + cx + 8] ?? true;
        const there = isFree(rayTo(x, y), at);
        const back = isFree(rayTo(-x, -y), (cx, cy) => at(x + cx, y + cy));
        expect(back).toBe(there);
      }),
      { numRuns: 3000 },
    );
  });

  test('in real caves', () => {
    const state = begin({ rockProbability: 0.55 }, 'symmetry');
    let seen = 0;
    for (let i = 0; i < 4000; i++) {
      const from = { x: (i * 7) % 41, y: (i * 13) % 37 };
      const to = { x: from.x + ((i * 5) % 7) - 3, y: from.y + ((i * 3) % 7) - 3 };
      const there = sees(state, from, to, 3);
      expect(sees(state, to, from, 3)).toBe(there);
      if (there) seen++;
    }
    expect(seen).toBeGreaterThan(1000);
  });
});

describe('CV-8: the lantern', () => {
  test('lights floor only, as a sight of 7 would, near and far from the border of a region', () => {
    const state = begin({ rockProbability: 0.52 }, 'lantern');
    let floors = 0;
    for (const place of [
      { x: 20, y: 20 },
      { x: 48, y: 49 },
      { x: -3, y: 24 },
      { x: 0, y: 0 },
    ]) {
      put(state, place);
      const lit = new Set(litCells(state).map(({ x, y }) => `${x},${y}`));
      for (let y = place.y - 8; y <= place.y + 8; y++) {
        for (let x = place.x - 8; x <= place.x + 8; x++) {
          const expected = !isRock(state, x, y) && sees(state, place, { x, y }, 7);
          expect(lit.has(`${x},${y}`)).toBe(expected);
          if (expected) floors++;
        }
      }
    }
    expect(floors).toBeGreaterThan(200);
  });
});
