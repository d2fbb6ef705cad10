import { type Run, startRun, stateHash } from '@warren/games';
import { type CaveState, cave } from '@warren/games/cave';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { STORED_EXPEDITION } from '../../src/games/cave/storage.js';
import { botPlayer, letPass, openStill } from './lockstep.js';
import type { Site, Visit, VisitOptions } from './site.js';

/** A run of Cave that somebody who plays well has brought to a state as wished. */
export function caveRunUntil(
  until: (state: CaveState) => boolean,
  { seed = 'lantern', settings = {} }: { readonly seed?: string; readonly settings?: object } = {},
): Run<CaveState> {
  const begun = startRun(cave, { mode: 'expedition', ...settings }, seed);
  if (!begun.ok) throw new Error(begun.reason);
  const run = begun.value;
  const player = botPlayer('cave');
  while (!run.finished && !until(run.state)) run.advance(player(run.state));
  if (run.finished) throw new Error('the run is over, and it never was as wished');
  return run;
}

/** What lies in a browser in which an expedition was left. */
function storedExpedition(run: Run<CaveState>): Readonly<Record<string, string>> {
  const { gold } = run.state;
  return { [STORED_EXPEDITION]: JSON.stringify({ gold, ticket: '', saved: run.save() }) };
}

/** Nothing moves on the page but by turns. */
export const CALM = { reducedMotion: 'reduce' } as const;

/** A browser in which an expedition was left; the page is blank. */
async function visitWith(site: Site, run: Run<CaveState>, options: VisitOptions): Promise<Visit> {
  const visit = await site.open(null, options);
  await visit.page.addInitScript((items) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', 'yes');
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  }, storedExpedition(run));
  return visit;
}

/** An expedition gone on with from its menu. */
export async function goOnWith(
  site: Site,
  run: Run<CaveState>,
  options: VisitOptions = CALM,
): Promise<Visit> {
  const visit = await visitWith(site, run, options);
  const { page } = visit;
  await page.goto(`${site.address}/cave/expedition`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('[data-phase=playing]').waitFor();
  return visit;
}

/** The same on a page whose time stands still: what goes on by itself goes as far as it is let. */
export async function goOnWithStill(
  site: Site,
  run: Run<CaveState>,
  options: VisitOptions = CALM,
): Promise<Visit> {
  const visit = await visitWith(site, run, options);
  const { page } = visit;
  const button = page.getByRole('button', { name: /^Continue/ });
  await openStill(page, `${site.address}/cave/expedition`);
  await letPass(page, () => button.isVisible());
  await button.click();
  await letPass(page, () => page.locator('[data-phase=playing]').isVisible());
  return visit;
}

/** The state on the page is the one here. */
export async function expectSameState(page: Page, run: Run<CaveState>): Promise<void> {
  const stage = page.locator(`[data-tick="${run.tick}"]`);
  await stage.waitFor();
  const there = await stage.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new Event('warren:state'));
    return Number(element.dataset.hash);
  });
  expect(there).toBe(stateHash(run.state));
}
