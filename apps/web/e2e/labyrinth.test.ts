import { type Run, startRun } from '@warren/games';
import type { LabyrinthState } from '@warren/games/labyrinth';
import { labyrinth, makeLevelLine, readLevelRequest } from '@warren/games/labyrinth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_NAME } from '../src/game/scores/player-name.js';
import {
  labyrinthStorage,
  STORED_LEVELS,
  STORED_OPTIONS,
  STORED_RUN,
  STORED_SCORES,
} from '../src/games/labyrinth/storage.js';
import { memoryStorage, timed } from '../test/support/play-runs.js';
import { expectNoBarrier } from './support/axe.js';
import { openGlass } from './support/glass.js';
import {
  botPlayer,
  goOn as goOnPlaying,
  type Lockstep,
  type LockstepGame,
  letPass,
  lockstepOf,
  openStill,
} from './support/lockstep.js';
import { comparePicture, rememberPicture } from './support/pixels.js';
import { openSite, type Site, type VisitOptions } from './support/site.js';

// Labyrinth in a real browser, played with real keys.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const NAMED = { [STORED_NAME]: JSON.stringify({ name: 'Ada' }) };
const LABYRINTH: LockstepGame<LabyrinthState> = {
  id: 'labyrinth',
  isPlaying: (state) => state.phase === 'playing',
  heldIn: (state) => state.player.held,
};
const LINE = lineOf({ seed: 'shared', width: '5', height: '4', density: '1' });

