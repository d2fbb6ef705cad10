import { startRun } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mazeSettings } from '../src/games/lost-cause/pages/use-maze.js';
import { openGlass } from './support/glass.js';
import { type Lockstep, letPass, lockstep, openStill, showsGame } from './support/lockstep.js';
import { openSite, type Site } from './support/site.js';

// The game on a phone: a stick and buttons under real fingers.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
const CODE = 'AwPpuzNkUAAA==';

async function expectSame(game: Lockstep): Promise<void> {
  const { there, here } = await game.hashes();
  expect(there).toBe(here);
}

async function middleOf(page: Page, name: string, role: 'button' | 'application') {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`there is no ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

test('on a phone one walks with the stick and strikes with another finger at the same time', async () => {
  const { page, context, complaints, close } = await site.open(null, PHONE);
  await openStill(page, `${site.address}/play/${CODE}`);
  await letPass(page, showsGame(page));
  const settings = mazeSettings(CODE, new URLSearchParams());
  const run = settings.ok ? startRun(lostCause, settings.value, 'free-play') : settings;
  if (!run.ok) throw new Error(run.reason);
  const game = lockstep(page, run.value);
  const touch = await openGlass(page, context);
  const stick = await middleOf(page, 'Stick: walk in eight directions', 'application');
  const attack = await middleOf(page, 'Strike', 'button');

  const east = { id: 1, x: stick.x + 50, y: stick.y };
  await touch('touchStart', [{ ...east, x: stick.x }]);
  await touch('touchMove', [east]);
  game.assume(2);
  await game.wait(20);
  const { held, pose } = run.value.state.level.player as unknown as { held: number; pose: string };
  expect([held, pose]).toEqual([2, 'walk']);
  await expectSame(game);

  const second = { id: 2, x: attack.x, y: attack.y };
  await touch('touchStart', [east, second]);
  run.value.advance([lostCause.actions.indexOf('attack')]);
  await game.wait(5);
  await expectSame(game);

  // The first finger goes on while the second one stays.
  await touch('touchMove', [{ id: 1, x: stick.x + 40, y: stick.y + 40 }, second]);
  game.assume(2 | 4);
  await game.wait(6);
  await expectSame(game);

  // A button that is held strikes again when the cooldown is over.
  run.value.advance([lostCause.actions.indexOf('attack')]);
  await game.wait(0);
  await expectSame(game);

  await touch('touchEnd', []);
  game.assume(0);
  await game.wait(20);
  await expectSame(game);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone the end of a run names no key, and its points stand below each other', async () => {
  const { page, close } = await site.open(null, PHONE);
  await openStill(page, `${site.address}/play/${CODE}`);
  await letPass(page, showsGame(page));
  const settings = mazeSettings(CODE, new URLSearchParams());
  const run = settings.ok ? startRun(lostCause, settings.value, 'free-play') : settings;
  if (!run.ok) throw new Error(run.reason);
  const game = lockstep(page, run.value);
  await game.press('slot-1');
  await game.wait(4000);
  const cause = page.locator('[data-cause]');
  await letPass(page, () => cause.isVisible());
  expect(await cause.textContent()).toBe(
    'A slime got you: strike first, and a step away in time is no bite.',
  );
  const ends = await page
    .getByRole('dialog')
    .locator('dd')
    .evaluateAll((points) => points.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
  await close();
});

/** The directions the stick on the page holds. */
const heldOn = (page: Page) =>
  page.getByRole('application', { name: 'Stick: walk in eight directions' }).getAttribute('data-held');

test('the stick comes to wherever the thumb lands on the picture or its side of the screen, and goes home again', async () => {
  const { page, context, close } = await site.open(`/play/${CODE}`, PHONE);
  await page.locator('[data-phase=playing]').waitFor();
  const touch = await openGlass(page, context);
  const home = await middleOf(page, 'Stick: walk in eight directions', 'application');
  // In the middle of the picture, on the left.
  await touch('touchStart', [{ id: 1, x: 100, y: 250 }]);
  await touch('touchMove', [{ id: 1, x: 100, y: 200 }]);
  expect(await heldOn(page)).toBe('1');
  const { x, y } = await middleOf(page, 'Stick: walk in eight directions', 'application');
  expect([Math.round(x), Math.round(y)]).toEqual([100, 250]);
  await touch('touchEnd', []);
  expect(await heldOn(page)).toBe('0');
  expect(await middleOf(page, 'Stick: walk in eight directions', 'application')).toEqual(home);
  // On the other half it comes to the picture, but not to where the buttons are.
  await touch('touchStart', [{ id: 1, x: 300, y: 300 }]);
  await touch('touchMove', [{ id: 1, x: 300, y: 250 }]);
  expect(await heldOn(page)).toBe('1');
  await touch('touchEnd', []);
  const { x: right, y: low } = await middleOf(page, 'Strike', 'button');
  await touch('touchStart', [{ id: 1, x: right, y: low - 60 }]);
  await touch('touchMove', [{ id: 1, x: right, y: low - 110 }]);
  expect(await heldOn(page)).toBe('0');
  await touch('touchEnd', []);
  await close();
});

test('the right hand steers on the right, and one hand has stick and buttons on one side', async () => {
  const { page, context, close } = await site.open(null, PHONE);
  await page.addInitScript(() =>
    localStorage.setItem('warren.settings', JSON.stringify({ hand: 'right', oneHand: true })),
  );
  await page.goto(`${site.address}/play/${CODE}`);
  await page.locator('[data-phase=playing]').waitFor();
  const stick = await middleOf(page, 'Stick: walk in eight directions', 'application');
  const attack = await middleOf(page, 'Strike', 'button');
  expect(stick.x).toBeGreaterThan(180);
  expect(stick.x - attack.x).toBeLessThan(200);
  const touch = await openGlass(page, context);
  await touch('touchStart', [{ id: 1, x: 300, y: 250 }]);
  await touch('touchMove', [{ id: 1, x: 350, y: 250 }]);
  expect(await heldOn(page)).toBe('2');
  await touch('touchEnd', []);
  await close();
});

test.each([
  ['upright', { width: 360, height: 740 }],
  ['on its side', { width: 740, height: 360 }],
])(
  'on a phone held %s, what is touched is large enough and does not cover the picture',
  async (_, viewport) => {
    const { page, close } = await site.open(`/play/${CODE}`, { ...PHONE, viewport });
    await page.locator('[data-phase=playing]').waitFor();
    const picture = await page.locator('[data-tick] canvas').first().boundingBox();
    if (picture === null) throw new Error('there is no picture');
    for (const [name, role] of [
      ['Stick: walk in eight directions', 'application'],
      ['Use', 'button'],
      ['Drop', 'button'],
      ['Strike', 'button'],
    ] as const) {
      const { x, y, width, height } = await middleOf(page, name, role);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
      // Words stand beside the icons.
      if (role === 'button')
        expect(await page.getByRole(role, { name, exact: true }).textContent()).toBe(name);
      const inside =
        x > picture.x && x < picture.x + picture.width && y > picture.y && y < picture.y + picture.height;
      expect([name, inside]).toEqual([name, false]);
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    await close();
  },
);
