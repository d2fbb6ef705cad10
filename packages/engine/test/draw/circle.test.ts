import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointAtTurn } from '../../src/draw/circle.js';

test('agrees with the machine to 12 digits, all around and beyond', () => {
  fc.assert(
    fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (turns) => {
      const { sine, cosine } = pointAtTurn(turns);
      expect(Math.abs(sine - Math.sin(turns * 2 * Math.PI))).toBeLessThan(1e-12);
      expect(Math.abs(cosine - Math.cos(turns * 2 * Math.PI))).toBeLessThan(1e-12);
    }),
    { numRuns: 5000 },
  );
});

test('quarters of a turn are exact', () => {
  expect(pointAtTurn(0)).toEqual({ sine: 0, cosine: 1 });
  expect(pointAtTurn(0.25).sine).toBe(1);
  expect(Math.abs(pointAtTurn(0.25).cosine)).toBe(0);
  expect(pointAtTurn(0.5).cosine).toBe(-1);
  expect(pointAtTurn(0.75).sine).toBe(-1);
});

test('every machine finds the same bits', () => {
  // Written down once: sums and products of doubles have one right result each.
  const { sine, cosine } = pointAtTurn(1 / 7);
  expect([sine, cosine]).toEqual([0.7818314824680298, 0.6234898018587335]);
});
