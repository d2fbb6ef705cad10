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
  await page.getByRole('button', { name: 'Start the campaign' }).click();
  await page.locator('[data-phase=playing]').waitFor();
  for (const [path, heading] of [
    ['/settings', 'Settings'],
    ['/account', 'Account'],
    ['/how-to-play', 'How to play Lost Cause'],
  ]) {
    await page.goto(site.address + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
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
