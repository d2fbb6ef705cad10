import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarrier } from './support/axe.js';
import {
  campaignAt,
  keep,
  levelOn,
  openAs,
  openCalm,
  PROGRESS,
  register,
  syncNow,
} from './support/people.js';
import { openSite, type Site, type Visit } from './support/site.js';

let site: Site;
const texts = new Map<number, string>();
beforeAll(async () => {
  site = await openSite({});
  for (const level of [1, 2, 3]) texts.set(level, campaignAt(level, `level ${level}`));
});
afterAll(() => site.close());

const campaign = (level: number) => texts.get(level) ?? '';

/** Two browsers of one person, with the same campaign at level 1. */
async function pair(name: string): Promise<readonly [Visit, Visit]> {
  const one = await openCalm(site, '/account');
  await register(one.page, name);
  await keep(one.page, { campaign: campaign(1) });
  await syncNow(one.page);
  const other = await openAs(site, name);
  await other.page.getByText('Saved on the server').waitFor();
  return [one, other];
}

/** The levels of both, as they lie in their storages. */
const levels = (one: Visit, other: Visit) => Promise.all([one, other].map(({ page }) => levelOn(page)));

async function closeAll(...visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) await visit.close();
}

test('a second browser finds the campaign and what was reached', async () => {
  const one = await openCalm(site, '/account');
  await keep(one.page, { campaign: campaign(3), progress: PROGRESS });
  await register(one.page, 'Shrew');
  await syncNow(one.page);
  const other = await openAs(site, 'Shrew');
  await other.page.getByText('Saved on the server').waitFor();
  await other.page.goto(site.address);
  await other.page.getByRole('link', { name: 'Continue at level 3' }).click();
  await other.page.getByText('Saved on the server').waitFor();
  await expectNoBarrier(other.page);
  await other.page.getByRole('button', { name: 'Continue at level 3' }).click();
  await other.page.locator('[data-level="3"]').waitFor();
  await other.page.goto(`${site.address}/gamecomplete`);
  await other.page.getByRole('heading', { name: 'Mazes completed' }).waitFor();
  expect(other.complaints).toEqual([]);
  await closeAll(one, other);
});

describe('two browsers that played apart', () => {
  async function apart(name: string): Promise<readonly [Visit, Visit]> {
    const [one, other] = await pair(name);
    await keep(one.page, { campaign: campaign(2) });
    await syncNow(one.page);
    await keep(other.page, { campaign: campaign(3) });
    await syncNow(other.page);
    await other.page.getByRole('heading', { name: 'Which one do you go on with?' }).waitFor();
    return [one, other];
  }

  test('are shown side by side, and this one can be kept', async () => {
    const [one, other] = await apart('Keeper');
    const copies = other.page.getByRole('dialog').getByRole('region');
    expect(await copies.locator('[data-long]').allTextContents()).toEqual(['3', '2']);
    await expectNoBarrier(other.page);
    await other.page.getByRole('button', { name: "Keep this device's" }).click();
    await other.page.getByText('Saved on the server').waitFor();
    await syncNow(one.page);
    await expect.poll(() => levels(one, other)).toEqual([3, 3]);
    expect(await copyLevels(one.page)).toContain(2);
    await closeAll(one, other);
  });

  test('or the other one can be taken', async () => {
    const [one, other] = await apart('Taker');
    await other.page.getByRole('button', { name: 'Take the other' }).click();
    await other.page.getByText('Saved on the server').waitFor();
    await expect.poll(() => levels(one, other)).toEqual([2, 2]);
    expect(await copyLevels(other.page)).toContain(3);
    await closeAll(one, other);
  });

  test('and the question can wait', async () => {
    const [one, other] = await apart('Later');
    await other.page.keyboard.press('Escape');
    await expect.poll(() => levels(one, other)).toEqual([2, 3]);
    await other.page.getByRole('button', { name: 'Choose' }).click();
    await other.page.getByRole('button', { name: 'Take the other' }).click();
    await other.page.getByText('Saved on the server').waitFor();
    await expect.poll(() => levelOn(other.page)).toBe(2);
    await closeAll(one, other);
  });
});

/** The levels of the copies the server keeps beside the campaign. */
async function copyLevels(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const address = '/api/saves/lost-cause.campaign';
    const { copies } = (await (await fetch(address)).json()) as { copies: { id: string }[] };
    const levels: number[] = [];
    for (const { id } of copies) {
      const { text } = await (await fetch(`${address}/copies/${id}`)).json();
      levels.push(JSON.parse(text).level);
    }
    return levels;
  });
}

test('what is played without a connection follows as soon as there is one', async () => {
  const [one, other] = await pair('Traveller');
  await one.context.setOffline(true);
  await keep(one.page, { campaign: campaign(2) });
  await one.page.getByRole('button', { name: 'Sync now' }).click();
  await one.page.getByText('No connection. Everything is kept on this device').waitFor();
  await one.page.getByText('Kept here').waitFor();
  const sent = one.page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('campaign'),
  );
  await one.context.setOffline(false);
  await sent;
  await syncNow(other.page);
  expect(await levelOn(other.page)).toBe(2);
  await closeAll(one, other);
});

test('a campaign that has ended has ended everywhere', async () => {
  const [one, other] = await pair('Loser');
  await keep(one.page, { campaign: '' });
  await syncNow(one.page);
  await syncNow(other.page);
  expect(await levelOn(other.page)).toBeNull();
  await other.page.goto(`${site.address}/lost-cause`);
  await other.page.getByRole('button', { name: 'New game' }).waitFor();
  await closeAll(one, other);
});

test('a run being played is left alone until its player leaves it', async () => {
  const [one, other] = await pair('Player');
  await other.page.goto(`${site.address}/lost-cause`);
  await other.page.getByRole('button', { name: 'Continue at level 1' }).click();
  await other.page.locator('[data-phase=playing]').waitFor();
  await keep(one.page, { campaign: campaign(3) });
  await syncNow(one.page);
  // Looking elsewhere stops the game and saves it; coming back asks the server.
  await other.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await other.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await other.page.getByText('You will be asked which copy to keep when you leave the game.').waitFor();
  expect(await other.page.getByRole('heading', { name: 'Which one do you go on with?' }).isVisible()).toBe(
    false,
  );
  expect(await other.page.locator('[data-level="1"]').count()).toBe(1);
  await other.page.goBack();
  await other.page.getByRole('heading', { name: 'Which one do you go on with?' }).waitFor();
  await closeAll(one, other);
});

test('the campaign is played in one tab at a time', async () => {
  const { page, context, close } = await openCalm(site, '/lost-cause');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator('[data-phase=playing]').waitFor();
  const tab = await context.newPage();
  await tab.goto(`${site.address}/lost-cause`);
  // The first tab was left, and so it has saved.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await tab.getByRole('button', { name: 'Continue at level 1' }).click();
  await tab.getByRole('heading', { name: 'The campaign is open in another tab' }).waitFor();
  await expectNoBarrier(tab);
  await tab.getByRole('button', { name: 'Play here' }).click();
  await tab.locator('[data-phase=playing]').waitFor();
  await page.getByRole('heading', { name: 'The campaign is open in another tab' }).waitFor();
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.locator('[data-phase=playing]').waitFor();
  await tab.getByRole('heading', { name: 'The campaign is open in another tab' }).waitFor();
  await close();
});
