import { expect, test } from 'vitest';
import { readOptions } from '../options.mjs';
import { SUITE_NAMES } from '../suites/registry.mjs';

function optionsFor(...words: string[]) {
  const options = readOptions(words);
  if (!options.ok) throw new Error(options.reason);
  return options.value;
}

test('without a word everything is measured, and shortly', () => {
  const { names, rounds, seconds, rows } = optionsFor();
  expect(names).toEqual(SUITE_NAMES);
  expect(rounds * seconds).toBeLessThan(5);
  expect(rows).toBe(100_000);
});

test('--long measures longer, and numbers that are given win', () => {
  expect(optionsFor('--long').seconds).toBeGreaterThan(optionsFor().seconds);
  expect(optionsFor('save', '--long', '--rounds', '2')).toMatchObject({ names: ['save'], rounds: 2 });
});

test.each([
  ['a suite there is not', ['saves']],
  ['a flag there is not', ['--fast']],
  ['no rounds', ['--rounds', '0']],
  ['a number that is none', ['--rows', '1e5']],
])('%s is said to be wrong', (_, words) => {
  expect(readOptions(words).ok).toBe(false);
});
