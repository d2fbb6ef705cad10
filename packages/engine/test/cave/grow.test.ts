import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { step } from '../../src/cave/automaton.js';
import { regionOf, wordPosition } from '../../src/cave/coordinates.js';
import { makeField, openCell, wordAt } from '../../src/cave/field.js';
import { fillNoise, oddsOf } from '../../src/cave/noise.js';
import { Rng } from '../../src/rng/rng.js';
import { plainStep, rockOf, textOf, worldOf } from '../support/cave.js';
import { chiSquare, chiSquareLimit } from '../support/statistics.js';

const EDGE = Number.MAX_SAFE_INTEGER;
const anyRegion = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(1e9, -1e9, 2 ** 32, -(2 ** 32), 2 ** 40 + 7),
);

describe('places', () => {
  const anyCoordinate = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -200, max: 200 }),
    fc.constantFrom(EDGE, -EDGE, EDGE - 1, 1 - EDGE),
  );

  test('a region is the coordinate divided and rounded down, exactly, up to the last safe integers', () => {
    fc.assert(
      fc.property(anyCoordinate, fc.integer({ min: 1, max: 256 }), (coordinate, size) => {
        const { region, cell } = regionOf(coordinate, size);
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(cell).toBeLessThan(size);
        expect(Object.is(cell, -0)).toBe(false);
        expect(BigInt(region) * BigInt(size) + BigInt(cell)).toBe(BigInt(coordinate));
      }),
      { numRuns: 2000 },
    );
  });

  test('a place is exact also where the sum is no safe integer', () => {
    const anyOffset = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(anyCoordinate, fc.integer({ min: 8, max: 256 }), anyOffset, (coordinate, size, offset) => {
        const { region } = regionOf(coordinate, size);
        const { word, bit } = wordPosition(region, size, offset);
        expect(bit).toBeGreaterThanOrEqual(0);
        expect(bit).toBeLessThan(32);
        expect(BigInt(word) * 32n + BigInt(bit)).toBe(BigInt(region) * BigInt(size) + BigInt(offset));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('noise', () => {
  const keys = worldOf('noise').rock;

  /** The share of ones in a square of noise far from the middle. */
  function share(odds: number, side: number): number {
    const field = makeField(side, side, 0);
    fillNoise(field, keys, wordPosition(3, 7, 5), wordPosition(-9, 7, 5), { odds });
    let ones = 0;
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) ones += wordAt(field, x, y) & 1;
    return ones / (side * side);
  }

  test.each([0, 0.005, 0.1, 0.25, 0.45, 0.5, 0.58, 0.75, 0.999, 1])(
    'a cell is rock with probability %d',
    (p) => {
      // Four standard deviations of a million cells.
      expect(Math.abs(share(oddsOf(p), 1000) - p)).toBeLessThanOrEqual(4 * Math.sqrt((p * (1 - p)) / 1e6));
    },
  );

  test('nobody in the neighbourhood can be guessed from the others', () => {
    // All 512 patterns of 3 x 3 cells are equally likely; squares that share no cell are independent.
    const counts = new Array<number>(512).fill(0);
    const { width, cells } = rockOf(worldOf('patterns'), area(0, 0, 900, 900), 0);
    for (let y = 0; y < 900; y += 3) {
      for (let x = 0; x < 900; x += 3) {
        let pattern = 0;
        for (let i = 0; i < 9; i++)
          pattern = pattern * 2 + cells[(y + Math.floor(i / 3)) * width + x + (i % 3)];
        counts[pattern]++;
      }
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(512));
  });

  test('words far apart, in one row, one column or on a diagonal, are different', () => {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
      [2 ** 32, 0],
      [0, 2 ** 32],
    ]) {
      const words = new Set<number>();
      for (let i = 0; i < 1000; i++) {
        const field = makeField(32, 1, 0);
        fillNoise(field, keys, { word: i * dx, bit: 0 }, { word: i * dy, bit: 3 }, { odds: 2 ** 31 });
        words.add(wordAt(field, 0, 0));
      }
      expect(words.size).toBe(1000);
    }
  });
});

const area = (rx: number, ry: number, width: number, height: number, left = 0, top = 0) => ({
  rx,
  ry,
  left,
  top,
  width,
  height,
});

describe('the automaton', () => {
  test('counts 32 cells at once as one counts them one by one, for every threshold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer(),
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 0, max: 1 }),
        (t, seed, w, inertia) => {
          const [width, height] = [w + 2, 12];
          const rng = Rng.fromSeed(`${seed}`);
          const field = makeField(width - 2, height - 2, 1);
          const cells = new Uint8Array(width * height);
          for (let i = 0; i < field.words.length; i++) field.words[i] = -1;
          for (let cell = 0; cell < cells.length; cell++) {
            cells[cell] = rng.below(2);
            if (cells[cell] === 0) openCell(field, (cell % width) - 1, Math.floor(cell / width) - 1);
          }
          step(field, t, inertia);
          const plain = plainStep({ width, height, cells }, t, inertia);
          const counted = plain.cells.map(
            (_, i) => wordAt(field, i % plain.width, Math.floor(i / plain.width)) & 1,
          );
          expect(textOf(counted)).toBe(textOf(plain.cells));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('growth is noise and then steps, as the plain rule makes them', () => {
    for (const [settings, steps] of [
      [{}, 4],
      [{}, 6],
      [{ rockProbability: 0.6, rockThreshold: 4 }, 3],
    ] as const) {
      const world = worldOf('plain', settings);
      let plain = rockOf(world, area(-3, 8, 70 + 2 * steps, 40 + 2 * steps, -steps, -steps), 0);
      for (let i = 0; i < steps; i++) plain = plainStep(plain, world.settings.rockThreshold);
      expect(textOf(rockOf(world, area(-3, 8, 70, 40), steps).cells)).toBe(textOf(plain.cells));
    }
  });

  test('more floor before a step is never less floor after it', () => {
    // Smoothing relies on it: cells held open for a tunnel can't close others.
    const rng = Rng.fromSeed('monotone');
    for (let threshold = 0; threshold <= 9; threshold++) {
      const before = Uint8Array.from({ length: 400 }, () => rng.below(2));
      const opened = before.map((rock) => (rng.below(3) === 0 ? 0 : rock));
      const after = plainStep({ width: 20, height: 20, cells: before }, threshold);
      const more = plainStep({ width: 20, height: 20, cells: opened }, threshold);
      expect(more.cells.every((rock, cell) => rock <= after.cells[cell])).toBe(true);
    }
  });
});

describe('no seam', () => {
  test('any two areas agree on the cells they share, anywhere in the world', () => {
    const small = fc.integer({ min: 1, max: 60 });
    const offset = fc.integer({ min: -70, max: 70 });
    fc.assert(
      fc.property(anyRegion, anyRegion, small, small, offset, offset, (rx, ry, width, height, left, top) => {
        const world = worldOf('seam', { regionSize: 37 });
        const steps = 3;
        const whole = rockOf(world, area(rx, ry, 260, 260, -100, -100), steps);
        const part = rockOf(world, area(rx, ry, width, height, left, top), steps);
        // The same cells again, counted from another region.
        const moved = rockOf(world, area(rx + 1, ry - 2, width, height, left - 37, top + 74), steps);
        expect(textOf(moved.cells)).toBe(textOf(part.cells));
        const cut = Array.from({ length: height }, (_, y) => {
          const from = (y + top + 100) * 260 + left + 100;
          return textOf(whole.cells.subarray(from, from + width));
        });
        expect(cut.join('')).toBe(textOf(part.cells));
      }),
      { numRuns: 40 },
    );
  });

  test('at the last safe integers it is no different', () => {
    const world = worldOf('edge');
    for (const coordinate of [EDGE, -EDGE]) {
      const { region } = regionOf(coordinate, 50);
      const inner = Math.sign(-coordinate);
      const here = rockOf(world, area(region, region, 100, 100), 4);
      const moved = rockOf(world, area(region + inner, region, 100, 100, -50 * inner, 0), 4);
      expect(textOf(moved.cells)).toBe(textOf(here.cells));
      expect(new Set(here.cells).size).toBe(2);
    }
  });
});
