import { readFileSync } from 'node:fs';
import type { Run } from '@warren/games';
import {
  type CaveMessage,
  type CaveState,
  caveOf,
  describeAround,
  sayMessage,
  travelStep,
  WAY_STEPS,
} from '@warren/games/cave';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_OPTIONS } from '../src/games/cave/storage.js';
import { expectNoBarrier } from './support/axe.js';
import { CALM, caveRunUntil, expectSameState, goOnWith, goOnWithStill } from './support/cave-runs.js';
import { letPass, openStill } from './support/lockstep.js';
import { openSite, type Site, type VisitOptions } from './support/site.js';

// Cave in a real browser: keys, clicks and fingers, and the same run here to compare with.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const KEYS = ['KeyW', 'KeyD', 'KeyS', 'KeyA'] as const;
const ROCK = 0;

const goOn = (run: Run<CaveState>, options?: VisitOptions) => goOnWith(site, run, options);
const goOnStill = (run: Run<CaveState>) => goOnWithStill(site, run);

const stage = (page: Page) => page.locator('[data-tick]');
const walking = (least: number) => (state: CaveState) => state.moves >= least && state.phase === 'walking';

async function tickIs(page: Page, tick: number): Promise<void> {
  await page.locator(`[data-tick="${tick}"]`).waitFor();
}

/** The ways that lead somewhere. */
function openWays({ state }: Run<CaveState>): number[] {
  const cave = state;
  const { x, y } = cave.player;
  return [0, 1, 2, 3].filter(
    (way) => caveOf(cave).cellAt(x + WAY_STEPS[way].x, y + WAY_STEPS[way].y) !== ROCK,
  );
}

/** A point of the page over a cell, counted from the player. */
async function pointOver(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const light = page.locator('main canvas').nth(1);
  const box = await light.boundingBox();
  if (box === null) throw new Error('there is no picture');
  const cell = (16 * box.width) / (await light.evaluate((canvas: HTMLCanvasElement) => canvas.width));
  return { x: box.x + box.width / 2 + x * cell, y: box.y + box.height / 2 + y * cell };
}

describe('an expedition', () => {
  test('is begun from its menu, and walked by keys, move by move as the rules have it, to its end', async () => {
    const run = caveRunUntil(walking(1), { settings: { moves: 9 } });
    // On a slow machine a key would be down long enough to repeat itself; here time passes only between two keys.
    const { page, complaints, close } = await goOnStill(run);
    await expectSameState(page, run);
    while (!run.finished) {
      const [way] = openWays(run);
      run.advance([way]);
      await page.keyboard.press(KEYS[way]);
      await letPass(page, () => page.locator(`[data-tick="${run.tick}"]`).isVisible());
    }
    await page.clock.resume();
    await expectSameState(page, run);
    await page.getByRole('heading', { name: 'Over, with empty hands' }).waitFor();
    expect(await page.getByText('Cells explored').isVisible()).toBe(true);
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/\bhome\b/i);
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is as it was after the page was closed', async () => {
    const run = caveRunUntil(walking(10));
    const { page, close } = await goOn(run);
    const [way] = openWays(run);
    run.advance([way]);
    await page.keyboard.press(KEYS[way]);
    await tickIs(page, run.tick);
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expectSameState(page, run);
    await close();
  });

  test('goes on by itself to whatever is near, until a key stops it', async () => {
    const run = caveRunUntil(walking(2));
    const { page, close } = await goOnStill(run);
    const hint = page.getByText('Any key stops.');
    await page.keyboard.press('KeyO');
    await letPass(page, () => hint.isVisible());
    await letPass(page, () => page.locator(`[data-tick="${run.tick + 5}"]`).isVisible());
    await page.keyboard.press('Escape');
    await letPass(page, async () => (await hint.count()) === 0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });
});

