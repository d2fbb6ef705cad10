import type { Pause } from '@warren/games';
import { type Run, startRun } from '@warren/games';
import type { LostCauseState } from '@warren/games/lost-cause';
import { lostCause } from '@warren/games/lost-cause';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TimedRun } from '../src/game/run/ranked-run.js';
import { mazeSettings } from '../src/games/lost-cause/pages/use-maze.js';
import { campaignStorage, STORED_CAMPAIGN } from '../src/games/lost-cause/storage.js';
import type { TextStorage } from '../src/lib/storage.js';
import { startCampaign } from '../test/support/play-runs.js';
import { expectNoBarrier } from './support/axe.js';
import {
  botPlayer,
  goOn,
  type Lockstep,
  letPass,
  lockstep,
  openStill,
  showsGame,
} from './support/lockstep.js';
import { openSite, type Site } from './support/site.js';

// Lost Cause in a real browser, played with real keys.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const CODE = 'AwPpuzNkUAAA==';

function mazeRun(code: string, query = ''): Run<LostCauseState> {
  const settings = mazeSettings(code, new URLSearchParams(query));
  const run = settings.ok ? startRun(lostCause, settings.value, 'free-play') : settings;
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

/** The page at an address with the game on it, and the same run here. */
async function openMaze(code: string, query = '') {
  const visit = await site.open(null, CALM);
  await openStill(visit.page, `${site.address}/play/${code}${query}`);
  await letPass(visit.page, showsGame(visit.page));
  return { ...visit, game: lockstep(visit.page, mazeRun(code, query)) };
}

async function expectSame(game: Lockstep<LostCauseState>): Promise<void> {
  const { there, here } = await game.hashes();
  expect(there).toBe(here);
}

const showsTick = (page: Page, tick: number) => async () =>
  (await page.locator(`[data-tick="${tick}"]`).count()) > 0;
const heading = (page: Page, name: string) => () => page.getByRole('heading', { name }).isVisible();

describe('a maze by its code', () => {
  test('is played with the keyboard to “Level complete”, each tick as the rules have it elsewhere', async () => {
    const { page, game, complaints, close } = await openMaze(CODE);
    await game.playBot();
    await expectSame(game);
    expect(game.run.outcome).toMatchObject({ result: 'won', locks: 1 });
    await letPass(page, heading(page, 'Level complete'));
    await letPass(page, () => page.getByText(scoreText(game.run)).first().isVisible());
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Try again' }).click();
    await letPass(page, showsTick(page, 0));
    expect(new URL(page.url()).pathname).toBe(`/play/${CODE}`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('waits for the first key: a newcomer who does nothing comes to no harm', async () => {
    const { page, game, complaints, close } = await openMaze(CODE);
    await page.clock.runFor(30_000);
    expect(await showsTick(page, 0)()).toBe(true);
    await expectSame(game);
    await game.press('slot-1');
    expect(game.run.tick).toBe(1);
    await expectSame(game);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is won unhurt by a player who strikes in time: the wind-up of a bite is broken', async () => {
    const { game, close } = await openMaze(CODE);
    const { health } = game.run.state.level.player;
    await game.playBot();
    await expectSame(game);
    expect(game.run.outcome).toMatchObject({ result: 'won', slimes: 1 });
    expect(game.run.state.level.player.health).toBe(health);
    await close();
  });

  test('ends in “Game over” for whoever stands still, says why, and begins again with one key', async () => {
    const { page, game, close } = await openMaze(CODE);
    await game.press('slot-1');
    await game.wait(4000);
    expect(game.run.outcome.result).toBe('lost');
    await expectSame(game);
    await letPass(page, heading(page, 'Game over'));
    await letPass(page, () => page.getByText('slime got you: R strikes').isVisible());
    await expectNoBarrier(page, { still: true });
    // The menu is one press away, and no way leads to a locked page.
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Menu' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Free play' }).count()).toBe(0);
    // What is pressed in the first moment was still meant for the game.
    await page.clock.runFor(500);
    await page.keyboard.press('KeyR');
    await letPass(page, showsTick(page, 0));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });

  test('is not begun again by a player who goes on striking: R counts once it was left alone', async () => {
    const { page, game, close } = await openMaze(CODE);
    await game.press('slot-1');
    await game.wait(4000);
    await letPass(page, heading(page, 'Game over'));
    for (let strike = 0; strike < 8; strike++) {
      await page.keyboard.press('KeyR');
      await page.clock.runFor(200);
    }
    expect(await heading(page, 'Game over')()).toBe(true);
    await page.clock.runFor(500);
    await page.keyboard.press('KeyR');
    await letPass(page, showsTick(page, 0));
    await close();
  });

  test('is struck in for as long as R is held, at every end of the cooldown', async () => {
    const { page, game, close } = await openMaze(CODE, '?maxEnemies=0');
    const attack = lostCause.actions.indexOf('attack');
    await page.keyboard.down('KeyR');
    for (let tick = 0; tick < 50; tick++) game.run.advance(tick % 12 === 0 ? [attack] : []);
    await game.wait(0);
    await expectSame(game);
    await page.keyboard.up('KeyR');
    await game.wait(20);
    await expectSame(game);
    await close();
  });

  test('has a map of what was seen, which M makes large and small again', async () => {
    const { page, game, complaints, close } = await openMaze(CODE, '?maxEnemies=0');
    const map = page.getByRole('button', { name: /^Map of what you have seen\./ });
    const sizeOf = async () => (await map.boundingBox())?.width ?? 0;
    const small = await sizeOf();
    // The page hears keys from its next picture on.
    await page.clock.runFor(200);
    expect(await map.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('KeyM');
    await letPass(page, async () => (await map.getAttribute('aria-pressed')) === 'true');
    expect(await sizeOf()).toBeGreaterThan(2 * small);
    await page.keyboard.press('KeyM');
    await letPass(page, async () => (await map.getAttribute('aria-pressed')) === 'false');
    // Looking begins nothing.
    expect(game.run.tick).toBe(0);
    await expectSame(game);
    expect(complaints).toEqual([]);
    await close();
  });

  test('plays without slimes and locks if the address says so: the exit is the goal', async () => {
    const { page, game, close } = await openMaze(CODE, '?maxEnemies=0&maxLocks=0');
    await game.playBot();
    expect(game.run.outcome).toMatchObject({ result: 'won', slimes: 0, locks: 0 });
    await letPass(page, heading(page, 'Level complete'));
    await page.getByRole('button', { name: 'Continue' }).click();
    // A new maze of the next size of the campaign.
    await letPass(page, async () => /^\/play\/BQ[U-X]/.test(new URL(page.url()).pathname));
    await letPass(page, showsTick(page, 0));
    await close();
  });
});

describe('a maze that is left before its end', () => {
  test('is as it was on coming back, and the time away is a pause', async () => {
    const { page, game, complaints, close } = await openMaze(CODE);
    await game.press('slot-1');
    await game.wait(149);
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    await page.getByRole('link', { name: 'Settings' }).click();
    await letPass(page, heading(page, 'Settings'));
    await page.clock.runFor(5000);
    await page.goBack();
    await letPass(page, heading(page, 'Welcome back'));
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await goOn(page);
    await game.wait(30);
    await expectSame(game);
    const { clock } = await page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      return JSON.parse(localStorage.getItem('warren.lost-cause.maze') ?? '{}');
    });
    const away = clock.pauses.find(({ tick }: Pause) => tick === 150);
    expect(away.ms).toBeGreaterThan(5000);
    expect(clock.pauses.filter(({ tick }: Pause) => tick > 0)).toEqual([away]);
    await page.reload();
    await letPass(page, heading(page, 'Welcome back'));
    await page.getByRole('button', { name: 'Start again' }).click();
    await letPass(page, showsTick(page, 0));
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a run just played', () => {
  test('can be watched again, and ends in the state it ended in', async () => {
    const { page, game, close } = await openMaze(CODE, '?maxEnemies=0&maxLocks=0');
    await game.playBot();
    await letPass(page, heading(page, 'Level complete'));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await letPass(page, () => page.getByRole('slider', { name: 'Place in the recording' }).isVisible());
    await letPass(page, async () => {
      await page.keyboard.press('End');
      return page.locator(`[data-tick="${game.run.tick}"]`).isVisible();
    });
    await expectSame(game);
    await close();
  });
});

describe('time', () => {
  test('stands still after Esc and while the window has lost the keyboard', async () => {
    const { page, game, close } = await openMaze(CODE);
    await game.press('slot-1');
    await game.wait(10);
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    await expectNoBarrier(page, { still: true });
    await expectSame(game);
    await page.getByRole('button', { name: 'Continue' }).click();
    await game.wait(20);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await letPass(page, heading(page, 'Paused'));
    await expectSame(game);
    await close();
  });

  test('stands still behind another tab, and coming back begins paused', async () => {
    const { page, game, close } = await openMaze(CODE);
    await game.press('slot-1');
    await game.wait(10);
    const show = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await show(true);
    await page.clock.runFor(5000);
    await show(false);
    await letPass(page, heading(page, 'Paused'));
    await page.clock.runFor(5000);
    expect(await showsTick(page, game.run.tick)()).toBe(true);
    await expectSame(game);
    await close();
  });
});

describe('the campaign', () => {
  test('goes on to level 2, is given up there with a result, and the next one begins at level 1', async () => {
    const { page, close } = await site.open(null, CALM);
    await openStill(page, `${site.address}/`);
    await letPass(page, () => page.getByRole('link', { name: 'Play Lost Cause' }).isVisible());
    await page.getByRole('link', { name: 'Play Lost Cause' }).click();
    await letPass(page, () => page.getByRole('button', { name: 'New game' }).isVisible());
    await page.getByRole('button', { name: 'New game' }).click();
    await letPass(page, showsGame(page));
    const game = lockstep(page, await campaignOf(page));
    await game.playBot();
    await letPass(page, heading(page, 'Level complete'));
    await page.getByRole('button', { name: 'Continue' }).click();
    game.run.advance([lostCause.actions.indexOf('continue')]);
    await letPass(page, async () => (await page.locator('[data-level="2"]').count()) > 0);
    await game.hold(0);
    await game.press('slot-1');
    await game.wait(120);
    await expectSame(game);

    await page.reload();
    await letPass(page, () => page.getByRole('button', { name: 'Continue at level 2' }).isVisible());
    await page.getByRole('button', { name: 'Continue at level 2' }).click();
    await goOn(page);
    await game.wait(30);
    await expectSame(game);
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    game.run.advance([lostCause.actions.indexOf('give-up')]);
    await letPass(page, heading(page, 'Game over'));
    await expectSame(game);
    expect(game.run.outcome).toMatchObject({ result: 'lost', level: 2 });
    await letPass(page, () => page.getByText('Playthrough, 2 levels').isVisible());
    await page.getByRole('button', { name: 'Restart' }).click();
    await letPass(page, async () => (await page.locator('[data-level="1"]').count()) > 0);
    await close();
  });

  test('completed opens free play', async () => {
    const { page, complaints, close } = await site.open(null, CALM);
    const campaign = nearlyComplete();
    const { run } = campaign;
    const storage = storageWith('');
    expect(campaignStorage.save(campaign, storage)).toBe(true);
    await page.addInitScript(
      ([name, value]) => {
        if (sessionStorage.getItem('filled') === null) localStorage.setItem(name, value);
        sessionStorage.setItem('filled', 'yes');
      },
      [STORED_CAMPAIGN, storage().getItem(STORED_CAMPAIGN) ?? ''],
    );
    await openStill(page, `${site.address}/lost-cause`);
    await letPass(page, () => page.getByRole('button', { name: 'Continue at level 10' }).isVisible());
    await page.getByRole('button', { name: 'Continue at level 10' }).click();
    await goOn(page);
    const game = lockstep(page, run);
    await game.playBot();
    await expectSame(game);
    expect(run.state.phase).toBe('complete');
    await letPass(page, heading(page, 'Game complete'));
    await expectNoBarrier(page, { still: true });
    await page.getByRole('link', { name: 'Free play' }).click();
    await letPass(page, heading(page, 'A maze of your own'));
    await letPass(page, () => page.getByText('25 by 25').isVisible());
    expect(complaints).toEqual([]);
    await close();
  });
});

/** The campaign on the page, as it would be found after closing it. */
async function campaignOf(page: Page): Promise<Run<LostCauseState>> {
  const text = await page.evaluate((name) => {
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem(name);
  }, STORED_CAMPAIGN);
  const run = campaignStorage.resume(storageWith(text ?? ''));
  if (!run.ok || run.value === null) throw new Error('there is no campaign');
  return run.value.run;
}

/** A storage with a campaign in it. */
function storageWith(campaign: string): TextStorage {
  const kept = new Map([[STORED_CAMPAIGN, campaign]]);
  return () => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  });
}

/** A campaign whose last level lacks a few seconds. */
function nearlyComplete(): TimedRun<LostCauseState> {
  const { run: whole } = startCampaign('e2e');
  const first = botPlayer();
  while (!whole.finished) whole.advance(first(whole.state));
  expect(whole.outcome.result).toBe('won');
  const campaign = startCampaign('e2e');
  const { run } = campaign;
  const second = botPlayer();
  while (run.tick < whole.tick - 240) run.advance(second(run.state));
  return campaign;
}

/** A score as people read it. */
function scoreText(run: Run<LostCauseState>): string {
  return `${run.outcome.score}`.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
