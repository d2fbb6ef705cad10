import { type Run, startRun } from '@warren/games';
import type { ScoreRow } from '@warren/games/scores';
import { type TreasureRushState, treasureRush } from '@warren/games/treasure-rush';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  rushStorage,
  STORED_OPTIONS,
  STORED_RUN,
  STORED_SCORES,
} from '../src/games/treasure-rush/storage.js';
import { memoryStorage, timed } from '../test/support/play-runs.js';
import { expectNoBarrier } from './support/axe.js';
import { openGlass } from './support/glass.js';
import {
  goOn,
  type Lockstep,
  type LockstepGame,
  letPass,
  lockstepOf,
  openStill,
  showsGame,
} from './support/lockstep.js';
import { pixelsOf } from './support/pixels.js';
import { openSite, type Site, type VisitOptions } from './support/site.js';

// Treasure Rush in a real browser, played with real keys.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const RUSH: LockstepGame<TreasureRushState> = {
  id: 'treasure-rush',
  isPlaying: (state) => state.phase === 'playing',
  heldIn: (state) => state.player.held,
};

/** What the tests look at in a maze. */
interface Round {
  readonly number: number;
  readonly side: number;
  readonly left: number;
  readonly shown: number;
  readonly open: readonly number[];
}
const roundOf = ({ state }: Run<TreasureRushState>) => (state as { readonly round: Round }).round;

const heading = (page: Page, name: string) => () => page.getByRole('heading', { name }).isVisible();

async function expectSame(game: Lockstep<TreasureRushState>): Promise<void> {
  const { there, here } = await game.hashes();
  expect(there).toBe(here);
}

/** A page in a browser in which these things are kept. */
async function visitWith(stored: Readonly<Record<string, string>>, options: VisitOptions = CALM) {
  const visit = await site.open(null, options);
  await visit.page.addInitScript((items) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', 'yes');
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  }, stored);
  return visit;
}

const NAMED = { [STORED_OPTIONS]: JSON.stringify({ name: 'Ada' }) };

/** The run on the page, as it would be found after closing it. */
async function runOf(page: Page): Promise<Run<TreasureRushState>> {
  const text = await page.evaluate((name) => {
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem(name);
  }, STORED_RUN);
  const nothing = () => {};
  const run = rushStorage.resume(() => ({ getItem: () => text, setItem: nothing, removeItem: nothing }));
  if (!run.ok || run.value === null) throw new Error('there is no run');
  return run.value.run;
}

/** A run begun from the menu by somebody whose name is known, and the same run here. */
async function play(options: VisitOptions = CALM) {
  const visit = await visitWith(NAMED, options);
  await openStill(visit.page, `${site.address}/treasure-rush`);
  const begin = visit.page.getByRole('button', { name: 'New game', exact: true });
  await letPass(visit.page, () => begin.isVisible());
  await begin.click();
  await letPass(visit.page, showsGame(visit.page));
  return { ...visit, game: lockstepOf(visit.page, await runOf(visit.page), RUSH) };
}

async function scoresOn(page: Page): Promise<readonly ScoreRow[]> {
  const tables = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), STORED_SCORES);
  return tables.rush ?? [];
}

/** Whether the passage along a side of a maze is open all the way, as one bias or another leaves it. */
function isOpen({ side, open }: Round, edge: 'north' | 'east'): boolean {
  const [first, step, bit] = edge === 'north' ? [0, 1, 2] : [side - 1, side, 4];
  const cells = Array.from({ length: side - 1 }, (_, i) => open[first + i * step]);
  return cells.every((sides) => (sides & bit) !== 0);
}

/** Takes the first step, after which the clock runs, and lets go. */
async function firstStep(game: Lockstep<TreasureRushState>): Promise<void> {
  await game.hold(2);
  await game.wait(2);
  await game.hold(0);
}

const tickOn = (page: Page) => page.locator('[data-tick]').getAttribute('data-tick');

