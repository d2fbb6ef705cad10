import { expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { LEAST_AREA_BY_SLIMES, TWO_TO_42_LESS_200THS } from '../../src/lost-cause/powers.js';
import { scoreOf } from '../../src/lost-cause/score.js';
import { EXAMPLE, start, startOriginal } from '../support/lost-cause.js';

const MOST_SECONDS = 12 * 60 * 60;

test.each([
  [9, 1, 1, 3202],
  [9, 0, 1, 3172],
  [60, 1, 1, 2720],
  [60, 0, 1, 2690],
  [9, 0, 0, 3127],
])(
  'LC-30: the known result for %i s, %i slimes and %i locks on the example is %i',
  (seconds, slimes, locks, score) => {
    expect(scoreOf({ width: 3, height: 3, seconds, slimes, locks })).toBe(score);
    const state = startOriginal({ code: EXAMPLE });
    Object.assign(state.level, { ticks: seconds * 60 + 59, slimesDefeated: slimes, locksOpened: locks });
    expect(lostCause.outcome(state)).toMatchObject({ seconds, slimes, locks, width: 3, height: 3, score });
  },
);

test('LC-30: the known result for 43 s, no slime and no lock on the second published maze is 7457', () => {
  const code = 'CAjsmsnpqWW2kzaNKWE-WlOlLJO2WztlaMFkzMWz7MzMRQAA==';
  const { level } = start({ code, original: true });
  expect([level.width, level.height, level.locksLeft, level.slimes.length]).toEqual([8, 8, 5, 5]);
  expect(scoreOf({ width: 8, height: 8, seconds: 43, slimes: 0, locks: 0 })).toBe(7457);
});

test('LC-30: a level that was not won earns nothing for its time, except in the original', () => {
  const scores = ['playing', 'lost', 'won'].map((phase) => {
    const state = start({ code: EXAMPLE });
    Object.assign(state, { phase });
    Object.assign(state.level, { ticks: 9 * 60, slimesDefeated: 1 });
    return lostCause.outcome(state).score;
  });
  expect(scores).toEqual([180, 180, 3157]);
  const lost = startOriginal({ code: EXAMPLE });
  Object.assign(lost, { phase: 'lost' });
  Object.assign(lost.level, { ticks: 9 * 60 });
  expect(lostCause.outcome(lost).score).toBe(3127);
});

test('LC-30: every entry of the table is the power rounded down, exactly', () => {
  expect(TWO_TO_42_LESS_200THS.length).toBe(200);
  TWO_TO_42_LESS_200THS.forEach((entry, r) => {
    const power = 2n ** BigInt(42 * 200 - r);
    expect(BigInt(entry) ** 200n <= power && power < BigInt(entry + 1) ** 200n).toBe(true);
  });
});

/** 2^(bits + 10 - r/200) rounded down, for r from 0 to 199, by bisection with whole numbers. */
function finePowers(bits: number): bigint[] {
  return Array.from({ length: 200 }, (_, r) => {
    const power = 2n ** BigInt(200 * (bits + 10) - r);
    let low = 2n ** BigInt(bits + 9);
    let high = 2n ** BigInt(bits + 10) + 1n;
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle ** 200n <= power) low = middle;
      else high = middle;
    }
    return low;
  });
}

test('LC-30: the score is that of the formula in real numbers, for every time and every size', () => {
  const bits = 112;
  const powers = finePowers(bits);
  let undecided = 0;
  for (let seconds = 0; seconds <= MOST_SECONDS; seconds += seconds < 3000 ? 1 : 61) {
    const halvings = BigInt(Math.floor(seconds / 200));
    const exact = seconds % 200 === 0 && halvings <= bits + 10;
    const low = powers[seconds % 200] >> halvings;
    const high = exact ? low : low + 1n;
    for (let sides = 6; sides <= 50; sides++) {
      // An odd and an even sum of the rest: half a point may be lost or not.
      for (const locks of [0, 1]) {
        const rest = BigInt(sides * (50 + 15 * locks)) << BigInt(bits);
        const from = (BigInt(sides) * low + rest) >> BigInt(bits + 1);
        if (from !== (BigInt(sides) * high + rest) >> BigInt(bits + 1)) undecided++;
        const width = Math.floor(sides / 2);
        const score = scoreOf({ width, height: sides - width, seconds, slimes: 0, locks });
        if (BigInt(score) !== from) throw new Error(`${score} is not ${from}: ${seconds} s, sides ${sides}`);
      }
    }
  }
  expect(undecided).toBe(0);
});

test('LC-30: slimes and locks count by the mean side, width and height alike', () => {
  const base = { width: 25, height: 3, seconds: 9, slimes: 0, locks: 0 };
  const score = scoreOf(base);
  expect(scoreOf({ ...base, width: 3, height: 25 })).toBe(score);
  expect(scoreOf({ ...base, slimes: 2 })).toBe(score + 280);
  expect(scoreOf({ ...base, locks: 2 })).toBe(score + 420);
});

test('LC-16: the table of areas is right for every area, exactly', () => {
  const counts = Array.from(
    { length: 626 },
    (_, area) => LEAST_AREA_BY_SLIMES.filter((least) => least <= area).length,
  );
  for (let area = 9; area <= 625; area++) {
    expect([area, atLeast(area, counts[area]), atLeast(area, counts[area] + 1)]).toEqual([area, true, false]);
  }
});

/** Whether 3^(sqrt(area) / 5) is at least n: sqrt(area) is caught between fractions until that is certain. */
function atLeast(area: number, n: number): boolean {
  for (let parts = 64n; parts <= 65536n; parts *= 4n) {
    const root = squareRoot(BigInt(area) * parts * parts);
    const wanted = BigInt(n) ** (5n * parts);
    if (3n ** root >= wanted) return true;
    if (3n ** (root + 1n) < wanted) return false;
  }
  throw new Error(`undecided for ${area} and ${n}`);
}

function squareRoot(value: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root--;
  while ((root + 1n) * (root + 1n) <= value) root++;
  return root;
}
