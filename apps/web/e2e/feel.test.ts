import { makeLevelLine, readLevelRequest } from '@warren/games/labyrinth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

// What is heard and felt, in a real browser.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MAZE = '/play/AwPpuzNkUAAA==?maxEnemies=0';

/** The address of a shared level of Labyrinth. */
function levelPath(): string {
  const level = readLevelRequest({ seed: 'relaxed', width: '5', height: '4', density: '1' });
  if (!level.ok) throw new Error(level.reason);
  return `/labyrinth/level/${makeLevelLine(level.value)}`;
}

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

test('in a window of 1000 x 700 all keys stand beside the picture', async () => {
  const [width, height] = [1000, 700];
  const { page, close } = await site.open(MAZE, { viewport: { width, height } });
  await page.locator('[data-phase=playing]').waitFor();
  const keys = page.getByLabel('Keys').first();
  expect(await keys.isVisible()).toBe(true);
  const box = await keys.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  await close();
});

describe('a relaxed run', () => {
  const note = (page: Page) => page.locator('[data-note]').textContent();

  test.each([
    ['Lost Cause', MAZE],
    ['Classic', '/classic/play/normal-1'],
    ['Labyrinth', levelPath()],
    ['Treasure Rush', '/treasure-rush'],
  ])('of %s begins from the pause menu, which then offers none', async (game, path) => {
    const { page, complaints, close } = await site.open(path, { reducedMotion: 'reduce' });
    if (game === 'Labyrinth') await page.getByRole('button', { name: 'Start', exact: true }).click();
    if (game === 'Treasure Rush') await page.getByRole('button', { name: 'New game', exact: true }).click();
    await page.locator('[data-phase=playing]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start again relaxed' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => note(page)).toMatch(/^Relaxed/);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await page.getByRole('button', { name: 'Start again relaxed' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is every new one where the settings say so, also in a maze by its code', async () => {
    const { page, close } = await site.open(null, { reducedMotion: 'reduce', handIn: true });
    await page.addInitScript(() => localStorage.setItem('warren.settings', '{"relaxed":true}'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of [MAZE, '/lost-cause']) {
      await page.goto(site.address + path);
      if (path !== MAZE) await page.getByRole('button', { name: 'New game' }).click();
      await page.locator('[data-phase=playing]').waitFor();
      expect(await note(page)).toBe('Relaxed');
    }
    expect(asked).not.toContain('/api/tickets');
    await close();
  });
});
