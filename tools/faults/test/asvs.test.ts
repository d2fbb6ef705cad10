import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTestThere } from '../../lib/named-test.mjs';
import { ROOT } from '../../prepare/root.mjs';

const STATES = ['met', 'partly', 'not met', 'operator', 'n.a.'];
/** How many lines levels 1 and 2 of ASVS 5.0 have. */
const LINES = 253;

const rows = readFileSync(`${ROOT}/docs/ASVS.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, level, asks, state, how, named]) => ({ number, level, asks, state, how, named }));

test('the table of ASVS has every line of levels 1 and 2 once, in order, each with a state and a reason', () => {
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(LINES);
  const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(numbers).toEqual(inOrder);
  for (const { number, level, asks, state, how } of rows) {
    expect([number, /^[12]$/.test(level), asks !== '', STATES.includes(state), how !== '']).toEqual([
      number,
      true,
      true,
      true,
      true,
    ]);
  }
});

test('every test that the table of ASVS names is there', () => {
  const missing = rows.filter(({ named }) => named !== '').filter(({ named }) => !isThere(named));
  expect(missing.map(({ number, named }) => `${number} ${named}`)).toEqual([]);
  expect(rows.filter(({ named }) => named !== '').length).toBeGreaterThan(100);
  expect(isThere('`api/accounts` > a title that no test has')).toBe(false);
  expect(isThere('`api/no-such-file` > is deleted')).toBe(false);
});

function isThere(named: string): boolean {
  return isTestThere(named, 'apps/server/test/');
}
