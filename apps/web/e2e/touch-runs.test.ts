import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_NAME } from '../src/game/scores/player-name.js';
import { openGlass } from './support/glass.js';
import { letPass, openStill, showsGame } from './support/lockstep.js';
import { comparePicture, isPainted, rememberPicture } from './support/pixels.js';
import { openSite, type Site } from './support/site.js';

// A run of every game by fingers alone, from the first second to the next run.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

interface Played {
  readonly title: string;
  /** Leads to a new run, which waits for its first move. */
  begin(page: Page): Promise<void>;
  /** Goes on with the run after the page was loaded anew. */
  goOn(page: Page): Promise<void>;
  /** In real time a run that was left begins paused; whether its maze is hidden then. `null` in a game of turns. */
  readonly hidesPaused: boolean | null;
  /** The button that begins anew. */
  readonly again: string;
}

const tickOf = (page: Page) => page.locator('[data-tick]').first().getAttribute('data-tick').then(Number);

async function tap(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  await letPass(page, () => button.isVisible());
  await button.tap();
}

/** Begins a run from the menu of its game. */
const menu = (path: string, button: string) => async (page: Page) => {
  await openStill(page, site.address + path);
  await tap(page, button);
};

const GAMES: readonly Played[] = [
  {
    title: 'Lost Cause',
    begin: menu('/lost-cause', 'New game'),
    goOn: (page) => tap(page, /^Continue at level/),
    hidesPaused: false,
    again: 'Restart',
  },
  {
    title: 'Treasure Rush',
    begin: menu('/treasure-rush', 'New game'),
    goOn: (page) => tap(page, /^Continue at score/),
    hidesPaused: true,
    again: 'Play again',
  },
  {
    title: 'Classic',
    async begin(page) {
      await openStill(page, `${site.address}/classic/players`);
      await letPass(page, () => page.getByLabel('Name').isVisible());
      await page.getByLabel('Name').fill('Ada');
      await tap(page, 'Create and play');
      await letPass(page, () => page.getByText('You play as Ada.').isVisible());
      await page.goto(`${site.address}/classic/play/normal-6?player=Ada`);
    },
    goOn: async () => {},
    hidesPaused: true,
    again: 'Play again',
  },
  {
    title: 'Cave',
    begin: menu('/cave/expedition', 'New game'),
    goOn: (page) => tap(page, /^Continue/),
    hidesPaused: null,
    again: 'Restart',
  },
  {
    title: 'Labyrinth',
    begin: menu('/labyrinth', 'New game'),
    goOn: (page) => tap(page, /^Continue at level/),
    hidesPaused: true,
    again: 'New game',
  },
];

/** A phone whose player has a name; the page is blank. */
async function openPhone() {
  const visit = await site.open(null, PHONE);
  await visit.page.addInitScript(
    (name) => localStorage.setItem(name, JSON.stringify({ name: 'Ada' })),
    STORED_NAME,
  );
  return visit;
}

describe.each(GAMES.map((game) => [game.title, game] as const))('by touch, %s', (_, game) => {
  test('waits for the first move, begins paused after a reload, is given up and begun anew', async () => {
    const { page, context, complaints, close } = await openPhone();
    await game.begin(page);
    await letPass(page, showsGame(page));
    await page.clock.runFor(5000);
    expect(await tickOf(page)).toBe(0);

    const touch = await openGlass(page, context);
    if (game.hidesPaused === null) await tap(page, 'Rest');
    else {
      await touch('touchStart', [{ id: 1, x: 195, y: 300 }]);
      await touch('touchMove', [{ id: 1, x: 255, y: 300 }]);
    }
    await letPass(page, async () => (await tickOf(page)) > 0);
    if (game.hidesPaused !== null) await touch('touchEnd', []);
    await page.clock.runFor(500);

    await page.reload();
    await game.goOn(page);
    await letPass(page, showsGame(page));
    if (game.hidesPaused !== null) await expectPaused(page, game.hidesPaused);
    const tick = await tickOf(page);
    expect(tick).toBeGreaterThan(0);

    await tap(page, 'Pause');
    await tap(page, 'Give up');
    await tap(page, 'Yes');
    await tap(page, game.again);
    await letPass(page, () => page.locator('[data-tick="0"][data-phase=playing]').isVisible());
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Time stands still until Continue is tapped; then it is counted, and the run goes on. */
async function expectPaused(page: Page, isHidden: boolean): Promise<void> {
  await letPass(page, () => page.getByRole('heading', { name: 'Paused', exact: true }).isVisible());
  const tick = await tickOf(page);
  await page.clock.runFor(2000);
  expect(await tickOf(page)).toBe(tick);
  expect(await page.locator('[data-tick] canvas').first().isVisible()).toBe(!isHidden);
  await tap(page, 'Continue');
  await letPass(page, () => page.locator('[data-beats="1"]').isVisible());
  expect(await tickOf(page)).toBe(tick);
  await letPass(page, async () => (await tickOf(page)) > tick);
}

/** Whether the picture has changed as a whole since it was last looked at; lights and animals move a little. */
async function isOther(page: Page): Promise<boolean> {
  const { changed, ofCell } = await comparePicture(page, 4);
  await rememberPicture(page);
  return changed > ofCell;
}

test.each(
  GAMES.filter(({ title }) => ['Classic', 'Labyrinth'].includes(title)).map(
    (game) => [game.title, game] as const,
  ),
)('two fingers look closer at a maze of %s, and further away when they come together', async (_, game) => {
  const { page, context, complaints, close } = await openPhone();
  await game.begin(page);
  await letPass(page, showsGame(page));
  const touch = await openGlass(page, context);
  /** Two fingers on the picture go from so far apart to so far apart. */
  async function pinch(from: number, to: number): Promise<void> {
    const fingers = (apart: number) =>
      [1, -1].map((side, id) => ({ id, x: 195 + (side * apart) / 2, y: 350 }));
    await touch('touchStart', fingers(from));
    for (let step = 1; step <= 8; step++) await touch('touchMove', fingers(from + ((to - from) * step) / 8));
    await touch('touchEnd', []);
    await page.clock.runFor(500);
  }
  await letPass(page, () => isPainted(page));
  // The transition of the beginning is over then.
  await page.clock.runFor(2000);
  await rememberPicture(page);
  await page.clock.runFor(500);
  expect(await isOther(page)).toBe(false);
  await pinch(60, 240);
  expect(await isOther(page)).toBe(true);
  await pinch(240, 60);
  expect(await isOther(page)).toBe(true);
  // Looking begins nothing.
  expect(await tickOf(page)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
