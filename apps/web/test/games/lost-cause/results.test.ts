import { levelsOf, scoreOf } from '@warren/games/lost-cause';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreLines } from '../../../src/games/lost-cause/results.js';
import { clockText, numberText } from '../../../src/lib/format.js';
import { campaignWon } from '../../support/play-runs.js';

describe('the parts of a score', () => {
  test('add up to it exactly, whatever was played, and none is negative', () => {
    const side = fc.integer({ min: 3, max: 25 });
    const count = fc.nat(300);
    fc.assert(
      fc.property(side, side, fc.nat(40_000), count, count, (width, height, seconds, slimes, locks) => {
        const score = scoreOf({ width, height, seconds, slimes, locks });
        const parts = scoreLines({ level: 1, width, height, seconds, slimes, locks, score });
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        for (const { points } of parts) expect(points).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('are those of the known result: a slime and a lock in 9 seconds make 3202', () => {
    const parts = scoreLines({ level: 1, width: 3, height: 3, seconds: 9, slimes: 1, locks: 1, score: 3202 });
    expect(parts.map(({ points }) => points)).toEqual([2977, 150, 30, 45]);
    expect(parts.map(({ title }) => title)).toEqual([
      'Time bonus for 0:09',
      'A maze of 3 by 3',
      '1 slime defeated',
      '1 lock opened',
    ]);
  });
});

test('a campaign lists its levels in order, and their scores add up to its own', () => {
  const { outcome } = campaignWon(3);
  const levels = levelsOf(outcome);
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3]);
  expect(levels.reduce((sum, { score }) => sum + score, 0)).toBe(outcome.score);
});

test('times and numbers read the same on every machine', () => {
  expect([0, 59, 60, 3599, 3600, 9005].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '59:59',
    '1:00:00',
    '2:30:05',
  ]);
  expect([0, 999, 1000, 191_104, 1_234_567].map(numberText)).toEqual([
    '0',
    '999',
    '1\u202f000',
    '191\u202f104',
    '1\u202f234\u202f567',
  ]);
});
