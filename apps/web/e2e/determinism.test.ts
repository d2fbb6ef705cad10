import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MazeRequest, makeMaze } from '@warren/engine';
import { GENERATORS } from '@warren/engine/generators';
import { GRID_KINDS } from '@warren/engine/grids';
import type { Browser } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { sourceAliases } from '../../../tools/source-aliases.mjs';
import { fingerprint } from '../src/studio/maze/choice.js';
import { openBrowser } from './support/site.js';
import { type Traced, traceRecordings } from './support/trace-recordings.js';

// The same seeds give the same mazes, and the same recordings the same runs, in Node and in a real browser.

const SEEDS = ['', 'warren', '417', 'Höhle ☃', 'a longer seed, with words in it'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const REQUESTS: MazeRequest[] = GENERATORS.flatMap(({ id, grids }) =>
  GRID_KINDS.filter((grid) => grids.includes(grid)).flatMap((grid) =>
    SEEDS.map((seed) => ({ algorithm: id, grid, width: 13, height: 11, seed })),
  ),
);

/** A file of the tests with everything it needs as one script, as a browser gets it. */
async function bundle(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { alias: sourceAliases(['packages/engine', 'packages/games']) },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`support/${entry}`, import.meta.url)),
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
  await page.addScriptTag({ content: await bundle('hash-mazes.ts') });
  const there = await page.evaluate((requests) => {
    const { warren } = globalThis as unknown as { warren: { hashMazes: (all: unknown) => string[] } };
    return warren.hashMazes(requests);
  }, REQUESTS);
  const label = (hashes: string[]) => hashes.map((hash, i) => `${JSON.stringify(REQUESTS[i])} ${hash}`);
  expect(label(there)).toEqual(label(here));
  expect(here.length).toBeGreaterThanOrEqual(GENERATORS.length * SEEDS.length);
});

test('every golden region of the cave is in Chromium what it is in Node', async () => {
  const file = new URL('../../../packages/engine/test/catalogue/caves.json', import.meta.url);
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle('hash-caves.ts') });
  const there = await page.evaluate(() => {
    const { warren } = globalThis as unknown as { warren: { hashCaves: () => Record<string, string> } };
    return warren.hashCaves();
  });
  expect(there).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

const GOLDEN = new URL('../../../packages/games/test/golden/', import.meta.url);

test('every golden recording runs in Chromium as in Node, tick by tick', async () => {
  const index: Record<string, { ticks: number; trace: number; outcome: unknown }> = JSON.parse(
    readFileSync(new URL('index.json', GOLDEN), 'utf8'),
  );
  const names = Object.keys(index);
  const texts = names.map((name) => readFileSync(new URL(`${name}.txt`, GOLDEN), 'utf8').trimEnd());
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle('trace-recordings.ts') });
  const there = await page.evaluate((recordings) => {
    const { warren } = globalThis as unknown as { warren: { traceRecordings: (all: string[]) => Traced[] } };
    return warren.traceRecordings(recordings);
  }, texts);
  names.forEach((name, i) => {
    const { ticks, trace, outcome } = index[name];
    expect([name, there[i].verdict]).toMatchObject([name, { ok: true, value: { ticks, outcome } }]);
    expect([name, there[i].trace]).toEqual([name, { ok: true, value: trace }]);
  });
  expect(
    there.map(({ checkpoints }) => checkpoints.length).reduce((sum, count) => sum + count),
  ).toBeGreaterThan(50);
  expect(there).toEqual(traceRecordings(texts));
});
