import { readFileSync } from 'node:fs';
import { stateHash } from '@warren/games';
import { readWorldText } from '@warren/games/cave';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site, type Visit } from './support/site.js';

// The fixture is the whole storage of a browser in which version 0.1 was played: it must open in every later version.

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Origin = StorageState['origins'][number] & { readonly indexedDB: readonly unknown[] };

interface Profile {
  readonly localStorage: Origin['localStorage'];
  readonly indexedDB: Origin['indexedDB'];
}

const PROFILE: Profile = JSON.parse(
  readFileSync(new URL('./fixtures/profile-0.1.json', import.meta.url), 'utf8'),
);
const STORED = new Map(PROFILE.localStorage.map(({ name, value }) => [name, value]));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A page in a fresh browser that holds the profile. The server is not reachable, so nothing is synced or uploaded. */
async function openProfile(path: string): Promise<Visit> {
  const { localStorage, indexedDB } = PROFILE;
  const origin = { origin: site.address, localStorage, indexedDB } as Origin;
  const visit = await site.open(null, {
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [origin] },
  });
  await visit.page.route('**/api/**', (route) => route.abort());
  await visit.page.goto(site.address + path);
  return visit;
}

/** The hash of the state that is shown. */
async function hashOn(page: Page): Promise<number> {
  const stage = page.locator('[data-tick]');
  await stage.waitFor();
  return stage.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new Event('warren:state'));
    return Number(element.dataset.hash);
  });
}

function storedOn(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

describe('a browser profile of version 0.1', () => {
  test.each([
    ['/lost-cause', 'Lost Cause', 'warren.lost-cause.campaign'],
    ['/treasure-rush', 'Treasure Rush', 'warren.treasure-rush.run'],
    ['/labyrinth', 'Labyrinth', 'warren.labyrinth.run'],
    ['/cave/expedition', 'Cave', 'warren.cave.expedition'],
  ])('%s says that its run was played by older rules, and touches nothing', async (path, title, name) => {
    const { page, close } = await openProfile(path);
    await page.getByText(`by rules 1; this Warren plays ${title} by rules 2`).waitFor();
    expect(await storedOn(page, name)).toBe(STORED.get(name));
    await close();
  });

  test('has both worlds of Cave as they were left; they go on by the rules of today', async () => {
    const { page, close } = await openProfile('/cave');
    for (const name of ['Home', 'Away']) {
      await page.getByRole('button', { name: `Continue: ${name}` }).click();
      const stored = [...STORED].find(
        ([key, text]) => key.startsWith('warren.cave.world.') && JSON.parse(text).name === name,
      );
      const world = readWorldText(stored?.[1] ?? '');
      if (!world.ok) throw new Error(world.reason);
      const { state } = world.value.run;
      expect(state.player).toMatchObject(JSON.parse(stored?.[1] ?? '').state.player);
      expect(await hashOn(page)).toBe(stateHash(state));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Back to the worlds' }).click();
    }
    await close();
  });

  test('has the profile of Classic and its completed level; the level that was left by older rules can begin anew', async () => {
    const { page, close } = await openProfile('/classic/players');
    await page.getByRole('link', { name: 'Ada' }).click();
    await page.getByText('1 of 30 completed').waitFor();
    await page.goto(`${site.address}/classic/levels/normal?player=Ada`);
    await page.getByRole('link', { name: 'Continue Normal 3' }).click();
    await page.getByText('by rules 1; this Warren plays Classic by rules 2').waitFor();
    expect(await storedOn(page, 'warren.classic.run')).toBe(STORED.get('warren.classic.run'));
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await page.locator('[data-tick="0"]').waitFor();
    await close();
  });

  test('has its scores, levels, options, settings and the upload that waits', async () => {
    const { page, close } = await openProfile('/treasure-rush/scores');
    const row = page.getByRole('row').filter({ hasText: 'Ada' });
    expect(await row.getByRole('cell').nth(1).textContent()).toBe('-3');
    await page.goto(`${site.address}/labyrinth/levels`);
    await page.getByRole('heading', { name: 'My cellar' }).waitFor();
    await page.goto(`${site.address}/labyrinth/options`);
    expect(await page.getByLabel('Generation').inputValue()).toBe('weave-kruskal');
    expect(await page.getByRole('radio', { name: 'Glide on' }).isChecked()).toBe(true);
    await page.goto(`${site.address}/settings`);
    expect(await page.getByLabel('Volume').first().inputValue()).toBe('35');
    await page.goto(`${site.address}/account`);
    await page.getByRole('button', { name: 'Hand them in now' }).waitFor();
    await page.goto(`${site.address}/play/AwPpuzNkUAAA==?maxEnemies=0`);
    // The maze that was left by older rules begins anew.
    await page.locator('[data-tick="0"]').waitFor();
    await close();
  });

  test('is not rewritten by being opened', async () => {
    const { page, close } = await openProfile('/');
    for (const path of [
      '/',
      '/lost-cause',
      '/treasure-rush',
      '/classic',
      '/cave',
      '/labyrinth',
      '/account',
    ]) {
      await page.goto(site.address + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    const now = await page.evaluate(() => Object.entries({ ...localStorage }));
    expect(new Map(now)).toEqual(STORED);
    await close();
  });
});
