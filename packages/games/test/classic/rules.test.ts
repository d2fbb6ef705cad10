import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classic } from '../../src/classic/classic.js';

const HERE = new URL('./', import.meta.url);
const document = readFileSync(new URL('../../../../docs/rules/classic.md', import.meta.url), 'utf8');
const tests = readdirSync(HERE)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, HERE), 'utf8'))
  .join('\n');

const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

test('the rules are numbered in a row, and every rule is named by a test', () => {
  const written = numbers(document, /^\* \*\*CL-(\d+)\*\*/gm);
  expect(written).toEqual(written.map((_, i) => i + 1));
  expect(written.length).toBeGreaterThan(20);
  const tested = new Set(numbers(tests, /CL-(\d+)/g));
  expect([...tested].sort((a, b) => a - b)).toEqual(written);
});

test('the document is of the rules in force', () => {
  expect(document).toContain(`\nRules ${classic.rules}. `);
});
