import { describe, expect, test } from 'vitest';
import { isEntered, isVisibleName, mergeScores, rankOf, rankScores } from '../../src/scores/score-table.js';

const row = (score: number, name: string, day: number) => ({ score, name, date: `2026-11-${day}T12:00:00Z` });
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ');

const [ann, bob, cat, dan] = [row(7, 'ann', 15), row(9, 'bob', 20), row(7, 'cat', 10), row(-2, 'dan', 11)];

describe('a table of high scores', () => {
  test('has the highest first, of equal scores the older first', () => {
    expect(names(rankScores([ann, dan, bob, cat]))).toBe('bob cat ann dan');
  });

  test('takes scores above zero alone', () => {
    expect([-3, 0, 1].map(isEntered)).toEqual([false, false, true]);
  });

  test('a rank counts the rows above: higher ones, and equal ones that are not younger', () => {
    expect(rankOf(row(9, 'eve', 21), [ann, bob, cat, dan])).toBe(2);
    expect(rankOf(row(9, 'eve', 19), [ann, bob, cat, dan])).toBe(1);
    expect(rankOf(row(7, 'eve', 12), [ann, bob, cat, dan])).toBe(3);
    expect(rankOf(row(-9, 'eve', 12), [ann, bob, cat, dan])).toBe(5);
    expect(rankOf(ann, [])).toBe(1);
  });

  test('two tables become one: what both have is there once, and the highest stay', () => {
    expect(names(mergeScores([ann, bob], [{ ...ann }, cat, dan]))).toBe('bob cat ann dan');
    expect(names(mergeScores([ann, bob], [cat, dan], 2))).toBe('bob cat');
    expect(names(mergeScores([], []))).toBe('');
  });

  test('equal rows of one table stay, and the same table brought twice changes nothing', () => {
    const twice = [ann, { ...ann }, bob];
    expect(names(mergeScores([], twice))).toBe('bob ann ann');
    expect(names(mergeScores(twice, twice))).toBe('bob ann ann');
    expect(names(mergeScores([ann], twice))).toBe('bob ann ann');
  });

  test.each(['', '  ', '\u200b\u200d', '\u3164', '\u2800', '\ufeff\t', '\u00ad'])(
    'the name %j cannot be seen',
    (name) => {
      expect(isVisibleName(name)).toBe(false);
      expect(isVisibleName(`${name}a`)).toBe(true);
    },
  );
});
