import { readFileSync } from 'node:fs';
import { stateHash } from '@warren/games';
import { makeWorldText } from '@warren/games/cave';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedMoves, storedWorld } from '../src/games/cave/storage.js';
import { expectNoBarrier } from './support/axe.js';
import {
  createWorld,
  hashOn,
  keptWorld,
  leaveWorld,
  putText,
  textOn,
  walk,
  walkingWorld,
} from './support/cave-worlds.js';
import { openAs, openCalm, register, syncNow } from './support/people.js';
import { openSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite({});
});
afterAll(() => site.close());

/** The page is gone as when its process is killed: nobody is told, nothing is saved at the last moment. */
async function kill(context: BrowserContext, page: Page): Promise<Page> {
  const line = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void line.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await page.close();
  return next;
}

describe('a world being played', () => {
  test('is as it was shown when its page is killed, at whatever move', async () => {
    const { page, context, complaints } = await openCalm(site, '/cave');
    const id = await createWorld(page, { name: 'Home', seed: 'quiet start' });
    let last = page;
    for (const way of ['DDSS', 'AWDDSA', 'W']) {
      await walk(last, way);
      const shown = await hashOn(last);
      last = await kill(context, last);
      await last.goto(`${site.address}/cave`);
      const saved = await keptWorld(last, id);
      expect(stateHash(saved.world?.run.state)).toBe(shown);
      await last.getByRole('button', { name: 'Continue Home' }).click();
      expect(await hashOn(last)).toBe(shown);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('goes on without a word lost where there is no room, and says so', async () => {
    const { page, close } = await openCalm(site, '/cave');
    const id = await createWorld(page, { name: 'Tight', seed: 'quiet start' });
    await walk(page, 'DS');
    const saved = await hashOn(page);
    await page.evaluate(() => {
      let size = 1 << 22;
      for (let i = 0; size > 0; i++) {
        try {
          localStorage.setItem(`filler ${i}`, 'x'.repeat(size));
        } catch {
          size >>= 1;
        }
      }
    });
    await walk(page, 'AWDS'.repeat(6));
    await page.getByText('Not kept: there is no room left').waitFor();
    const shown = await hashOn(page);
    expect(shown).not.toBe(saved);
    // What was kept before is still there, some moves behind.
    expect((await keptWorld(page, id)).trouble).toBeNull();
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith('filler')) localStorage.removeItem(name);
    });
    await walk(page, 'D');
    expect(stateHash((await keptWorld(page, id)).world?.run.state)).toBe(await hashOn(page));
    await close();
  });

  test('is played by one tab at a time; the other one gets it as it was left', async () => {
    const { page, context, close } = await openCalm(site, '/cave');
    await createWorld(page, { name: 'Ours', seed: 'quiet start' });
    await walk(page, 'DSD');
    const shown = await hashOn(page);
    const other = await context.newPage();
    await other.goto(`${site.address}/cave`);
    await other.getByRole('button', { name: 'Continue Ours' }).click();
    await other.getByRole('heading', { name: 'Ours is open in another tab' }).waitFor();
    await other.getByRole('button', { name: 'Play here' }).click();
    expect(await hashOn(other)).toBe(shown);
    await page.getByRole('heading', { name: 'Ours is open in another tab' }).waitFor();
    await close();
  });
});

