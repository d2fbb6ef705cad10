import { type Run, startRun, stateHash } from '@warren/games';
import type { ClassicState } from '@warren/games/classic';
import { type ClassicSettings, classic } from '@warren/games/classic';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumeMaze } from '../src/games/classic/storage.js';
import { expectNoBarrier, violations } from './support/axe.js';
import { openGlass } from './support/glass.js';
import { type LockstepGame, letPass, lockstepOf, openStill, showsGame } from './support/lockstep.js';
import { openSite, type Site, type VisitOptions } from './support/site.js';

// Classic in a real browser: profiles, levels and mazes of one's own, played with real keys and fingers.

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
const STILL = { still: true } as const;

const heading = (page: Page, name: string | RegExp) => () => page.getByRole('heading', { name }).isVisible();
const text = (page: Page, words: string | RegExp) => () => page.getByText(words).first().isVisible();

/** The run of a level on the page, as it would be found after closing it. */
async function runOf(page: Page): Promise<Run<ClassicState>> {
  const { stored, address } = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    const { pathname, search } = location;
    return { stored: localStorage.getItem('warren.classic.run'), address: pathname + search };
  });
  const nothing = () => {};
  const kept = resumeMaze('level', address, () => ({
    getItem: () => stored,
    setItem: nothing,
    removeItem: nothing,
  }));
  if (kept === null) throw new Error('there is no run');
  return kept.run;
}

/** A page whose time stands still, with one profile, at the mazes to choose from. */
async function asAda(options: VisitOptions = CALM) {
  const visit = await site.open(null, options);
  const { page } = visit;
  await openStill(page, `${site.address}/classic/players`);
  await letPass(page, text(page, 'Nobody yet.'));
  await page.getByLabel('Name').fill(' Ada ');
  await page.keyboard.press('Enter');
  await letPass(page, heading(page, 'Which maze?'));
  return visit;
}

async function expectHere(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
}

/** The links to the levels of a kind. */
const levelLinks = (page: Page) => page.locator('[data-level] > :first-child');
const levelLink = (page: Page, level: number) => page.locator(`[data-level="${level}"] > :first-child`);

/** Leaves a level by its pause menu; it can be gone on with. */
async function leaveLevel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await letPass(page, heading(page, 'Paused'));
  await page.getByRole('link', { name: 'All levels' }).click();
}

