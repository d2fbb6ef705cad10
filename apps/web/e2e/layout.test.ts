import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPage, PAGES } from '../src/app/routes.js';
import { answerLargely, nameLargely } from './support/large-answers.js';
import { holdable, layoutFlaws } from './support/layout.js';
import type { Tour } from './support/layout-tour.js';
import { TOURS } from './support/layout-tours.js';
import { openSite, type Site, type Visit } from './support/site.js';

// Every page and dialog, with much in them, in windows of every kind: nothing overflows, overlaps, is cut off or too small.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A browser with what a tour needs in it. */
async function openFor({ path, who, stored = {}, elsewhere }: Tour): Promise<Visit> {
  const visit = await site.open(null, { reducedMotion: 'reduce' });
  const { page, context } = visit;
  const items = { ...stored };
  if (who !== 'signed-out') {
    const isGuest = who === 'guest';
    const headers = { origin: site.address, 'if-match': '"0"' };
    const answer = await context.request.post(`${site.address}/api/guest`, { data: {}, headers });
    const { account } = await answer.json();
    items['warren.account'] = JSON.stringify(nameLargely(account, isGuest));
    await answerLargely(page, isGuest);
    if (elsewhere !== undefined)
      await context.request.put(`${site.address}/api/saves/lost-cause.campaign`, {
        data: { text: elsewhere, summary: 'Campaign, level 3', device: 'Firefox on Linux' },
        headers,
      });
  }
  await page.addInitScript(holdable);
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', 'yes');
    for (const [name, text] of Object.entries(list)) localStorage.setItem(name, text);
  }, items);
  await page.goto(site.address + path);
  return visit;
}

test('every page of the route table is on a tour', () => {
  const visited = TOURS.map(({ path }) => findPage(new URL(path, site.address).pathname)?.page.path);
  expect(PAGES.map(({ path }) => path).filter((path) => !visited.includes(path))).toEqual([]);
});

test.each(TOURS.map((tour) => [tour.name, tour] as const))('%s is laid out well', async (_, tour) => {
  const { page, close } = await openFor(tour);
  const flaws: string[] = [];
  await tour.tour(page, async (state) => {
    for (const flaw of await layoutFlaws(page)) flaws.push(`${state}: ${flaw}`);
  });
  // A page left open would slow down all that follow.
  await close();
  expect(flaws).toEqual([]);
});