describe('the list of worlds', () => {
  test('is empty at first; worlds are made, renamed, carried out and in, and deleted when that is meant', async () => {
    const { page, complaints, close } = await openCalm(site, '/cave');
    await page.getByText('There is none yet').waitFor();
    await page.getByRole('button', { name: 'New world' }).click();
    await page.getByLabel('Name').fill(' ');
    await page.getByRole('button', { name: 'Create world' }).click();
    await page.getByText('A world needs a name.').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await createWorld(page, { name: 'First', seed: '' });
    await leaveWorld(page);
    const row = page.locator('[data-world]');
    await row.getByText('an empty seed').waitFor();
    await row.getByText('More', { exact: true }).click();
    await row.getByRole('button', { name: 'Rename: First' }).click();
    await page.getByLabel('Name of the world').fill('Second');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 3, name: 'Second' }).waitFor();

    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Export to a file: Second' }).click();
    const file = await (await download).path();
    const text = readFileSync(file, 'utf8');
    const [id] = await row.evaluateAll((rows) =>
      rows.map((each) => (each as HTMLElement).dataset.world ?? ''),
    );
    const { world } = await keptWorld(page, id);
    expect(text).toBe(`${world === null ? '' : makeWorldText(world)}\n`);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { level: 3, name: 'Second 2' }).waitFor();
    await expectNoBarrier(page);

    await page.getByRole('button', { name: 'Delete: Second', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await row.count()).toBe(2);
    await page.getByRole('button', { name: 'Delete: Second', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-world]').length === 1);
    await page.waitForFunction(() => document.activeElement?.id === 'worlds-title');
    expect(complaints).toEqual([]);
    await close();
  });

  test('says what is wrong with a number of a new world by its name', async () => {
    const { page, close } = await openCalm(site, '/cave');
    await page.getByRole('button', { name: 'New world' }).click();
    await page.getByText('Advanced').click();
    await page.locator('[name=regionSize]').fill('3');
    await page.getByText(/regionSize must be a whole number from \d+ to \d+, not 3/).waitFor();
    await page.getByRole('button', { name: 'Create world' }).click();
    await page.locator('[name=regionSize]:focus').waitFor();
    await expectNoBarrier(page);
    await page.locator('[name=regionSize]').fill('30');
    await page.getByLabel('Name', { exact: true }).fill('Small rooms');
    await page.getByLabel('Original').check();
    await page.getByRole('button', { name: 'Create world' }).click();
    await page.locator('[data-tick]').waitFor();
    const [id] = await page.evaluate(() =>
      Object.keys(localStorage).flatMap((name) => /^warren\.cave\.world\.([a-z0-9]+)$/.exec(name)?.[1] ?? []),
    );
    expect((await keptWorld(page, id)).world?.run.settings).toMatchObject({
      regionSize: 30,
      rules: 'classic',
    });
    await close();
  });

  test('shows what is damaged with its reason, leaves it alone, and offers the last good state', async () => {
    const { page, close } = await openCalm(site, '/cave');
    const good = walkingWorld({ name: 'Sound', moves: 5 });
    const torn = walkingWorld({ name: 'Torn', moves: 9 });
    const newer = walkingWorld({ name: 'Newer', moves: 1 });
    const later = makeWorldText(newer).replace('"version":1', '"version":2');
    await putText(page, storedWorld(good.id), makeWorldText(good));
    await putText(page, storedWorld(torn.id), makeWorldText(torn));
    await putText(page, storedMoves(torn.id), 'moves 1 and then nothing');
    await putText(page, storedWorld('cutcutcut'), makeWorldText(good).slice(0, 500));
    await putText(page, storedWorld(newer.id), later);
    await page.getByText('It is not as you left it: the latest moves are damaged').waitFor();
    await page.getByText('this is no world').waitFor();
    await page.getByText('was made by a newer Warren').waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Go on from there: Torn' }).click();
    expect(await hashOn(page)).toBe(stateHash(torn.run.state));
    await walk(page, 'DS');
    const shown = await hashOn(page);
    await leaveWorld(page);
    expect(stateHash((await keptWorld(page, torn.id)).world?.run.state)).toBe(shown);
    expect(await textOn(page, storedWorld(newer.id))).toBe(later);
    await page.getByRole('button', { name: 'Continue: Sound' }).click();
    expect(await hashOn(page)).toBe(stateHash(good.run.state));
    await close();
  });
});

test('a world follows its player by its name, and goes from every device when it is deleted', async () => {
  const one = await openCalm(site, '/account');
  await register(one.page, 'Caver');
  await one.page.goto(`${site.address}/cave`);
  const id = await createWorld(one.page, { name: 'Carried', seed: 'quiet start' });
  await walk(one.page, 'DSDS');
  const shown = await hashOn(one.page);
  await leaveWorld(one.page);
  await one.page.goto(`${site.address}/account`);
  await syncNow(one.page);
  const slot = one.page.locator('[data-standing]', { hasText: 'Carried' });
  await slot.getByText(/Carried: \d+ cells explored, \d+ moves/).waitFor();

  const other = await openAs(site, 'Caver');
  await syncNow(other.page);
  await other.page.goto(`${site.address}/cave`);
  // What is damaged on a device is there again from the account.
  await putText(other.page, storedWorld(id), (await textOn(other.page, storedWorld(id))).slice(0, 300));
  await other.page.getByRole('button', { name: 'Take the copy of your account: Carried' }).click();
  await other.page.getByRole('button', { name: 'Continue Carried' }).click();
  expect(await hashOn(other.page)).toBe(shown);
  await leaveWorld(other.page);
  await other.page.locator('[data-world]').getByText('More', { exact: true }).click();
  await other.page.getByRole('button', { name: 'Delete: Carried' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Delete it', exact: true }).click();
  await other.page.getByText('There is none yet').waitFor();
  await other.page.goto(`${site.address}/account`);
  await syncNow(other.page);
  await syncNow(one.page);
  expect(await textOn(one.page, storedWorld(id))).toBe('');
  await one.page.locator('[data-standing]', { hasText: 'Carried' }).waitFor({ state: 'detached' });
  await one.close();
  await other.close();
});
