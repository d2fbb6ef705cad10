import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awaitedBy } from './support/patience.js';
import { openAs, openCalm, register } from './support/people.js';
import { openSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite({});
});
afterAll(() => site.close());

const PLAYERS = '/classic/players';
const isMerge = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/api/profiles');
const profile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** How many profiles lie in the browser, whoever they belong to. */
function countRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('warren-classic');
        opening.onsuccess = () => {
          const count = opening.result.transaction('profiles').objectStore('profiles').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
}

test('profiles go along with a new account, come to a second browser, and leave with whoever signs out', async () => {
  const one = await openCalm(site, PLAYERS);
  await one.page.getByLabel('Name').fill('Ann');
  await one.page.getByRole('button', { name: 'Create' }).click();
  await one.page.getByRole('heading', { level: 1, name: /Which maze/i }).waitFor();
  await one.page.goto(`${site.address}/account`);
  // What a guest has under way is refused when the guest takes a name.
  await expect.poll(() => awaitedBy(one.page)).toEqual([]);
  const sent = one.page.waitForResponse((response) => isMerge(response.request()));
  await register(one.page, 'Badger');
  expect((await sent).status()).toBe(200);

  const other = await openAs(site, 'Badger');
  await other.page.goto(site.address + PLAYERS);
  await profile(other.page, 'Ann').waitFor();

  await one.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await one.page.getByText('You are signed out.').waitFor();
  await one.page.goto(site.address + PLAYERS);
  await one.page.getByText('Nobody yet.').waitFor();
  await expect.poll(() => countRows(one.page)).toBe(0);
  expect([one.complaints, other.complaints]).toEqual([[], []]);
  await one.close();
  await other.close();
});
