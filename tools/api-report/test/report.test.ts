import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeReport, packagesWithReport, reportPath } from '../report.mjs';

// A change of what a package shows is meant and read: `npm run update:api-report`, and look at the difference.

test.each(packagesWithReport())('the report of the public names of packages/%s is up to date', (name) => {
  expect(readFileSync(reportPath(name), 'utf8')).toBe(makeReport(name));
});

test('the front door of the engine is small enough to be read', () => {
  const names = /## @warren\/engine \((\d+)\)/.exec(makeReport('engine'));
  expect(Number(names?.[1])).toBeLessThanOrEqual(45);
});
