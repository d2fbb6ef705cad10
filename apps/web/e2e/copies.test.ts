import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarrier } from './support/axe.js';
import { campaignAt, keep, levelOn, openAs, openCalm, register, syncNow } from './support/people.js';
import { openSite, type Site } from './support/site.js';

let site: Site;
const texts = new Map<number, string>();
beforeAll(async () => {
  site = await openSite({});
  for (const level of [1, 2, 3]) texts.set(level, campaignAt(level, `level ${level}`));
});
afterAll(() => site.close());

const campaign = (level: number) => texts.get(level) ?? '';

/** The row of the campaign among the saves. */
const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'The campaign of Lost Cause' });

/** Plays the campaign up to a level, as far as the saves can tell. */
async function saveAt(page: Page, level: number): Promise<void> {
  await keep(page, { campaign: campaign(level) });
  await syncNow(page);
}

test('the copy that was not chosen can be brought back, and then the other one again', async () => {
  const one = await openCalm(site, '/account');
  await register(one.page, 'Regretful');
  await keep(one.page, { campaign: campaign(1) });
  await syncNow(one.page);
  const other = await openAs(site, 'Regretful');
  await other.page.getByText('Saved on the server').waitFor();
  await saveAt(one.page, 2);
  await saveAt(other.page, 3);
  await other.page.getByRole('button', { name: 'Take the other' }).click();
  await other.page.getByText('Saved on the server').waitFor();
  await expect.poll(() => levelOn(other.page)).toBe(2);

  const row = rowOf(other.page);
  await row.getByText('Campaign, level 2').first().waitFor();
  await row.locator('summary').press('Enter');
  await row.getByText('Not chosen').waitFor();
  await expectNoBarrier(other.page);
  await row.getByRole('button', { name: 'Bring back: Campaign, level 3' }).press('Enter');
  // The way most people came for has the focus.
  const back = other.page.getByRole('dialog').locator('button:focus', { hasText: 'Bring it back' });
  await back.waitFor();
  await expectNoBarrier(other.page);
  await other.page.keyboard.press('Enter');
  await row.getByText('Brought back: Campaign, level 3.').waitFor();
  await expect.poll(() => levelOn(other.page)).toBe(3);
  await syncNow(one.page);
  await expect.poll(() => levelOn(one.page)).toBe(3);

  await row.getByRole('button', { name: 'Bring back: Campaign, level 2' }).click();
  await other.page.getByRole('button', { name: 'Bring it back' }).click();
  await row.getByText('Brought back: Campaign, level 2.').waitFor();
  await expect.poll(() => levelOn(other.page)).toBe(2);
  expect(one.complaints.concat(other.complaints).filter((text) => !text.includes('409'))).toEqual([]);
  await one.close();
  await other.close();
});

test('a save is deleted after two questions, for every device', async () => {
  const one = await openCalm(site, '/account');
  await register(one.page, 'Leaver');
  await keep(one.page, { campaign: campaign(1) });
  await syncNow(one.page);
  const other = await openAs(site, 'Leaver');
  await other.page.getByText('Saved on the server').waitFor();

  const row = rowOf(one.page);
  const ask = async () => {
    await row.getByRole('button', { name: 'Delete this save' }).click();
    await one.page.getByRole('heading', { name: 'Delete this save?' }).waitFor();
    await one.page.getByRole('dialog').getByRole('button', { name: 'Delete it', exact: true }).click();
    await one.page.getByRole('heading', { name: 'Delete it for ever?' }).waitFor();
  };
  await row.locator('summary').click();
  await row.getByText('There is no older copy.').waitFor();
  await ask();
  // Keeping it has the focus.
  await one.page.getByRole('dialog').locator('button:focus', { hasText: 'Keep it' }).waitFor();
  await one.page.keyboard.press('Enter');
  await one.page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => levelOn(one.page)).toBe(1);
  await ask();
  await expectNoBarrier(one.page);
  await one.page.getByRole('button', { name: 'Delete for ever' }).click();
  await row.getByText('The save is deleted').waitFor();
  expect(await levelOn(one.page)).toBeNull();
  await syncNow(other.page);
  await syncNow(one.page);
  expect([await levelOn(one.page), await levelOn(other.page)]).toEqual([null, null]);
  await one.close();
  await other.close();
});

test('without a connection the copies say so, and come when there is one', async () => {
  const { page, context, close } = await openCalm(site, '/account');
  await keep(page, { campaign: campaign(1) });
  await register(page, 'Hermit');
  await syncNow(page);
  await saveAt(page, 2);
  await context.setOffline(true);
  const row = rowOf(page);
  await row.locator('summary').click();
  await row.getByText('The copies cannot be fetched without a connection.').waitFor();
  await context.setOffline(false);
  await row.getByRole('button', { name: 'Try again' }).click();
  await row.getByRole('button', { name: 'Bring back: Campaign, level 1' }).waitFor();
  await close();
});
