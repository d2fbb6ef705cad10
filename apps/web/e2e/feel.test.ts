import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

// What is heard and felt, in a real browser.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MAZE = '/play/AwPpuzNkUAAA==?maxEnemies=0';

/** Has the page remember its audio contexts and what it vibrates. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const vibrated: unknown[] = [];
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    navigator.vibrate = (pattern) => vibrated.push(pattern) > 0;
    Object.assign(window, { contexts, vibrated });
  });
}

const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));

test('a tune plays when it is wanted, and stands still with the game', async () => {
  const { page, complaints, close } = await site.open(null, { reducedMotion: 'reduce' });
  await listenIn(page);
  await page.goto(`${site.address}${MAZE}`);
  await page.locator('[data-phase=playing]').waitFor();
  // The first key opens the loudspeaker of the effects, and no other.
  await page.keyboard.press('KeyW');
  await expect.poll(async () => (await states(page)).length).toBe(1);
  await page.keyboard.press('KeyT');
  await expect.poll(async () => (await states(page))[1]).toBe('running');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  await expect.poll(async () => (await states(page))[1]).toBe('suspended');
  await page.getByRole('button', { name: 'Turn the music off' }).click();
  await page.getByRole('button', { name: 'Turn the music on' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the settings know relaxed runs, the hand that steers, one hand, music and vibration', async () => {
  const { page, close } = await site.open('/settings', { reducedMotion: 'reduce' });
  for (const name of ['Relaxed', 'Music', 'Vibration', 'One hand: stick and buttons on one side'])
    await page.getByRole('switch', { name, exact: true }).click();
  await page.getByRole('radio', { name: 'Right' }).check({ force: true });
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('warren.settings') ?? '{}'));
  expect(kept).toMatchObject({ relaxed: true, music: true, vibration: false, oneHand: true, hand: 'right' });
  await close();
});

test('the keys beside the picture are all there: letters and arrows', async () => {
  const { page, close } = await site.open(MAZE, { viewport: { width: 1280, height: 800 } });
  await page.locator('[data-phase=playing]').waitFor();
  const walk = page.getByLabel('Keys').first().locator('div').filter({ hasText: /^Walk/ });
  expect(await walk.locator('kbd').allTextContents()).toEqual(['W', 'A', 'S', 'D', '↑', '←', '↓', '→']);
  await close();
});