describe('a profile', () => {
  test('is made, completes level 5 with its best time kept, meets its ghost, is reset and deleted', async () => {
    const { page, complaints, close } = await site.open(null, CALM);
    await openStill(page, `${site.address}/classic`);
    await page.getByRole('link', { name: 'New game', exact: true }).click();
    await letPass(page, text(page, 'Nobody yet.'));
    await page.getByRole('button', { name: 'Create and play' }).click();
    await letPass(page, text(page, 'A profile needs a name.'));
    await page.getByLabel('Name').fill('Ada');
    await page.keyboard.press('Enter');
    await letPass(page, text(page, 'You play as Ada.'));
    await page.getByRole('link', { name: /^Diamond/ }).click();
    await letPass(page, heading(page, 'Diamond mazes'));
    await letPass(page, () => levelLink(page, 5).isVisible());
    await levelLink(page, 5).click();
    await letPass(page, showsGame(page));
    await expectHere(page, '/classic/play/diamond-5?player=Ada');

    const game = lockstepOf(page, await runOf(page), CLASSIC);
    expect(await page.title()).toBe('8 x 8, Diamond 5 - Warren');
    expect(await page.locator('[data-hud=size] dd').textContent()).toBe('8 x 8');
    expect(game.run.settings).toMatchObject({ width: 8, start: 56, exit: 7, season: 1 });
    await game.playBot();
    const { there, here } = await game.hashes();
    expect(there).toBe(here);
    await letPass(page, heading(page, 'Maze completed'));
    await letPass(page, text(page, 'Completed for the first time.'));
    expect(await violations(page, STILL)).toEqual([]);
    const best = (await page.locator('[data-medal] > p').first().textContent()) ?? '';
    expect(best).toMatch(/^\d+\.\d s$/);

    await page.getByRole('button', { name: 'Play again' }).click();
    await letPass(page, showsGame(page));
    await letPass(page, async () => !(await heading(page, 'Maze completed')()));
    // Asking costs nothing yet; the clock starts with the first direction.
    await page.keyboard.press('h');
    await letPass(page, text(page, 'Ask once more to see it.'));
    // The bot still holds the key of its last step; the first key of this run is another one.
    await page.keyboard.press('KeyA');
    await letPass(page, text(page, 'The ghost has finished.'));

    await leaveLevel(page);
    await letPass(page, heading(page, 'Diamond mazes'));
    await expectHere(page, '/classic/levels/diamond?player=Ada');
    await letPass(page, () => page.getByRole('link', { name: 'Continue Diamond 5' }).isVisible());
    await page.reload();
    const done = levelLinks(page).filter({ hasText: 'Done' });
    await letPass(page, () => done.isVisible());
    expect(await done.count()).toBe(1);
    expect(await done.textContent()).toBe(`58 x 8Done, gold${best}`);

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await letPass(page, text(page, '1 of 30 completed'));
    await page.getByRole('button', { name: 'Reset progress' }).click();
    await page.getByRole('button', { name: 'Yes, forget them' }).click();
    expect(await text(page, '1 of 30 completed')()).toBe(true);
    await page.getByRole('button', { name: 'Forget everything' }).click();
    await letPass(page, text(page, 'Ada begins anew.'));
    await letPass(page, async () => !(await text(page, '1 of 30 completed')()));

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await letPass(page, () => page.getByRole('link', { name: 'Ada' }).isVisible());
    await page.getByRole('button', { name: 'Delete Ada' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await letPass(page, text(page, 'Nobody yet.'));
    await page.reload();
    await letPass(page, text(page, 'Nobody yet.'));
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is taken is refused, whatever its capitals, and keeps what was typed', async () => {
    const { page, close } = await asAda();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await letPass(page, () => page.getByRole('link', { name: 'Ada' }).isVisible());
    await page.getByLabel('Name').fill('ADA');
    await page.keyboard.press('Enter');
    await letPass(page, text(page, 'There is a profile called “Ada” already.'));
    expect(await page.getByLabel('Name').inputValue()).toBe('ADA');
    await close();
  });

  test('after a maze Enter leads to the next level', async () => {
    const { page, close } = await asAda();
    await page.goto(`${site.address}/classic/play/normal-1?player=Ada&tunnels=1`);
    await letPass(page, showsGame(page));
    const game = lockstepOf(page, await runOf(page), CLASSIC);
    await game.playBot();
    await letPass(page, heading(page, 'Maze completed'));
    await page.keyboard.press('Enter');
    await letPass(page, () => page.locator('[data-phase=playing]').isVisible());
    await expectHere(page, '/classic/play/normal-2?player=Ada&tunnels=1');
    await close();
  });
});

describe('a custom maze', () => {
  test('of 16 x 5 is described, played and left; what is wrong is said beside its field and loses nothing', async () => {
    const { page, complaints, close } = await asAda();
    await page.getByRole('link', { name: 'Custom maze' }).click();
    await letPass(page, heading(page, 'Custom maze'));
    await page.getByLabel('Width').fill('1');
    await letPass(page, text(page, 'Width must be at least 2.'));
    await page.getByLabel('Height').fill('5');
    await page.getByLabel('Seed').fill('sixteen');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await letPass(page, () => page.locator('[name=width]:focus').isVisible());
    expect(await page.getByLabel('Height').inputValue()).toBe('5');
    await page.getByLabel('Width').fill('16');
    await page.getByLabel('Exit row').fill('5');
    await letPass(page, async () => !(await text(page, 'Width must be at least 2.')()));
    await page.clock.runFor(400);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await letPass(page, showsGame(page));
    expect(await page.title()).toBe('16 x 5, Normal, 16 x 5 - Warren');
    const settings = { width: 16, height: 5, start: 64, exit: 79 } as const;
    const run = startRun(classic, settings, 'sixteen');
    if (!run.ok) throw new Error(run.reason);
    const game = lockstepOf(page, run.value, CLASSIC);
    await game.playBot();
    const { there, here } = await game.hashes();
    expect(there).toBe(here);
    await letPass(page, heading(page, 'Maze completed'));
    await page.goBack();
    await letPass(page, heading(page, 'Custom maze'));
    expect(await page.getByLabel('Width').inputValue()).toBe('16');
    expect(await page.getByLabel('Seed').inputValue()).toBe('sixteen');
    expect(complaints).toEqual([]);
    await close();
  });

  test('takes a picture that is one, and says why another file is none', async () => {
    const { page, complaints, close } = await site.open('/classic/custom?kind=picture', CALM);
    const files = page.locator('input[type=file]');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText('Choose a picture first.').waitFor();
    const notes = {
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all, only words'),
    };
    await files.setInputFiles(notes);
    await page.getByText('notes.png: ').waitFor();
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 60 } });
    await files.setInputFiles({ name: 'corner.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('img', { name: 'The picture in shades of grey' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-phase=playing]').waitFor();
    const words = new URLSearchParams(await page.evaluate(() => location.search));
    expect(words.get('picture')).toMatch(/^64x43\./);
    expect(complaints).toEqual([]);
    await close();
  });

  test('of 200 x 200 is made beside the page with a real bar, can be cancelled, and is the one its seed grows', async () => {
    const { page, complaints, close } = await site.open('/classic/custom', CALM);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/maze-worker-*.js', async (route) => {
      await held;
      await route.continue();
    });
    for (const name of ['Width', 'Height']) await page.getByLabel(name).fill('200');
    await page.getByLabel('Seed').fill('large');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('progressbar', { name: 'Made so far' }).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Custom maze' }).waitFor();
    expect(await page.getByLabel('Width').inputValue()).toBe('200');
    release();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-phase=playing]').waitFor();
    const { tick, hash } = await stateOf(page);
    expect(hash).toBe(hashAfter({ width: 200, height: 200 }, 'large', tick));
    await page.locator('main canvas').last().hover();
    await page.mouse.wheel(0, -240);
    await page.keyboard.press('0');
    await page.keyboard.press('-');
    await page.keyboard.press('j');
    await page.getByText('This run is unranked now.').waitFor();
    // A canvas that gets its size again is empty, and has to be painted anew.
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
      const middle = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
      return middle?.data[3] === 255;
    });
    expect(complaints).toEqual([]);
    await close();
  });
});

