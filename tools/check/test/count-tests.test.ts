import { expect, test } from 'vitest';
import { countTests } from '../count-tests.mjs';

const file = { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };
const good = {
  numTotalTests: 1,
  numPassedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file],
};

test('passed tests are passed', () => {
  expect(countTests(good, 0)).toEqual({ passed: 1, failed: 0, remarks: [] });
});

test.each([
  ['a failed test', { ...good, numTotalTests: 2 }, 1],
  ['a skipped test', { ...good, numTotalTests: 2, numPendingTests: 1 }, 0],
  [
    'a file that does not load',
    { ...good, testResults: [{ ...file, status: 'failed', assertionResults: [] }] },
    1,
  ],
  ['an error between tests', good, 1],
  ['no test at all', { ...good, numTotalTests: 0, numPassedTests: 0, testResults: [] }, 0],
  ['no report', null, 0],
])('%s is a failure', (_, report, exitCode) => {
  expect(countTests(report, exitCode).failed).toBe(1);
});
