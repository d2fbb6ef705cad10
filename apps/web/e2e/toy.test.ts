import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRecordingText, startRun } from '@warren/games';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOY_STEPS, toy } from '../test/support/toy/game.js';
import { openSite, type Site } from './support/site.js';

// A game is one folder and one line: the pages are built with a registry that has one game more.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const webRoot = mkdtempSync(join(tmpdir(), 'warren-toy-'));
let site: Site;
beforeAll(async () => {
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^\.{1,2}\/games\/registry\.js$/, replacement: here('../test/support/toy/registry.ts') },
      ],
    },
    build: { outDir: webRoot, emptyOutDir: true },
  });
  site = await openSite({ webRoot });
});
afterAll(async () => {
  await site.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const CALM = { reducedMotion: 'reduce' } as const;

/** Takes a step in the corridor, once the player is where it begins. */
async function step(page: Page, from: number): Promise<void> {
  await page.locator('[data-phase=playing]').waitFor();
  await page.locator('[data-hud=steps] dd', { hasText: `${from}` }).waitFor();
  await page.keyboard.press('KeyE');
}

describe('a new game', () => {
  test('is found at the entrance, is played to its end and is saved on the way', async () => {
    const { page, complaints, close } = await site.open('/', CALM);
    await page.getByRole('heading', { name: 'Toy' }).waitFor();
    await page.getByRole('link', { name: 'Play Toy' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await step(page, 0);
    await page.locator('[data-hud=steps] dd', { hasText: '1' }).waitFor();
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Continue Toy' }).click();
    await page.getByRole('button', { name: 'Continue after 1 steps' }).click();
    // A run in real time that was left begins paused, and goes on once it was counted.
    await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    await page.locator('[data-paused=false]').waitFor();
    for (let from = 1; from < TOY_STEPS; from++) await step(page, from);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('has its page at its address, and is watched in the theatre', async () => {
    const { page, close } = await site.open('/toy', CALM);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await page.title()).toBe('Toy - Warren');
    await page.goto(`${site.address}/replay`);
    await page.getByRole('link', { name: 'Toy' }).waitFor();
    const run = startRun(toy, {}, 'tests');
    if (!run.ok) throw new Error(run.reason);
    for (let i = 0; i < TOY_STEPS; i++) run.value.advance([0]);
    const text = makeRecordingText(run.value.recording());
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'toy.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByRole('heading', { name: 'Toy' }).waitFor();
    await close();
  });

  test('is among the games with boards', async () => {
    const { page, close } = await site.open('/boards?game=toy', CALM);
    await page.getByRole('radio', { name: 'Toy', checked: true }).waitFor();
    await close();
  });
});