test('an expedition of a newcomer who does nothing waits; given up, it is over, and R sets out again', async () => {
  const { page, complaints, close } = await site.open(null, CALM);
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await letPass(page, () => button.isVisible());
    await button.click();
  };
  const isBegun = () => page.locator('[data-tick="0"][data-phase=playing]').isVisible();
  await openStill(page, `${site.address}/cave/expedition`);
  await press('New game');
  await letPass(page, isBegun);
  await page.clock.runFor(20_000);
  expect(await isBegun()).toBe(true);

  await page.keyboard.press('Escape');
  await press('Give up');
  await press('Yes');
  await letPass(page, () => page.getByRole('heading', { name: 'Over, with empty hands' }).isVisible());
  // What is pressed in the first moment was meant for the game.
  await page.clock.runFor(400);
  await page.keyboard.press('KeyR');
  await letPass(page, isBegun);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

describe('pointing', () => {
  test('at a known place walks there step by step, at rock says what it is', async () => {
    const run = caveRunUntil(walking(20));
    const { page, complaints, close } = await goOn(run);
    const state = run.state;
    const target = knownPlace(state);
    const at = await pointOver(page, target.x - state.player.x, target.y - state.player.y);
    await page.mouse.click(at.x, at.y);
    for (let advice = travelStep(state, target); 'way' in advice; advice = travelStep(state, target)) {
      run.advance([advice.way]);
    }
    await expectSameState(page, run);
    const rock = wallNear(state);
    const wall = await pointOver(page, rock.x - state.player.x, rock.y - state.player.y);
    await page.mouse.click(wall.x, wall.y);
    await page.getByRole('status').filter({ hasText: 'Rock.' }).waitFor();
    await expectSameState(page, run);
    await page.mouse.move(0, 0);
    await page.keyboard.press('KeyL');
    await page.getByText('This is you.').waitFor();
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** A cell four steps away, as the way leads, and not farther off than the picture shows. */
function knownPlace(state: CaveState): { x: number; y: number } {
  const { x, y } = state.player;
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const place = { x: x + dx, y: y + dy };
      if (Math.abs(dx) + Math.abs(dy) === 4 && 'way' in travelStep(state, place)) return place;
    }
  }
  throw new Error('there is nowhere to go');
}

function wallNear(state: CaveState): { x: number; y: number } {
  const { x, y } = state.player;
  const isFloor = (dx: number, dy: number) => 'way' in travelStep(state, { x: x + dx, y: y + dy });
  for (let dy = -7; dy <= 7; dy++) {
    for (let dx = -7; dx <= 7; dx++) {
      const isRock = caveOf(state).cellAt(x + dx, y + dy) === ROCK;
      if (isRock && Math.abs(dx) + Math.abs(dy) > 1 && isFloor(dx, dy + 1)) return { x: x + dx, y: y + dy };
    }
  }
  throw new Error('there is no wall');
}

describe('a fight', () => {
  const fighting = () => caveRunUntil(({ phase }) => phase === 'fighting');

  test('is told blow by blow, and can be had over at once', async () => {
    const run = fighting();
    const { page, complaints, close } = await goOnStill(run);
    const panel = page.getByRole('region', { name: /^A fight with a/ });
    await letPass(page, () => panel.isVisible());
    // Nobody has to press anything for the next attack.
    const blow = panel.getByText(/hits? .* damage/).first();
    await letPass(page, () => blow.isVisible());
    await expectNoBarrier(page, { still: true });
    const defeated = page.locator('[data-hud=defeated] dd');
    await page.keyboard.press('KeyF');
    await letPass(page, async () => (await panel.count()) === 0);
    const after = `${run.state.defeated + 1}`;
    await letPass(page, async () => (await defeated.textContent()) === after);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is lost is told kindly, and whoever lost it goes on', async () => {
    const run = fighting();
    run.state.player.health = 1;
    const { page, close } = await goOn(run);
    await page.keyboard.press('KeyF');
    await page.getByRole('heading', { name: 'You wake up' }).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-tick][data-phase=playing]').waitFor();
    await close();
  });
});

test('however long the last messages are, all keys are listed in the window', async () => {
  const isLong = (message: CaveMessage) => sayMessage(message).length > 46;
  const run = caveRunUntil(
    ({ log, phase }) => phase === 'walking' && log.slice(-5).filter(isLong).length >= 3,
  );
  const { page, close } = await goOn(run);
  const keys = page.locator('[data-where=beside]');
  await keys.waitFor();
  const below = await keys.evaluate((list) => list.getBoundingClientRect().bottom - innerHeight);
  expect(below).toBeLessThanOrEqual(0);
  await close();
});

describe('the lists', () => {
  test('of what one carries uses entries by their numbers, and says why one cannot be used', async () => {
    const run = caveRunUntil(({ gold, phase, player }) => {
      const spear = player.inventory.some(({ item, count }) => item === 'iron-sword' && count > 0);
      return gold > 0 && spear && phase === 'walking';
    });
    const { page, complaints, close } = await goOn(run);
    const { inventory } = run.state.player;
    const number = (item: string) => inventory.findIndex((entry) => entry.item === item) + 1;
    await page.keyboard.press('KeyI');
    await page.getByRole('heading', { name: 'Inventory' }).waitFor();
    await page.keyboard.press(`${number('gold')}`);
    await page.getByText('Gold is to be spent, not to be worn.').waitFor();
    await page.keyboard.press('0');
    await page.getByText('There is no number 0 in your inventory.').waitFor();
    await page.getByRole('button', { name: /wooden sword/i }).click();
    await page
      .getByRole('button', { name: /wooden sword/i })
      .getByText('wielded')
      .waitFor();
    await page.getByRole('button', { name: /wooden sword/i }).click();
    await page.getByText('You have that in use already.').waitFor();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('of places and of messages are opened and closed by their keys', async () => {
    const { page, complaints, close } = await goOn(caveRunUntil(walking(30)));
    for (const [key, title] of [
      ['KeyM', 'Where you have been'],
      ['KeyV', 'Messages'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('heading', { name: title }).waitFor();
      await expectNoBarrier(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

test('text instead of tiles, and every step in words, are kept for the next time', async () => {
  const run = caveRunUntil(walking(10));
  const { page, complaints, close } = await goOn(run);
  await page.getByText('Text instead of tiles').click();
  await page.getByText('Say every step').click();
  const [way] = openWays(run);
  run.advance([way]);
  await page.keyboard.press(KEYS[way]);
  await page
    .getByRole('status', { name: 'Around you' })
    .filter({ hasText: describeAround(run.state) })
    .waitFor();
  // Characters stand in a canvas alone: the light above has nothing to show.
  await expect.poll(() => page.locator('main canvas').nth(1).getAttribute('width')).toBe('1');
  await expectNoBarrier(page);
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), STORED_OPTIONS))
    .toBe('{"look":"text","describe":true}');
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectSameState(page, run);
  await expect.poll(() => page.locator('main canvas').nth(1).getAttribute('width')).toBe('1');
  expect(complaints).toEqual([]);
  await close();
});

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  ...CALM,
} as const;

test('on a phone a tap stops what goes on by itself, and that is said', async () => {
  const run = caveRunUntil(walking(2));
  const { page, close } = await goOnWithStill(site, run, PHONE);
  const hint = page.getByText('A tap stops.');
  await page.getByRole('button', { name: 'Explore' }).tap();
  await letPass(page, () => hint.isVisible());
  expect(await page.getByText('Any key stops.').count()).toBe(0);
  const { x, y } = await pointOver(page, 0, 0);
  await page.touchscreen.tap(x, y);
  await letPass(page, async () => (await hint.count()) === 0);
  await close();
});

test('a phone has a stick and thumbs, and a tap beside one is a step', async () => {
  // Before a monster is in view, at which exploring would stop.
  const run = caveRunUntil(walking(2));
  const { page, complaints, close } = await goOn(run, PHONE);
  const [way] = openWays(run);
  const at = await pointOver(page, WAY_STEPS[way].x, WAY_STEPS[way].y);
  run.advance([way]);
  await page.touchscreen.tap(at.x, at.y);
  await expectSameState(page, run);
  await page.getByRole('application', { name: /Stick/ }).waitFor();
  // Every icon has its word.
  for (const word of ['Explore', 'Rest', 'Look', 'Inventory', 'Map', 'Messages'])
    expect(await page.getByRole('button', { name: word }).getByText(word).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Explore' }).tap();
  await page.waitForFunction(
    (from) => Number(document.querySelector<HTMLElement>('[data-tick]')?.dataset.tick) > from,
    run.tick,
  );
  await page.getByRole('button', { name: 'Inventory' }).tap();
  await page.getByRole('heading', { name: 'Inventory' }).waitFor();
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
  await close();
});

test('the theatre shows a recording of Cave turn by turn, and how to play it is told', async () => {
  const golden = new URL('../../../packages/games/test/golden/cave-expedition.txt', import.meta.url);
  const buffer = Buffer.from(readFileSync(golden, 'utf8').trimEnd());
  const { page, complaints, close } = await site.open('/replay', CALM);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'run.warren', mimeType: 'text/plain', buffer });
  await stage(page).waitFor();
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await tickIs(page, 1);
  await page.getByRole('slider', { name: 'Place in the recording' }).fill('400');
  await tickIs(page, 400);
  await page.getByText('Wields').waitFor();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByText('Forked from a replay').waitFor();
  await page.goto(`${site.address}/cave/how-to-play`);
  await page.getByRole('heading', { name: 'How to play Cave' }).waitFor();
  const told = (await page.locator('main').textContent()) ?? '';
  expect(told).toContain('Half the gold and one thing you did not use lie where you fell');
  // There is no home to bring gold to.
  expect(told).not.toMatch(/\bhome\b/i);
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
  await close();
});
