import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('after one visit every page opens without a connection, and the game is played', async () => {
  const { page, context, complaints, close } = await site.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(complaints).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${site.address}/lost-cause`);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator('[data-phase=playing]').waitFor();
  for (const [path, heading] of [
    ['/settings', 'Settings'],
    ['/account', 'Account'],
    ['/lost-cause/how-to-play', 'How to play Lost Cause'],
    ['/play?height=tall', 'This maze cannot be played'],
  ]) {
    await page.goto(site.address + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.goto(`${site.address}/play?height=5&width=5&maxLocks=1`);
  await page.waitForURL(/\/play\/BQ[U-X][\w-]+=*\?maxLocks=1$/);
  await page.locator('[data-phase=playing]').waitFor();
  await close();
});

test('the worker never answers in place of the server', async () => {
  const { page, context, close } = await site.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const ask = () => page.evaluate(async () => (await fetch('/api/me')).status);
  expect(await ask()).toBe(200);
  await context.setOffline(true);
  await expect(ask()).rejects.toThrow('Failed to fetch');
  await close();
});

test('a new version is announced, and comes with the next load', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'warren-dist-'));
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), webRoot, { recursive: true });
  for (const ending of ['br', 'gz']) rmSync(join(webRoot, `service-worker.js.${ending}`));
  const changing = await openSite({ webRoot });
  const { page, close } = await changing.open('/settings', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const worker = join(webRoot, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/BUILD = '\w+'/, "BUILD = 'another'"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version is ready.').waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await close();
  await changing.close();
  rmSync(webRoot, { recursive: true, force: true });
});
