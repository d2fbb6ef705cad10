import { expect, test } from 'vitest';
import { SUITE_NAMES } from '../suites/registry.mjs';
import { readWish } from '../wish.mjs';

function wishFor(...words: string[]) {
  const wish = readWish(words);
  if (!wish.ok) throw new Error(wish.reason);
  return wish.value;
}

test('without a word everything is measured, and shortly', () => {
  const { names, rounds, seconds, rows } = wishFor();
  expect(names).toEqual(SUITE_NAMES);
  expect(rounds * seconds).toBeLessThan(5);
  expect(rows).toBe(100_000);
});

test('--long measures longer, and numbers that are given win', () => {
  expect(wishFor('--long').seconds).toBeGreaterThan(wishFor().seconds);
  expect(wishFor('save', '--long', '--rounds', '2')).toMatchObject({ names: ['save'], rounds: 2 });
});

test.each([
  ['a suite there is not', ['saves']],
  ['a flag there is not', ['--fast']],
  ['no rounds', ['--rounds', '0']],
  ['a number that is none', ['--rows', '1e5']],
])('%s is said to be wrong', (_, words) => {
  expect(readWish(words).ok).toBe(false);
});