/** The tick of the game on the page, and the hash of its state. */
async function stateOf(page: Page): Promise<{ readonly tick: number; readonly hash: number }> {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('[data-tick]');
    stage?.dispatchEvent(new Event('warren:state'));
    return { tick: Number(stage?.dataset.tick), hash: Number(stage?.dataset.hash) };
  });
}

/** The hash of the state of a maze in which nobody has done anything for so many ticks. */
function hashAfter(settings: Partial<ClassicSettings>, seed: string, ticks: number): number {
  const run = startRun(classic, settings, seed);
  if (!run.ok) throw new Error(run.reason);
  while (run.value.tick < ticks) run.value.advance([]);
  return stateHash(run.value.state);
}

test('a guest plays to the end and leaves no trace', async () => {
  const { page, complaints, close } = await site.open(null, CALM);
  await openStill(page, `${site.address}/classic/players`);
  await letPass(page, () => page.getByRole('link', { name: 'Play as a guest' }).isVisible());
  const before = await page.evaluate(() => Object.keys(localStorage).sort());
  await page.getByRole('link', { name: 'Play as a guest' }).click();
  await letPass(page, text(page, 'You play as a guest: nothing is kept.'));
  expect(await page.getByRole('button', { name: 'Reset progress' }).count()).toBe(0);
  await page.getByRole('link', { name: /^Normal/ }).click();
  await letPass(page, heading(page, 'Normal mazes'));
  await levelLink(page, 1).click();
  await letPass(page, showsGame(page));
  // Of a guest nothing is kept, so the way is asked for: the same level is the same maze for everybody.
  const run = startRun(classic, { kind: 'normal', level: 1, season: 1 }, 'any');
  if (!run.ok) throw new Error(run.reason);
  await lockstepOf(page, run.value, CLASSIC).playBot();
  await letPass(page, heading(page, 'Maze completed'));
  await page.getByRole('link', { name: 'All levels' }).click();
  await letPass(page, heading(page, 'Normal mazes'));
  expect(await levelLinks(page).filter({ hasText: 'Done' }).count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(before);
  await page.goto(`${site.address}/classic/players`);
  await letPass(page, text(page, 'Nobody yet.'));
  expect(complaints).toEqual([]);
  await close();
});

describe('on a phone', () => {
  const PHONE = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    ...CALM,
  } as const;

  test('levels stand in four columns, the whole maze is in the window, and one walks with swipes and the stick', async () => {
    const { page, context, complaints, close } = await asAda(PHONE);
    await page.goto(`${site.address}/classic/levels/normal?player=Ada`);
    await letPass(page, () => levelLink(page, 1).isVisible());
    const tops = await levelLinks(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(new Set(tops.slice(0, 4)).size).toBe(1);
    expect(tops[4]).toBeGreaterThan(tops[3]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    await page.goto(`${site.address}/classic/play/horizontal-3?player=Ada`);
    await letPass(page, showsGame(page));
    const game = lockstepOf(page, await runOf(page), CLASSIC);
    const touch = await openGlass(page, context);
    const canvas = await page.locator('main canvas').last().boundingBox();
    const stick = await page.getByRole('application').boundingBox();
    if (canvas === null || stick === null) throw new Error('something is not there');
    expect(canvas.x + canvas.width).toBeLessThanOrEqual(390);
    expect(stick.y).toBeGreaterThan(canvas.y + canvas.height);

    const spot = { id: 1, x: canvas.x + 150, y: canvas.y + 150 };
    await touch('touchStart', [spot]);
    await touch('touchMove', [{ ...spot, y: spot.y - 40 }]);
    game.assume(1);
    await game.wait(20);
    await touch('touchMove', [{ ...spot, x: spot.x + 60, y: spot.y - 40 }]);
    game.assume(2);
    await game.wait(20);
    await touch('touchEnd', []);
    game.assume(0);
    await game.wait(5);
    const x = stick.x + stick.width / 2;
    const y = stick.y + stick.height / 2;
    await touch('touchStart', [{ id: 2, x, y }]);
    await touch('touchMove', [{ id: 2, x, y: y - 50 }]);
    game.assume(1);
    await game.wait(20);
    await touch('touchEnd', []);
    game.assume(0);
    await game.wait(5);
    const { there, here } = await game.hashes();
    expect(there).toBe(here);
    expect(game.run.outcome.moves).toBeGreaterThan(0);
    expect(await violations(page, STILL)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test.each([
  ['/classic', 'Classic'],
  ['/classic/players', 'Who plays?'],
  ['/classic/mazes', 'Which maze?'],
  ['/classic/levels/normal', 'Normal mazes'],
  ['/classic/custom', 'Custom maze'],
  ['/classic/how-to-play', 'How to play Classic'],
  ['/boards?game=classic', 'Leaderboards'],
])('%s is without a barrier', async (path, title) => {
  const { page, close } = await site.open(path, CALM);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  if (title === 'Leaderboards') await page.getByRole('link', { name: 'Normal 5, nobody yet' }).waitFor();
  await expectNoBarrier(page);
  await close();
});

test('a strange address is told what is wrong with it', async () => {
  const { page, close } = await site.open('/classic/play/custom?width=1', CALM);
  await page.getByText('Width must be at least 2.').waitFor();
  await page.goto(`${site.address}/classic/play/normal-31`);
  await page.getByText('There is no level “normal-31”.').waitFor();
  await page.goto(`${site.address}/classic/mazes?player=Nobody`);
  await page.getByText('There is no profile “Nobody” on this device.').waitFor();
  await close();
});
