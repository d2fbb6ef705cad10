import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

// What all pages share: ways between them, settings, and what happens when something breaks.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;

const focused = (page: Page) => page.locator(':focus').textContent();

describe('going from page to page', () => {
  test('loads nothing anew, names each page, and begins at its heading', async () => {
    const { page, complaints, close } = await site.open('/', CALM);
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: 'How to play Lost Cause' }).waitFor();
    await expect.poll(() => focused(page)).toBe('How to play Lost Cause');
    await expect.poll(() => page.title()).toBe('How to play - Warren');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect.poll(() => focused(page)).toBe('Settings');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('How to play Lost Cause');
    await page.getByRole('link', { name: 'Warren, home' }).click();
    await page.getByRole('link', { name: 'Studio', exact: true }).click();
    await page.locator('main[data-state=finished]').waitFor();
    await expect.poll(() => page.title()).toBe('Studio - Warren');
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  test('fetches a page when somebody points at the way to it', async () => {
    const { page, close } = await site.open('/', CALM);
    const link = page.getByRole('link', { name: 'Studio', exact: true });
    await link.waitFor();
    const fetched = page.waitForRequest(/studio-page.*\.js/);
    await link.hover();
    await fetched;
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });

  test('a page that cannot be fetched is a sentence with a way on', async () => {
    const { page, close } = await site.open('/', CALM);
    await page.route(/how-to-page.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.unroute(/how-to-page.*\.js/);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
    await close();
  });
});

test('a page that breaks is a sentence with a way home', async () => {
  const { page, close } = await site.open(null, CALM);
  // A browser in which nothing can be drawn.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${site.address}/play/AwPpuzNkUAAA==`);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
  await close();
});

describe('the entrance', () => {
  test('offers to go on where a campaign is saved', async () => {
    const { page, close } = await site.open(null, CALM);
    await page.addInitScript(() => localStorage.setItem('warren.lost-cause.campaign', '{"level":4}'));
    await page.goto(`${site.address}/`);
    await page.getByRole('link', { name: 'Continue at level 4' }).waitFor();
    await close();
  });
});

test('an address that leads nowhere is a page with a way home', async () => {
  const { page, close } = await site.open('/nowhere', CALM);
  expect(await page.getByRole('heading').textContent()).toBe('A dead end');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
  // Without a load, as by Back in a visit that knew better days, the app itself says so.
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere-else');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { name: 'A dead end' }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
  await close();
});

test('every page fits every window', async () => {
  const { page, close } = await site.open(null, CALM);
  for (const path of [
    '/',
    '/settings',
    '/lost-cause/how-to-play',
    '/gamecomplete',
    '/lost-cause',
    '/replay',
  ]) {
    await page.goto(site.address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 360, 768, 1280, 2560, 3840]) {
      await page.setViewportSize({ width, height: Math.max(640, Math.round(width * 0.5625)) });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(async () => [path, width, await over()]).toEqual([path, width, 0]);
    }
  }
  await close();
});

describe('the settings', () => {
  test('hold at once and stay', async () => {
    const { page, close } = await site.open('/settings', { ...CALM, colorScheme: 'dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const dark = await ground();
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect.poll(ground).not.toBe(dark);
    await page.getByRole('switch', { name: 'High contrast' }).check();
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    await page.getByRole('slider', { name: 'Volume' }).fill('25');
    await page.getByRole('switch', { name: 'Mute' }).check();
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    expect(await page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('25');
    expect(await page.getByRole('switch', { name: 'Mute' }).isChecked()).toBe(true);
    await close();
  });

  test('that are damaged do no harm', async () => {
    const { page, complaints, close } = await site.open('/settings', CALM);
    for (const stored of ['not json', '{"bindings":{"use":["Tab"]},"volume":-5}', '[]']) {
      await page.evaluate((text) => localStorage.setItem('warren.settings', text), stored);
      await page.reload();
      await page.getByRole('button', { name: 'Take or unlock: E' }).waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('bind keys anew, refuse one that is taken, and forget it all when asked', async () => {
    const { page, close } = await site.open('/settings', CALM);
    await page.getByRole('button', { name: 'Attack: R' }).click();
    await page.keyboard.press('KeyQ');
    await page.getByText('Q is already used for “Drop”; choose another key.').first().waitFor();
    await page.getByRole('button', { name: 'Attack: R' }).press('Enter');
    await page.getByRole('button', { name: 'Attack: press a key, or Esc to leave it' }).press('KeyG');
    await page.getByRole('button', { name: 'Attack: G' }).waitFor();
    await page.getByRole('button', { name: 'Take or unlock: E' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take or unlock: E' }).waitFor();
    await page.goto(`${site.address}/lost-cause/how-to-play`);
    await page.getByRole('row', { name: /Strike, or use what is in hand G/ }).waitFor();
    await page.goto(`${site.address}/settings`);
    await page.getByRole('button', { name: 'Reset all keys' }).click();
    await page.getByRole('button', { name: 'Attack: R' }).waitFor();
    await close();
  });
});
