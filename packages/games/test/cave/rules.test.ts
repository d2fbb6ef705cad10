import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cave } from '../../src/cave/cave.js';
import { KINDS } from '../../src/cave/kinds/registry.js';

const HERE = new URL('./', import.meta.url);
const document = readFileSync(new URL('../../../../docs/rules/cave.md', import.meta.url), 'utf8');
const tests = readdirSync(HERE)
  .map((file) => readFileSync(new URL(file, HERE), 'utf8'))
  .join('\n');

const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

test('the rules are numbered in a row, and every rule is named by a test', () => {
  const written = numbers(document, /^\* \*\*CV-(\d+)\*\*/gm);
  expect(written).toEqual(written.map((_, i) => i + 1));
  expect(written.length).toBeGreaterThan(30);
  const tested = new Set(numbers(tests, /CV-(\d+)/g));
  expect([...tested].sort((a, b) => a - b)).toEqual(written);
});

test('the document is of the rules in force', () => {
  expect(document).toContain(`\nRules ${cave.rules}. `);
});

test('the document says what the kinds are', () => {
  for (const { title, health, damage, armour, sight, habit, takes, weight, from } of KINDS) {
    const row = document.split('\n').find((line) => line.startsWith(`  | ${title} |`));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(2, 7)).toEqual([`${health}`, `${damage}`, `${armour}`, `${sight}`, habit]);
    expect(cells?.slice(8, 11)).toEqual([
      `${takes.cut}, ${takes.stab}, ${takes.crush} %`,
      `${weight}`,
      `${from}`,
    ]);
  }
});