function must<T>(result: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

function lineOf(wish: Parameters<typeof readLevelRequest>[0]): string {
  return makeLevelLine(must(readLevelRequest(wish)));
}

const begin = (seed: string): Run<LabyrinthState> => must(startRun(labyrinth, {}, seed));
const heading = (page: Page, name: string) => () => page.getByRole('heading', { name }).isVisible();

/** A seed with which the bot wins three levels soon, and walks beneath a bridge on its way. */
function goodSeed(): string {
  for (let number = 0; number < 200; number++) {
    const run = begin(`e2e-${number}`);
    const player = botPlayer('labyrinth');
    let beneath = false;
    while (!run.finished && run.tick < 3000 && run.state.completed < 3) {
      run.advance(player(run.state));
      beneath ||= run.state.player.beneath;
    }
    if (beneath && run.state.completed === 3) return `e2e-${number}`;
  }
  throw new Error('no seed is good enough');
}

/** A direction in which the player can walk. */
function openWay({ round, player }: LabyrinthState): number {
  return [1, 2, 4, 8].find((side) => round.open[player.cell] & side) ?? 1;
}

async function expectSame(game: Lockstep<LabyrinthState>): Promise<void> {
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

/** A run that was kept, gone on with from the menu; the same run is played here. */
async function goOn(run: Run<LabyrinthState>, options: VisitOptions = CALM) {
  const storage = memoryStorage();
  labyrinthStorage.save(timed(run), storage);
  const visit = await visitWith({ ...NAMED, [STORED_RUN]: storage().getItem(STORED_RUN) ?? '' }, options);
  await openStill(visit.page, `${site.address}/labyrinth`);
  const button = visit.page.getByRole('button', { name: /^Continue at level/ });
  await letPass(visit.page, () => button.isVisible());
  await button.click();
  await goOnPlaying(visit.page);
  return { ...visit, game: lockstepOf(visit.page, run, LABYRINTH) };
}

describe('a run', () => {
  test('of a newcomer who does nothing waits: no tick passes, and the clock stands', async () => {
    const { page, game, complaints, close } = await goOn(begin('newcomer'));
    await page.clock.runFor(20_000);
    await expectSame(game);
    expect(await page.locator('[data-tick]').getAttribute('data-tick')).toBe('0');
    expect(await page.locator('[data-hud=time] dd').textContent()).toContain(
      (game.run.state.round.limit / 60).toFixed(1),
    );
    expect(complaints).toEqual([]);
    await close();
  });

  test('is played with the keyboard from level 1 to 3, beneath a bridge too, tick by tick', async () => {
    const { page, game, complaints, close } = await goOn(begin(goodSeed()));
    let walkedBeneath = false;
    for (let levels = 1; levels <= 3; levels++) {
      await game.playBot(({ state }) => state.player.beneath || state.completed >= levels);
      if (game.run.state.player.beneath) {
        walkedBeneath = true;
        await expectSame(game);
        await game.playBot(({ state }) => state.completed >= levels);
      }
      await expectSame(game);
      expect(game.run.state.round.number).toBe(levels + 1);
    }
    expect(walkedBeneath).toBe(true);
    expect(await page.locator('[data-hud=level] dd').textContent()).toBe('4');
    expect(await page.locator('[data-hud=score] dd').textContent()).toBe(String(game.run.outcome.score));
    expect(complaints).toEqual([]);
    await close();
  });

  test('ends when the clock is at zero; its level is saved, and played once more for no board', async () => {
    const run = begin('late');
    run.advance([15]);
    while (run.state.round.left > 20) run.advance([0]);
    const { page, game, complaints, close } = await goOn(run);
    await game.wait(60);
    expect(run.outcome).toMatchObject({ result: 'lost', level: 1 });
    await letPass(page, heading(page, 'Out of time'));
    await expectNoBarrier(page, { still: true });
    const tables = await page.evaluate(
      (name) => JSON.parse(localStorage.getItem(name) ?? '{}'),
      STORED_SCORES,
    );
    // Nothing was reached: that is no row.
    expect(tables.run).toBeUndefined();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Save this level' }).click();
    await letPass(page, () => page.getByLabel('Name of the level').isVisible());
    await page.getByLabel('Name of the level').fill('The late one');
    await page.keyboard.press('Enter');
    await letPass(page, () => page.getByRole('button', { name: 'Saved as The late one' }).isVisible());
    const levels = await page.evaluate((name) => localStorage.getItem(name), STORED_LEVELS);
    expect(levels).toContain(run.state.round.code);
    await page.getByRole('button', { name: 'Try this level again' }).click();
    await letPass(page, () => page.getByText('Once more: this counts for no board').isVisible());
    expect(complaints).toEqual([]);
    await close();
  });

  test('is lost with its cause in a sentence, and R begins another at once', async () => {
    const run = begin('late');
    run.advance([15]);
    while (run.state.round.left > 20) run.advance([0]);
    const { page, game, complaints, close } = await goOn(run);
    await game.wait(60);
    await letPass(page, heading(page, 'Out of time'));
    expect(await page.locator('[data-cause]').textContent()).toMatch(/^The clock ran out after \d+ s: /);
    // What is pressed in the first moment was meant for the game.
    await page.clock.runFor(400);
    await page.keyboard.press('r');
    await letPass(page, () => page.locator('[data-tick="0"]').isVisible());
    expect(await page.locator('[data-hud=level] dd').textContent()).toBe('1');
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is lost begins anew with R before there are words about it, too', async () => {
    const run = begin('late');
    run.advance([15]);
    while (run.state.round.left > 20) run.advance([0]);
    const { page, game, complaints, close } = await goOn(run, {});
    await game.wait(60);
    expect(run.outcome.result).toBe('lost');
    // What is pressed in the first moment was meant for the game.
    await page.clock.runFor(400);
    expect(await heading(page, 'Out of time')()).toBe(false);
    await page.keyboard.press('r');
    await letPass(page, () => page.locator('[data-tick="0"][data-phase=playing]').isVisible());
    expect(complaints).toEqual([]);
    await close();
  });

  test('has nothing painted or written over the labyrinth, in its last seconds either', async () => {
    const run = begin('late');
    run.advance([15]);
    while (run.state.round.left > 340) run.advance([0]);
    const { page, game, close } = await goOn(run);
    await game.wait(10);
    expect(run.state.round.left).toBeGreaterThan(300);
    await rememberPicture(page);
    await game.wait(80);
    expect(run.state.round.left).toBeLessThan(300);
    const { changed, ofCell, covered } = await comparePicture(page, run.state.round.width);
    // At most the player has moved in their sleep.
    expect(changed).toBeLessThan(ofCell);
    expect(covered).toEqual([]);
    await close();
  });

  test('that is given up enters its score with its level', async () => {
    const run = begin(goodSeed());
    const player = botPlayer('labyrinth');
    while (run.state.completed < 1) run.advance(player(run.state));
    const { page, complaints, close } = await goOn(run);
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await letPass(page, heading(page, 'Game over'));
    const tables = await page.evaluate((name) => localStorage.getItem(name) ?? '{}', STORED_SCORES);
    expect(JSON.parse(tables).run).toMatchObject([{ name: 'Ada', level: 2, score: run.outcome.score }]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('becomes an assisted one when a solver shows the way, which is said before', async () => {
    const { page, game, complaints, close } = await goOn(begin('help'));
    await page.keyboard.press('Escape');
    await letPass(page, heading(page, 'Paused'));
    await page.getByRole('button', { name: 'Show the way out' }).click();
    await letPass(page, () => page.getByText('it goes to no table').isVisible());
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Show it' }).click();
    await letPass(page, () => page.getByLabel('Solver', { exact: true }).isVisible());
    await page.getByLabel('Solver', { exact: true }).selectOption('bfs');
    await page.getByRole('slider').press('End');
    await letPass(page, () => page.getByText(/^Found: \d+ steps to the exit/).isVisible());
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    game.run.advance([labyrinth.actions.indexOf('solution')]);
    await page.getByRole('button', { name: 'Continue' }).click();
    // The level still waits for the first key.
    await game.hold(openWay(game.run.state));
    await game.wait(5);
    await expectSame(game);
    expect(game.run.outcome.assisted).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('the menu leads everywhere, and a new game begins at once', async () => {
  const { page, complaints, close } = await site.open('/labyrinth', CALM);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await expectNoBarrier(page);
  for (const name of ['Custom levels', 'Leaderboard', 'Options', 'How to play', 'Home']) {
    expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  }
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator('[data-phase=playing]').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('levels', () => {
  test('are made with every wrong value said at its field, saved, and shared', async () => {
    const { page, complaints, close } = await site.open('/labyrinth/levels', CALM);
    await page.getByLabel('Width', { exact: true }).fill('0');
    await page.getByText('Width must be a whole number from 3 to 100.').waitFor();
    await page.getByLabel('Width', { exact: true }).fill('6');
    await page.getByLabel('Exits', { exact: true }).fill('99');
    await page.getByText('99 exits do not fit').waitFor();
    await expectNoBarrier(page);
    await page.getByLabel('Exits', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Name of the level').fill('My cellar');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Share My cellar' }).click();
    await page.getByRole('img', { name: 'A QR code of the link to My cellar' }).waitFor();
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('come in from a file; a bad line 2 is named, the others load', async () => {
    const { page, complaints, close } = await site.open('/labyrinth/levels', CALM);
    const other = lineOf({ seed: 'other', width: '7' });
    const text = `${LINE} The shared one\nw1-nonsense\n${other} Another\n`;
    const file = { name: 'levels.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('2 new levels were saved. These lines were not read:').waitFor();
    await page.getByText(/^Line 2: /).waitFor();
    expect(await page.locator('li h3').allTextContents()).toEqual(['The shared one', 'Another']);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a shared link opens on a card and plays in a fresh profile; a damaged one says so', async () => {
    const { page, complaints, close } = await site.open(`/labyrinth/level/${LINE}`, CALM);
    await page.getByText(/^5 x 4, 1 exit, \d+ s: ready\?$/).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('[data-phase=playing]').waitFor();
    expect(await page.locator('[data-hud=size] dd').textContent()).toBe('5 x 4');
    expect(complaints).toEqual([]);
    const answer = await page.goto(`${site.address}/labyrinth/level/${LINE.slice(0, -2)}`);
    expect(answer?.status()).toBe(400);
    await page.getByRole('heading', { name: 'This link is damaged' }).waitFor();
    await close();
  });
});

test('options take effect at once and survive a reload', async () => {
  const { page, complaints, close } = await site.open('/labyrinth/options', CALM);
  await page.getByRole('heading', { name: 'Options', exact: true }).waitFor();
  await page.getByLabel('Generation').selectOption('weave-kruskal');
  await page.getByRole('radio', { name: 'Glide on' }).check();
  await expectNoBarrier(page);
  await page.reload();
  expect(await page.getByLabel('Generation').inputValue()).toBe('weave-kruskal');
  expect(await page.getByRole('radio', { name: 'Glide on' }).isChecked()).toBe(true);
  const file = {
    name: 'o.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hat = red\ngeneration = maybe\n'),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/^Line 2: /).waitFor();
  expect(await page.evaluate((name) => localStorage.getItem(name), STORED_OPTIONS)).toContain('hat = red');
  expect(complaints).toEqual([]);
  await close();
});

test.each(['/labyrinth/leaderboard', '/labyrinth/how-to-play'])('%s has no barrier', async (path) => {
  const { page, complaints, close } = await site.open(path, CALM);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone one walks with the stick, and the whole labyrinth is in the window', async () => {
  const viewport = { width: 390, height: 844 };
  const phone = { deviceScaleFactor: 3, hasTouch: true, isMobile: true, viewport, ...CALM };
  const { page, context, game, complaints, close } = await goOn(begin('phone'), phone);
  const picture = await page.locator('[data-tick] canvas').first().boundingBox();
  const stick = await page.getByRole('application').boundingBox();
  if (picture === null || stick === null) throw new Error('something is not there');
  expect(picture.x + picture.width).toBeLessThanOrEqual(viewport.width);
  expect(picture.y + picture.height).toBeLessThanOrEqual(stick.y);
  const way = openWay(game.run.state);
  const x = stick.x + stick.width / 2;
  const y = stick.y + stick.height / 2;
  const touch = await openGlass(page, context);
  await touch('touchStart', [{ id: 1, x, y }]);
  const right = way === 2 ? 50 : way === 8 ? -50 : 0;
  const down = way === 4 ? 50 : way === 1 ? -50 : 0;
  await touch('touchMove', [{ id: 1, x: x + right, y: y + down }]);
  game.assume(way);
  // A cell takes 15 ticks, and behind it there may be a wall.
  await game.wait(12);
  await expectSame(game);
  expect(game.run.state.player.pose).toBe('walk');
  await touch('touchEnd', []);
  expect(complaints).toEqual([]);
  await close();
});
