import { parseLostCause } from '@warren/engine/codes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

// The addresses of Lost Cause, as people follow and mistype them.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const CODE = 'AwPpuzNkUAAA==';

/** The maze in the address of a page. */
function mazeOf(page: Page) {
  const { pathname, search } = new URL(page.url());
  const maze = parseLostCause(decodeURIComponent(pathname.slice('/play/'.length)));
  if (!maze.ok) throw new Error(maze.reason);
  const { width, height } = maze.value.grid;
  return { width, height, search };
}

test('/how-to-play leads to the page that took its place, and Back leaves it', async () => {
  const { page, close } = await site.open('/', CALM);
  await page.goto(`${site.address}/how-to-play?from=afar`);
  await page.getByRole('heading', { name: 'How to play Lost Cause' }).waitFor();
  expect(page.url()).toBe(`${site.address}/lost-cause/how-to-play?from=afar`);
  // What it says is what the game does: locks are stood on, and haste is little in a large maze.
  const rules = await page.locator('main').textContent();
  expect(rules).toContain('Stand on it with its key in your hand');
  expect(rules).toContain('haste, which matters most in small mazes');
  await page.goBack();
  await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
  await close();
});

describe('/play', () => {
  test.each([
    ['', { height: 3, width: 3, search: '' }],
    ['?height=1&width=400', { height: 3, width: 25, search: '' }],
    [
      '?height=5&width=6&maxEnemies=2&maxLocks=5000',
      { height: 5, width: 6, search: '?maxEnemies=2&maxLocks=999' },
    ],
  ])('%s leads to a maze that can be played', async (query, maze) => {
    const { page, complaints, close } = await site.open(`/play${query}`, CALM);
    await page.locator('[data-phase=playing]').waitFor();
    expect(mazeOf(page)).toEqual(maze);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with something that is no whole number is a page that says why not, with a way home', async () => {
    const { page, close } = await site.open(null, CALM);
    for (const query of ['?height=tall', '?width=3.5', '?maxEnemies=', '?maxLocks=1e3']) {
      const answer = await page.goto(`${site.address}/play${query}`);
      expect(answer?.status()).toBe(400);
      const said = await page.locator('main').textContent();
      expect(said).toMatch(/must be a whole number from -?\d+ to \d+, not ".*"/);
    }
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
    await close();
  });
});

describe('/play/<code>', () => {
  test('plays that very maze in a browser that was never here', async () => {
    const { page, complaints, close } = await site.open(`/play/${CODE}?maxLocks=0`, CALM);
    await page.locator('[data-phase=playing]').waitFor();
    expect(await page.title()).toBe('Lost Cause - Warren');
    await page.locator('[data-hud=locks]', { hasText: '0' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('with a bad code is a page with the reason and a way home', async () => {
    const { page, close } = await site.open(null, CALM);
    for (const code of ['AwPpuzNkQAAA==', 'AwPpuzNkUAAA', 'nonsense', '%E2%98%83', 'A'.repeat(5000)]) {
      const answer = await page.goto(`${site.address}/play/${code}`);
      expect(answer?.status()).toBe(400);
      expect(await page.getByRole('heading').textContent()).toBe('This is no maze');
    }
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
    await close();
  });

  test('without a code is a page of its own kind of nothing', async () => {
    const { page, close } = await site.open(null, CALM);
    const answer = await page.goto(`${site.address}/play/`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Play Lost Cause' }).waitFor();
    await close();
  });
});

test('a practice maze is on the menu for everybody, without what free play has', async () => {
  const { page, complaints, close } = await site.open('/lost-cause', CALM);
  expect(await page.getByRole('link', { name: 'Free play' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Practice maze' }).click();
  await page.getByRole('heading', { name: 'Practice maze' }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  expect(await page.getByRole('switch').count()).toBe(0);
  await page.getByLabel('Height', { exact: true }).fill('4');
  await page.getByLabel('Width', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('[data-phase=playing]').waitFor();
  expect(mazeOf(page)).toEqual({ height: 4, width: 6, search: '' });
  expect(await page.locator('[data-hud=level] dd').textContent()).toBe('custom');
  expect(complaints).toEqual([]);
  await close();
});

describe('free play', () => {
  const UNLOCKED = {
    completedOnce: true,
    mazes: [{ code: CODE, width: 3, height: 3, maxEnemies: 0, maxLocks: -1, score: 3172, when: 1 }],
  };

  async function openUnlocked() {
    const visit = await site.open(null, CALM);
    await visit.page.addInitScript(
      (kept) => localStorage.setItem('warren.lost-cause', kept),
      JSON.stringify(UNLOCKED),
    );
    await visit.page.goto(`${site.address}/gamecomplete`);
    return visit;
  }

  test('is locked at first, and says how to unlock it', async () => {
    const { page, close } = await site.open('/gamecomplete', CALM);
    await page.getByRole('heading', { name: 'Free play is locked' }).waitFor();
    expect(await page.locator('main').textContent()).toMatch(/Complete all ten levels of Lost Cause once/);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await close();
  });

  test('lists the mazes completed, with pictures, each leading back into itself', async () => {
    const { page, complaints, close } = await openUnlocked();
    const link = page.getByRole('link', { name: /3 by 3/ });
    await link.waitFor();
    await expect
      .poll(() => page.locator('main li img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await link.click();
    await page.waitForURL(`**/play/${CODE}?maxEnemies=0`);
    await page.locator('[data-phase=playing]').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('says beside each field of the form what is wrong there, and does not go before it is right', async () => {
    const { page, close } = await openUnlocked();
    for (const [label, value, message] of [
      ['Height', '2', 'Height must be at least 3.'],
      ['Width', '26', 'Width must be at most 25.'],
      ['Maximum slimes', '-2', 'Maximum slimes must be at least -1.'],
      ['Maximum locks', 'many', 'Maximum locks must be a whole number.'],
    ]) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(value);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      const ids = described.split(' ').map((id) => `[id="${id}"]`);
      expect((await page.locator(ids.join(',')).allTextContents()).join(' ')).toContain(message);
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[name=height]:focus').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gamecomplete');
    await close();
  });

  test('makes the maze that was described', async () => {
    const { page, complaints, close } = await openUnlocked();
    await page.getByLabel('Height', { exact: true }).fill('6');
    await page.getByLabel('Width', { exact: true }).fill('12');
    await page.getByLabel('Maximum slimes', { exact: true }).fill('3');
    await page.getByRole('radio', { name: 'Across' }).check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-phase=playing]').waitFor();
    expect(mazeOf(page)).toEqual({ height: 6, width: 12, search: '?maxEnemies=3' });
    expect(complaints).toEqual([]);
    await close();
  });
});
