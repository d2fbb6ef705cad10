import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_OPTIONS } from '../src/games/treasure-rush/storage.js';
import { goOn, letPass, openStill, showsGame } from './support/lockstep.js';
import { openSite, type Site } from './support/site.js';

// Coming back to a run, and leaving it: by the button of the browser, by giving up, by one key at its end.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;

const heading = (page: Page, name: string) => () =>
  page.getByRole('heading', { name, exact: true }).isVisible();
const tickOf = (page: Page) => page.locator('[data-tick]').first().getAttribute('data-tick').then(Number);

/** A visitor whose name is known, at the menu of Treasure Rush; the page's time stands still. */
async function openRush() {
  const visit = await site.open(null, CALM);
  await visit.page.addInitScript(
    ([name, value]) => localStorage.setItem(name, value),
    [STORED_OPTIONS, JSON.stringify({ name: 'Ada' })],
  );
  await openStill(visit.page, `${site.address}/treasure-rush`);
  return visit;
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  await letPass(page, () => button.isVisible());
  await button.click();
}

/** Begins a run of Treasure Rush and walks into a wall for a while. */
async function playRush(page: Page): Promise<void> {
  await press(page, 'New game');
  await letPass(page, showsGame(page));
  await page.keyboard.down('KeyW');
  await letPass(page, async () => (await tickOf(page)) > 20);
  await page.keyboard.up('KeyW');
}

describe('a run in real time that was left', () => {
  test('begins paused and hidden, counts to three, and shows the maze with the last beat', async () => {
    const { page, complaints, close } = await openRush();
    await playRush(page);
    await page.reload();
    await press(page, /^Continue at score/);
    await letPass(page, heading(page, 'Paused'));
    const tick = await tickOf(page);
    await page.clock.runFor(2000);
    const picture = page.getByRole('img', { name: 'The whole maze, with you and the treasure' });
    expect([await tickOf(page), await picture.isVisible()]).toEqual([tick, false]);

    await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    const beats = (count: number) => page.locator(`[data-beats="${count}"]`);
    for (const [count, isSeen] of [
      [3, false],
      [2, false],
      [1, true],
    ] as const) {
      await letPass(page, () => beats(count).isVisible());
      expect([count, await tickOf(page), await picture.isVisible()]).toEqual([count, tick, isSeen]);
    }
    await letPass(page, async () => (await tickOf(page)) > tick);
    expect(await page.locator('[data-beats]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('has the focus on Continue after a reload, so that Enter goes on', async () => {
    const { page, close } = await openRush();
    await playRush(page);
    await page.reload();
    const button = page.getByRole('button', { name: /^Continue at score/ });
    await letPass(page, () => button.isVisible());
    await letPass(page, () => button.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
    await letPass(page, heading(page, 'Paused'));
    await close();
  });

  test('goes back to its menu when the player looks elsewhere during the count', async () => {
    const { page, close } = await openRush();
    await playRush(page);
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    const tick = await tickOf(page);
    await page.keyboard.press('Escape');
    await letPass(page, () => page.locator('[data-beats="2"]').isVisible());
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await letPass(page, heading(page, 'Paused'));
    await page.clock.runFor(5000);
    expect(await tickOf(page)).toBe(tick);
    await close();
  });

  test('is left for its menu by the back button of the browser, and kept', async () => {
    const { page, close } = await openRush();
    await playRush(page);
    await page.goBack();
    await letPass(page, () => page.getByRole('button', { name: /^Continue at score/ }).isVisible());
    expect(new URL(page.url()).pathname).toBe('/treasure-rush');
    await press(page, /^Continue at score/);
    await goOn(page);
    await close();
  });
});

describe('the end of a run', () => {
  /** Gives the run up without a point. */
  async function giveUp(page: Page): Promise<void> {
    await page.keyboard.press('Escape');
    await press(page, 'Give up');
    await press(page, 'Yes');
    await letPass(page, heading(page, 'Game over'));
    expect(await page.locator('[data-cause]').textContent()).toBe('You gave the run up.');
    // What is pressed in the first moment was meant for the game.
    await page.clock.runFor(400);
  }

  test('is left by one key: R plays again at once, Esc goes to the menu; without a point there is no row', async () => {
    const { page, complaints, close } = await openRush();
    await playRush(page);
    await giveUp(page);
    await page.keyboard.press('r');
    await letPass(page, async () => !(await heading(page, 'Game over')()));
    await letPass(page, showsGame(page));
    expect(await tickOf(page)).toBeLessThan(10);

    await page.keyboard.press('w');
    await giveUp(page);
    await page.keyboard.press('Escape');
    await letPass(page, () => page.getByRole('button', { name: 'New game', exact: true }).isVisible());
    expect(await page.evaluate(() => localStorage.getItem('warren.treasure-rush.scores'))).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });
});
