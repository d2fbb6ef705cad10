import type { Page } from 'playwright-core';
import { STORED_PROGRESS } from '../../src/games/lost-cause/free-play/progress.js';
import { campaignStorage, STORED_CAMPAIGN } from '../../src/games/lost-cause/storage.js';
import { memoryStorage, startCampaign } from '../../test/support/play-runs.js';
import { botPlayer } from './lockstep.js';
import type { Site, Visit } from './site.js';

export const PASSWORD = 'lantern light';

/** What somebody has reached, as it lies in storage. */
export const PROGRESS = JSON.stringify({
  completedOnce: true,
  mazes: [
    { code: 'AwPpuzNkUAAA==', width: 3, height: 3, maxEnemies: -1, maxLocks: -1, score: 3202, when: 1 },
  ],
});

/** A campaign that a bot has played up to a level, as it lies in storage. */
export function campaignAt(level: number, seed = 'e2e'): string {
  const campaign = startCampaign(seed);
  const player = botPlayer();
  while (campaign.run.state.level.number < level) campaign.run.advance(player(campaign.run.state));
  const storage = memoryStorage();
  campaignStorage.save(campaign, storage);
  return storage.items.get(STORED_CAMPAIGN) ?? '';
}

/** Lays something into the storage of a page, as playing would. */
export async function keep(page: Page, entries: { campaign?: string; progress?: string }): Promise<void> {
  const named = [
    [STORED_CAMPAIGN, entries.campaign],
    [STORED_PROGRESS, entries.progress],
  ] as const;
  await page.evaluate((list) => {
    for (const [name, text] of list) {
      if (text === undefined) continue;
      if (text === '') localStorage.removeItem(name);
      else localStorage.setItem(name, text);
      window.dispatchEvent(new CustomEvent('warren:storage', { detail: name }));
    }
  }, named);
}

/** The level of the campaign in the storage of a page; `null` without one. */
export function levelOn(page: Page): Promise<number | null> {
  return page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? 'null')?.level as number | undefined) ?? null,
    STORED_CAMPAIGN,
  );
}

/** Fills in a form about an account. */
export async function fillIn(page: Page, region: string | RegExp, name: string, password: string) {
  const form = page.getByRole('region', { name: region });
  await form.getByLabel('Name').fill(name);
  await form.locator('input[name=password]').fill(password);
  return form;
}

/**
 * Makes a named account on a page and waits until it is there. What a guest has under way then is refused, with a
 * complaint of the browser: saves are laid in afterwards, unless a test is about guests.
 */
export async function register(page: Page, name: string): Promise<void> {
  const form = await fillIn(page, /Create an account|Keep what you have/, name, PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  const made = page.getByRole('heading', { level: 1, name });
  const refused = form.locator('[id$="-message"], [role=alert]').first();
  await made.or(refused).waitFor();
  if (await refused.isVisible()) throw new Error(`${name} has no account: ${await refused.innerText()}`);
}

export async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  const form = await fillIn(page, /^Sign in|account already/, name, password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Brings the page and the server together, and waits until that is done: by the round it asked for, no other. */
export async function syncNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sync now', exact: true });
  while (!(await button.evaluate(pressAndWatch)));
  await page.evaluate(() => (window as unknown as { asked: Promise<void> }).asked);
  await button.waitFor();
}

/** Presses the button unless a round is under way; `asked` is kept when the server is asked after that. */
function pressAndWatch(element: HTMLElement): boolean {
  if ((element as HTMLButtonElement).disabled) return false;
  const since = performance.now();
  const asked = new Promise<void>((resolve) => {
    const isRound = ({ name, startTime }: PerformanceEntry) =>
      name.endsWith('/api/saves') && startTime >= since;
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isRound)) resolve();
    });
    observer.observe({ type: 'resource' });
  });
  Object.assign(window, { asked });
  element.click();
  return true;
}

/** A page in a fresh browser on which nothing moves: colours are what they are at once. */
export function openCalm(site: Site, path: string): Promise<Visit> {
  return site.open(path, { reducedMotion: 'reduce' });
}

/** A browser in which somebody with a name is at their account. */
export async function openAs(site: Site, name: string): Promise<Visit> {
  const visit = await openCalm(site, '/account');
  await signIn(visit.page, name);
  await visit.page.getByRole('heading', { level: 1, name }).waitFor();
  return visit;
}
