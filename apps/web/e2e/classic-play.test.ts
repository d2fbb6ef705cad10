import { startRun } from '@warren/games';
import { type ClassicState, classic } from '@warren/games/classic';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LockstepGame, letPass, lockstepOf, openStill, showsGame } from './support/lockstep.js';
import { openSite, type Site } from './support/site.js';

// A level of Classic from its first second to its last, by real keys on a page whose time is in the test's hand.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const CLASSIC: LockstepGame<ClassicState> = {
  id: 'classic',
  isPlaying: (state) => state.phase === 'playing',
  heldIn: (state) => state.player.held,
};

const heading = (page: Page, name: string) => () =>
  page.getByRole('heading', { name, exact: true }).isVisible();
const text = (page: Page, words: string) => () => page.getByText(words).first().isVisible();
const hud = (page: Page, line: string) => page.locator(`[data-hud=${line}] dd`).textContent();
const tickOf = (page: Page) =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-tick]')?.dataset.tick));

/** The same run here as on the page: levels of a season are the same whatever the seed. */
function runOf(settings: object) {
  const run = startRun<ClassicState>(classic, { season: 1, ...settings }, 'any');
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

async function openLevel(path: string) {
  const visit = await site.open(null, CALM);
  await openStill(visit.page, `${site.address}${path}`);
  await letPass(visit.page, showsGame(visit.page));
  return visit;
}

/** The same as a player with a profile. */
async function openAsAda(level: string) {
  const visit = await site.open(null, CALM);
  const { page } = visit;
  await openStill(page, `${site.address}/classic/players`);
  await letPass(page, text(page, 'Nobody yet.'));
  await page.getByLabel('Name').fill('Ada');
  await page.keyboard.press('Enter');
  await letPass(page, heading(page, 'Which maze?'));
  await page.goto(`${site.address}/classic/play/${level}?player=Ada`);
  await letPass(page, showsGame(page));
  return visit;
}

test('CL-25: a newcomer who does nothing for a minute loses nothing, and is told what to do', async () => {
  const { page, complaints, close } = await openLevel('/classic/play/normal-1?timer=1');
  const before = await hud(page, 'time');
  await letPass(page, text(page, 'The clock starts with your first step.'));
  for (let second = 0; second < 60; second++) await page.clock.fastForward(1000);
  expect(await tickOf(page)).toBe(0);
  expect(await hud(page, 'time')).toBe(before);
  expect(await page.locator('[data-phase=playing]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('a level with bridges is won by keys with a medal, and one key leads to the next one', async () => {
  const { page, complaints, close } = await openAsAda('weave-3');
  const game = lockstepOf(page, runOf({ kind: 'weave', level: 3 }), CLASSIC);
  await game.playBot();
  await letPass(page, heading(page, 'Maze completed'));
  await letPass(page, text(page, 'Completed for the first time.'));
  expect(await page.locator('[data-medal=gold]').first().isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await letPass(page, () => page.locator('[data-phase=playing]').isVisible());
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(
    '/classic/play/weave-4?player=Ada',
  );
  expect(await tickOf(page)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('CL-18: a time limit that ran out is lost, and one key begins anew', async () => {
  const { page, complaints, close } = await openLevel('/classic/play/normal-1?timer=1');
  const run = runOf({ kind: 'normal', level: 1, timer: true });
  const game = lockstepOf(page, run, CLASSIC);
  // West of the start is the edge: a step that leads nowhere starts the clock.
  await game.hold(8);
  await game.wait(1);
  await game.hold(0);
  await game.wait(run.state.maze.limit);
  expect(run.state.phase).toBe('lost');
  await letPass(page, heading(page, 'Out of time'));
  const cause = 'Time ran out after 13.8 s. The way has 8 steps; a hint shows where it goes on.';
  expect(await page.locator('[data-cause]').textContent()).toBe(cause);
  await page.keyboard.press('Enter');
  await letPass(page, () => page.locator('[data-phase=playing]').isVisible());
  expect(await tickOf(page)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a level that was left goes on where it was, and is not lost to another one without a question', async () => {
  const { page, complaints, close } = await openAsAda('normal-6');
  const game = lockstepOf(page, runOf({ kind: 'normal', level: 6 }), CLASSIC);
  await game.playBot((run) => run.state.moves === 4);
  await game.hold(0);
  await game.wait(8);
  const { moves } = game.run.state;
  await page.keyboard.press('Escape');
  await letPass(page, heading(page, 'Paused'));
  await page.getByRole('link', { name: 'All levels' }).click();
  await letPass(page, heading(page, 'Normal mazes'));
  await page.goto(`${site.address}/classic/play/normal-7?player=Ada`);
  await letPass(page, heading(page, 'A maze is under way'));
  await letPass(page, text(page, 'Normal 6 is kept for Ada. Beginning Normal 7 drops it.'));
  await page.getByRole('link', { name: 'Continue Normal 6' }).click();
  // It begins paused, and goes on after the count.
  await letPass(page, heading(page, 'Paused'));
  expect(await hud(page, 'moves')).toBe(`${moves}`);
  const tick = await tickOf(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
  await letPass(page, () => page.locator('[data-beats="3"]').isVisible());
  await letPass(page, () => page.locator('[data-beats="1"]').isVisible());
  expect(await tickOf(page)).toBe(tick);
  await letPass(page, async () => (await tickOf(page)) > tick);

  // A guest is not offered what Ada left.
  await page.goto(`${site.address}/classic/levels/normal`);
  await letPass(page, heading(page, 'Normal mazes'));
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
  await page.goto(`${site.address}/classic`);
  await letPass(page, () => page.getByRole('link', { name: 'Continue Normal 6 as Ada' }).isVisible());
  expect(complaints).toEqual([]);
  await close();
});

test('CL-29: one stray key costs no medal; asked again, the hint is shown', async () => {
  const { page, complaints, close } = await openAsAda('diamond-4');
  await page.keyboard.press('h');
  await letPass(page, text(page, 'Ask once more to see it.'));
  const stillGold = page.locator('[data-medal=gold][data-state=now]');
  expect(await stillGold.count()).toBe(1);
  await page.keyboard.press('h');
  await letPass(page, text(page, 'The way to the next turn is shown.'));
  expect(await stillGold.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('how to play says that Esc pauses, when the clock starts, and how long a time limit is', async () => {
  const { page, close } = await site.open('/classic/how-to-play', CALM);
  await page.getByText('Pause; the maze is kept').waitFor();
  const told = (await page.locator('main').textContent()) ?? '';
  expect(told).toContain('The clock starts with your first step.');
  expect(told).toContain('lost after three times the time of gold');
  expect(told).not.toContain('Leave;');
  await close();
});

test('full screen is offered beside the maze', async () => {
  const { page, close } = await site.open('/classic/play/normal-3', CALM);
  await page.locator('[data-phase=playing]').waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await close();
});

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

test.each([
  ['/classic/mazes', 'Which maze?'],
  ['/classic/levels/normal', 'Normal mazes'],
  ['/classic/play/normal-5', null],
])('on a phone nothing jumps about while %s is loaded', async (path, title) => {
  const { page, close } = await site.open(null, { ...CALM, ...PHONE });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.address + path);
  if (title === null) await page.locator('[data-phase=playing]').waitFor();
  else await page.getByRole('heading', { name: title }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBeLessThan(0.1);
  await close();
});
