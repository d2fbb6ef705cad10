import { expect, test } from 'vitest';
import type { Outcome } from '../../src/kernel/ranking.js';
import { lostCauseRanking } from '../../src/lost-cause/ranking.js';
import { readLostCauseSettings } from '../../src/lost-cause/settings.js';
import { must } from '../support/must.js';

const { boardOf, standing, daily } = lostCauseRanking;
const board = (settings: object) => boardOf(must(readLostCauseSettings(settings)))?.id;
const CODE = 'AwPpuzNkUAAA==';

test('a shared maze has a board for its code, and another for every freedom taken', () => {
  expect(board({ code: CODE })).toBe(`code.${CODE}`);
  expect(board({ code: CODE, maxLocks: 0 })).toBe(`code.${CODE}~locks0`);
  expect(board({ code: CODE, gear: true, view: 448 })).toBe(`code.${CODE}~view448~gear`);
  expect(board({ mode: 'level', level: 2, sight: 9, maxEnemies: 3 })).toBe('level-2~enemies3~sight9');
});

test('the original campaign has a board of its own', () => {
  expect([board({ mode: 'campaign' }), board({ mode: 'campaign', original: true })]).toEqual([
    'campaign',
    'original',
  ]);
  expect(board({ mode: 'level', level: 2, original: true })).toBe('level-2~original');
});

test('the level in which a campaign was lost earns nothing on the board', () => {
  const levels = [{ score: 3000 }, { score: 5000 }, { score: 8000 }];
  const lost = { result: 'lost', score: 16_000, levels } as unknown as Outcome;
  expect(standing(lost)).toEqual({ points: 8000, ties: 0 });
  expect(standing({ ...lost, result: 'won' })).toEqual({ points: 16_000, ties: 0 });
});

test('a run that completed no level is not listed', () => {
  expect(standing({ result: 'lost', score: 3000 })).toBeNull();
  expect(standing({ result: 'lost', score: 3000, levels: [{ score: 3000 }] as never })).toBeNull();
});

test('the challenge grows over the week: the smallest on Monday, the largest on Sunday', () => {
  const monday = 20_409; // 17 November 2025
  const levels = Array.from({ length: 7 }, (_, day) => (daily(monday + day) as { level: number }).level);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(levels[6]).toBeGreaterThan(levels[0]);
});