describe('a run', () => {
  test('is played with the keyboard over twelve mazes, from one way of digging to the next, tick by tick', async () => {
    const { page, game, complaints, close } = await play();
    const rounds: Round[] = [];
    for (let mazes = 1; mazes <= 12; mazes++) {
      rounds.push(roundOf(game.run));
      await game.playBot((run) => roundOf(run).number > mazes);
      await expectSame(game);
      expect(game.run.outcome).toMatchObject({ score: mazes, completed: mazes, missed: 0 });
    }
    // Below five a binary tree: two open sides. Then a sidewinder: one. From ten on no side is favoured.
    expect(rounds.map(({ side }) => side)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    const bias = rounds.map((round) => [isOpen(round, 'north'), isOpen(round, 'east')]);
    expect(bias.slice(0, 5)).toEqual(Array(5).fill([true, true]));
    expect(bias.slice(5, 10).map(([north]) => north)).toEqual(Array(5).fill(true));
    expect(bias.slice(10).map(([north]) => north)).toEqual([false, false]);
    expect(await page.locator('[data-hud=score] dd').textContent()).toBe('12');
    expect(await page.locator('[data-hud=lives] dd').textContent()).toBe('4');
    expect(complaints).toEqual([]);
    await close();
  });

  test('waits for a newcomer who does nothing, and begins with the first key', async () => {
    const { page, game, complaints, close } = await play();
    const time = await page.locator('[data-hud=time] dd').textContent();
    for (let fifth = 0; fifth < 300; fifth++) await page.clock.fastForward(200);
    expect(await tickOn(page)).toBe('0');
    expect(await page.locator('[data-hud=time] dd').textContent()).toBe(time);
    expect(await page.locator('[data-hud=lives] dd').textContent()).toBe('3');
    expect(await page.locator('[data-hud=algorithm] dd').textContent()).toBe('Binary tree');
    await firstStep(game);
    await game.wait(30);
    await expectSame(game);
    expect(await page.locator('[data-hud=time] dd').textContent()).not.toBe(time);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that misses a maze sees the cheapest way for a second, and then the next maze', async () => {
    const { page, game, complaints, close } = await play();
    await firstStep(game);
    // As the light theme paints it, which browsers have unless they say otherwise.
    const way: [number, number, number] = [138, 90, 28];
    while (roundOf(game.run).left > 60) await game.wait(20);
    const before = await pixelsOf(page, way);
    while (roundOf(game.run).shown === 0) await game.wait(1);
    await game.wait(20);
    await expectSame(game);
    expect(await pixelsOf(page, way)).toBeGreaterThan(before + 200);
    expect(await page.getByText('Out of time! 2 lives left').count()).toBeGreaterThan(0);
    expect(roundOf(game.run).number).toBe(1);
    await game.wait(40);
    await expectSame(game);
    expect(roundOf(game.run)).toMatchObject({ number: 2, side: 4 });
    expect(complaints).toEqual([]);
    await close();
  });

  test('shows its speed patches in their colours, whatever the digits of the clock behind them', async () => {
    // A run whose first maze has patches of both kinds.
    const run = startRun(treasureRush, {}, 'patch');
    if (!run.ok) throw new Error(run.reason);
    const storage = memoryStorage();
    rushStorage.save({ ...timed(run.value as Run<TreasureRushState>), ticket: null }, storage);
    const { page, close } = await visitWith({ ...NAMED, [STORED_RUN]: storage.items.get(STORED_RUN) ?? '' });
    await openStill(page, `${site.address}/treasure-rush`);
    const goesOn = page.getByRole('button', { name: 'Continue at score 0' });
    await letPass(page, () => goesOn.isVisible());
    await goesOn.click();
    await goOn(page);
    const game = lockstepOf(page, await runOf(page), RUSH);
    // As the light theme paints the two kinds of ground.
    const patches = async () => [
      await pixelsOf(page, [169, 221, 208]),
      await pixelsOf(page, [205, 168, 108]),
    ];
    // The first picture waits for what it is painted with.
    await letPass(page, async () => Math.min(...(await patches())) > 0);
    const before = await patches();
    await firstStep(game);
    while (!treasureRush.frame(game.run.state).hud.alarmed) await game.wait(10);
    await game.wait(10);
    expect(await patches()).toEqual(before);
    await close();
  });

  test('that is over begins again with one key', async () => {
    const { page, game, complaints, close } = await play();
    await firstStep(game);
    await game.wait(6000);
    await expectSame(game);
    expect(game.run.outcome).toMatchObject({ result: 'lost', score: -3, completed: 0, missed: 3 });
    await letPass(page, heading(page, 'Game over'));
    // Below zero there is no row.
    await letPass(page, () =>
      page.getByText('Only scores above zero are entered into the table.').isVisible(),
    );
    expect(await scoresOn(page)).toEqual([]);
    // A key that comes with the end of the run was still meant for the run.
    await page.clock.runFor(400);
    await page.keyboard.press('KeyR');
    await letPass(page, () => page.locator('[data-tick="0"]').isVisible());
    expect(await heading(page, 'Game over')()).toBe(false);
    expect(await page.locator('[data-hud=lives] dd').textContent()).toBe('3');
    expect(complaints).toEqual([]);
    await close();
  });

  test('ends after three time-outs, and its score appears in the table', async () => {
    const { page, game, complaints, close } = await play();
    await game.playBot((run) => roundOf(run).number > 4);
    await game.hold(0);
    await game.wait(6000);
    await expectSame(game);
    expect(game.run.outcome).toMatchObject({ result: 'lost', score: 1, completed: 4, missed: 3 });
    await letPass(page, heading(page, 'Game over'));
    await letPass(page, () => page.getByText('The first score in the table of this device.').isVisible());
    await expectNoBarrier(page, { still: true });
    expect(await scoresOn(page)).toMatchObject([{ score: 1, name: 'Ada' }]);
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await letPass(page, heading(page, 'Leaderboard'));
    const row = page.getByRole('row').filter({ hasText: 'Ada' });
    await letPass(page, () => row.isVisible());
    expect(await row.getByRole('cell').nth(1).textContent()).toBe('1');
    await expectNoBarrier(page, { still: true });
    await page.getByRole('link', { name: 'Play Treasure Rush' }).click();
    await letPass(page, () => page.getByRole('button', { name: 'New game', exact: true }).isVisible());
    expect(complaints).toEqual([]);
    await close();
  });

  test('is as it was after the page was closed, and can be given up', async () => {
    const { page, game, close } = await play();
    await game.playBot((run) => roundOf(run).number > 1);
    await game.hold(0);
    await game.wait(30);
    await page.reload();
    await letPass(page, () => page.getByRole('button', { name: 'Continue at score 1' }).isVisible());
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Continue at score 1' }).click();
    await goOn(page);
    await expectSame(game);
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await letPass(page, heading(page, 'Game over'));
    expect(await page.locator('[data-cause]').textContent()).toBe('You gave the run up.');
    expect(await scoresOn(page)).toMatchObject([{ score: 1, name: 'Ada' }]);
    await close();
  });
});

test('what the next run is played with is wished in the menu, and each has a table of its own', async () => {
  const { page, close } = await visitWith(NAMED);
  await page.goto(`${site.address}/treasure-rush`);
  await page.getByRole('switch', { name: 'Pick-ups' }).click();
  await page.getByRole('switch', { name: 'The hunter' }).click();
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.locator('[data-phase=playing]').waitFor();
  expect((await runOf(page)).state.settings).toMatchObject({ pickups: true, hunter: true });
  await page.goto(`${site.address}/treasure-rush/scores?rules=pick-ups-hunter`);
  expect(await page.getByLabel('Rules').inputValue()).toBe('pick-ups-hunter');
  await page.getByText('No scores yet.').waitFor();
  await close();
});

test('on a small screen the list of keys takes nothing from the maze', async () => {
  const { page, close } = await play({ ...CALM, viewport: { width: 1024, height: 600 } });
  const painted = page.locator('[data-tick] canvas[width]').first();
  await letPass(page, () => painted.isVisible());
  expect((await painted.boundingBox())?.width).toBeGreaterThan(520);
  const keys = await page.getByText('Run', { exact: true }).boundingBox();
  expect((keys?.y ?? 600) + (keys?.height ?? 0)).toBeLessThan(600);
  await close();
});

describe('on a phone', () => {
  const PHONE = { deviceScaleFactor: 3, hasTouch: true, isMobile: true, ...CALM } as const;

  test.each([
    ['upright', { width: 390, height: 844 }],
    ['on its side', { width: 844, height: 390 }],
    ['small', { width: 360, height: 640 }],
  ])('held %s, the whole maze is in the window and no thumb covers it', async (_, viewport) => {
    const { page, close } = await play({ ...PHONE, viewport });
    const painted = page.locator('[data-tick] canvas[width]').first();
    await letPass(page, () => painted.isVisible());
    const picture = await painted.boundingBox();
    const stick = await page.getByRole('application').boundingBox();
    if (picture === null || stick === null) throw new Error('something is not there');
    expect(picture.x).toBeGreaterThanOrEqual(0);
    expect(picture.y).toBeGreaterThanOrEqual(0);
    expect(picture.x + picture.width).toBeLessThanOrEqual(viewport.width);
    expect(picture.y + picture.height).toBeLessThanOrEqual(viewport.height);
    expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
    const isApart = stick.y >= picture.y + picture.height || stick.x + stick.width <= picture.x;
    expect(isApart).toBe(true);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    await close();
  });

  test('one runs with the stick', async () => {
    const phone = { ...PHONE, viewport: { width: 390, height: 844 } };
    const { page, context, game, complaints, close } = await play(phone);
    const stick = await page.getByRole('application').boundingBox();
    const [x, y] = stick === null ? [0, 0] : [stick.x + stick.width / 2, stick.y + stick.height / 2];
    const touch = await openGlass(page, context);
    await touch('touchStart', [{ id: 1, x, y }]);
    await touch('touchMove', [{ id: 1, x: x + 50, y }]);
    game.assume(2);
    await game.wait(60);
    await expectSame(game);
    await touch('touchEnd', []);
    game.assume(0);
    await game.wait(10);
    await expectSame(game);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('on a phone a swipe over the maze runs on for about a cell', async () => {
  const phone = { ...CALM, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const { page, context, game, complaints, close } = await play(phone);
  const { x, y } = game.run.state.player;
  const { side, open } = roundOf(game.run);
  const way = [1, 2, 4, 8].findIndex((bit) => (open[(side * side - 1) / 2] & bit) !== 0);
  const [dx, dy] = [
    [0, -60],
    [60, 0],
    [0, 60],
    [-60, 0],
  ][way];
  const touch = await openGlass(page, context);
  await touch('touchStart', [{ id: 1, x: 195, y: 300 }]);
  await touch('touchMove', [{ id: 1, x: 195 + dx, y: 300 + dy }]);
  await touch('touchEnd', []);
  await page.clock.runFor(1000);
  const { player } = (await runOf(page)).state;
  const far = Math.abs(player.x - x) + Math.abs(player.y - y);
  // Slow ground takes half of it, fast ground twice as much.
  expect(far).toBeGreaterThanOrEqual(20);
  expect(far).toBeLessThanOrEqual(108);
  expect(player.held).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a run is played in one tab at a time', async () => {
  const { page, context, close } = await visitWith(NAMED);
  await page.goto(`${site.address}/treasure-rush`);
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.locator('[data-phase=playing]').waitFor();
  // The first tab was left, and so it has saved.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  const tab = await context.newPage();
  await tab.goto(`${site.address}/treasure-rush`);
  await tab.getByRole('button', { name: 'Continue at score 0' }).click();
  await tab.getByRole('heading', { name: 'Your run is open in another tab' }).waitFor();
  await tab.getByRole('button', { name: 'Play here' }).click();
  await tab.locator('[data-phase=playing]').waitFor();
  await page.getByRole('heading', { name: 'Your run is open in another tab' }).waitFor();
  await close();
});

test('a run played for a board fills the table of this device, too', async () => {
  const { page, close } = await visitWith(NAMED, { ...CALM, handIn: true });
  const drawing = page.waitForResponse((answer) => answer.url().endsWith('/api/tickets'));
  await openStill(page, `${site.address}/ranked/treasure-rush.rush`);
  await letPass(page, showsGame(page));
  const { settings, seed } = await (await drawing).json();
  const run = startRun(treasureRush, settings, seed);
  if (!run.ok) throw new Error(run.reason);
  const game = lockstepOf(page, run.value, RUSH);
  await game.playBot((run) => roundOf(run).number > 4);
  await game.hold(0);
  await game.wait(6000);
  await letPass(page, () => page.getByText('The first score in the table of this device.').isVisible());
  expect(await scoresOn(page)).toMatchObject([{ name: 'Ada', score: 1 }]);
  await close();
});
