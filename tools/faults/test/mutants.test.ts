import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants/mutants.mjs';

/** Where mistakes are planted. */
const BUILT = ['apps/server', 'packages/games', 'packages/engine', 'packages/protocol'].map((workspace) =>
  fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url)),
);

test.each(Object.entries(MUTANTS))('the line that "%s" changes is in what is built', (_, { file, from }) => {
  const texts = BUILT.map((folder) => folder + file)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  expect(texts.some((text) => text.includes(from))).toBe(true);
});
