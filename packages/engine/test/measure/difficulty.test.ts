import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difficulty, medalTimes, parSeconds } from '../../src/measure/difficulty.js';
import type { Effort } from '../../src/measure/effort.js';

const ofFifteenths = (fifteenths: number): Effort => ({ fifteenths, steps: fifteenths / 15, exact: true });
const ofSteps = (steps: number): Effort => ofFifteenths(15 * steps);

test('twice the effort is 100 more', () => {
  expect([1, 2, 4, 1024, 1 << 20].map((steps) => difficulty(ofSteps(steps)))).toEqual([
    0, 100, 200, 1000, 2000,
  ]);
  expect([0, 3, 10, 100, 1000].map((steps) => difficulty(ofSteps(steps)))).toEqual([0, 158, 332, 664, 997]);
});

test('it is 100 times the binary logarithm, to the nearest whole number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 2 ** 31 }), (fifteenths) => {
      const exact = 100 * Math.log2(fifteenths / 15);
      expect(Math.abs(difficulty(ofFifteenths(fifteenths)) - exact)).toBeLessThan(0.51);
    }),
    { numRuns: 5000 },
  );
});

test('more effort is never less difficult', () => {
  for (let fifteenths = 0; fifteenths < 100_000; fifteenths++) {
    const [less, more] = [difficulty(ofFifteenths(fifteenths)), difficulty(ofFifteenths(fifteenths + 1))];
    if (more < less) expect.fail(`${fifteenths}: ${less}, then ${more}`);
  }
});

test('par is what the effort takes at a pace, in whole seconds begun', () => {
  expect(parSeconds(ofSteps(40))).toBe(10);
  expect(parSeconds(ofSteps(41))).toBe(11);
  expect(parSeconds(ofSteps(41), 600)).toBe(5);
  expect(parSeconds(ofSteps(0))).toBe(0);
});

test('medals lie between the solution with some slack and the slack plus all detours', () => {
  // 40 steps are 600 ticks at four cells a second; a quarter more is 750; the detours take another 1200.
  expect(medalTimes({ solution: 40, effort: ofSteps(120) })).toEqual({
    gold: 1050,
    silver: 1350,
    bronze: 1950,
  });
  expect(medalTimes({ solution: 40, effort: ofSteps(40) })).toEqual({ gold: 750, silver: 750, bronze: 750 });
  expect(medalTimes({ solution: 40, effort: ofSteps(120), pace: 600 }).gold).toBe(420);
});
