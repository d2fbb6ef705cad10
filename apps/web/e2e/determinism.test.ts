import { fileURLToPath } from 'node:url';
import { GENERATORS, GRID_KINDS, type MazeRequest, makeMaze } from '@warren/engine';
import type { Browser } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../src/maze/fingerprint.js';
import { launchBrowser } from './support/site.js';

// The same seeds give the same mazes in Node and in a real browser.

const SEEDS = ['', 'warren', '417', 'Höhle ☃', 'a longer seed, with words in it'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const REQUESTS: MazeRequest[] = GENERATORS.flatMap(({ id, grids }) =>
  GRID_KINDS.filter((grid) => grids.includes(grid)).flatMap((grid) =>
    SEEDS.map((seed) => ({ algorithm: id, grid, width: 13, height: 11, seed })),
  ),
);

/** The engine and the fingerprint as one script, as a browser gets them. */
async function bundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: {
      alias: {
        '@warren/engine': fileURLToPath(new URL('../../../packages/engine/src/index.ts', import.meta.url)),
      },
    },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('support/hash-mazes.ts', import.meta.url)),
        formats: ['iife'],
        name: 'warren',
      },
    },
  })) as Rollup.RollupOutput[];
  return result[0].output[0].code;
}

test('every algorithm on every grid gives in Chromium what it gives in Node', async () => {
  const here = REQUESTS.map((request) => {
    const maze = makeMaze(request);
    if (!maze.ok) throw new Error(maze.reason);
    return fingerprint(maze.value);
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  const there = await page.evaluate((requests) => {
    const { warren } = globalThis as unknown as { warren: { hashMazes: (all: unknown) => string[] } };
    return warren.hashMazes(requests);
  }, REQUESTS);
  const label = (hashes: string[]) => hashes.map((hash, i) => `${JSON.stringify(REQUESTS[i])} ${hash}`);
  expect(label(there)).toEqual(label(here));
  expect(here.length).toBeGreaterThanOrEqual(GENERATORS.length * SEEDS.length);
});
