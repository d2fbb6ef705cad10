import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as codes from '../../src/code/index.js';
import * as grids from '../../src/grid/index.js';
import * as root from '../../src/index.js';
import * as generators from '../../src/maze/index.js';
import { catalogueOf } from './cases.mjs';

// When a change of mazes is meant: `npm run update:catalogue`, and read what it prints.

interface Catalogue {
  readonly generators: Record<string, { code: number; mazes: Record<string, string> }>;
  readonly codes: Record<string, string>;
}

const engine = { ...root, ...codes, ...generators, ...grids };
const golden: Catalogue = JSON.parse(readFileSync(new URL('./mazes.json', import.meta.url), 'utf8'));
const today: Catalogue = catalogueOf(engine);

test('every generator is in the catalogue, and nothing else', () => {
  expect(Object.keys(golden.generators).sort()).toEqual(engine.GENERATORS.map(({ id }) => id).sort());
});

test('every code gives the maze it has always given', () => {
  expect(Object.keys(golden.codes).length).toBe(engine.GENERATORS.length * 4);
  expect(today.codes).toEqual(golden.codes);
});

describe.each(engine.GENERATORS)('$id', ({ id }) => {
  test('makes the mazes it has always made', () => {
    expect(today.generators[id]).toEqual(golden.generators[id]);
  });

  test('has 50 mazes, which are not all the same', () => {
    const hashes = Object.values(golden.generators[id]?.mazes ?? {});
    expect(hashes.length).toBe(50);
    expect(new Set(hashes).size).toBeGreaterThan(40);
  });
});
