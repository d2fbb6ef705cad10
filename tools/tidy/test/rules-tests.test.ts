import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTestThere } from '../../lib/named-test.mjs';
import { ROOT } from '../../prepare/root.mjs';

/** The rows of the tables, without their heads. */
const rows = readFileSync(`${ROOT}/docs/RULES-TESTS.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| asked for |'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

test('every rule in the table of rules and tests has a test, and every test that it names is there', () => {
  expect(rows.length).toBeGreaterThan(150);
  for (const row of rows) expect([row[0], row.length]).toEqual([row[0], 2]);
  const named = rows.flatMap(([rule, tests]) => tests.split('<br>').map((each) => ({ rule, each })));
  expect(named.filter(({ each }) => !isTestThere(each)).map(({ rule, each }) => `${rule}: ${each}`)).toEqual(
    [],
  );
  expect(isTestThere('`apps/web/e2e/cave` > a title that no test has')).toBe(false);
  expect(isTestThere('`apps/web/e2e/no-such-file` > is as it was')).toBe(false);
});
