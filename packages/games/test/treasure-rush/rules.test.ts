import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { treasureRush } from '../../src/treasure-rush/treasure-rush.js';

const HERE = new URL('./', import.meta.url);
const document = readFileSync(new URL('../../../../docs/rules/treasure-rush.md', import.meta.url), 'utf8');
const tests = readdirSync(HERE)
  .map((file) => readFileSync(new URL(file, HERE), 'utf8'))
  .join('\n');

const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

test('the rules are numbered in a row, and every rule is named by a test', () => {
  const written = numbers(document, /^\* \*\*TR-(\d+)\*\*/gm);
  expect(written).toEqual(written.map((_, i) => i + 1));
  expect(written.length).toBeGreaterThan(25);
  const tested = new Set(numbers(tests, /TR-(\d+)/g));
  expect([...tested].sort((a, b) => a - b)).toEqual(written);
});

test('the document is of the rules in force', () => {
  expect(document).toContain(`\nRules ${treasureRush.rules}. `);
});
