import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as engine from '../../src/cave/index.js';
import { caveCatalogueOf } from './cave-cases.mjs';

// Worlds that people have walked in must not change under their feet: `npm run update:catalogue` only for a reason.

const golden: Record<string, string> = JSON.parse(
  readFileSync(new URL('./caves.json', import.meta.url), 'utf8'),
);

test('every region is as it has always been', () => {
  expect(caveCatalogueOf(engine)).toEqual(golden);
});

test('there are 220 of them, all different', () => {
  expect(Object.keys(golden).length).toBe(220);
  expect(new Set(Object.values(golden)).size).toBe(220);
});
