import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarrier, violations } from './support/axe.js';
import { finished, openSite, type Site } from './support/site.js';

// What comes after a level is looked at where levels are played, in game.test.ts.
const GOLDEN = new URL('../../../packages/games/test/golden/lost-cause-level-1.txt', import.meta.url);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const PLAY = '/play/AwPpuzNkUAAA==';

/** How to get to a screen: an address, and what has to happen there. */
interface Screen {
  readonly path: string;
  readonly viewport?: typeof PHONE;
  readonly touch?: boolean;
  /** Laid into storage before. */
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();
const UNLOCKED = {
  'warren.lost-cause': {
    completedOnce: true,
    mazes: [
      { code: 'AwPpuzNkUAAA==', width: 3, height: 3, maxEnemies: -1, maxLocks: -1, score: 3202, when: 1 },
    ],
  },
};

const SCREENS: Readonly<Record<string, Screen>> = {
  'the entrance': { path: '/', ready: heading('Lost Cause') },
  'settings with a refused key': {
    path: '/settings',
    viewport: PHONE,
    async ready(page) {
      await page.getByRole('button', { name: 'Attack: R' }).click();
      await page.keyboard.press('KeyQ');
      await page.locator('[data-refused]').waitFor();
      await page.getByRole('button', { name: 'Drop: Q' }).click();
    },
  },
  'high contrast': {
    path: '/settings',
    stored: { 'warren.settings': { contrast: 'high' } },
    ready: heading('Settings'),
  },
  'how to play': { path: '/lost-cause/how-to-play', ready: heading('How to play Lost Cause') },
  'free play, locked': { path: '/gamecomplete', ready: heading('Free play is locked') },
  'free play with messages': {
    path: '/gamecomplete',
    stored: UNLOCKED,
    async ready(page) {
      await page.getByLabel('Height').fill('x');
      await page.locator('[id$=-message]').waitFor();
    },
  },
  'the menu of Lost Cause': { path: '/lost-cause', ready: heading('Lost Cause') },
  'the game': { path: PLAY, ready: (page) => page.locator('[data-phase=playing]').waitFor() },
  'the game on a phone': {
    path: PLAY,
    viewport: PHONE,
    touch: true,
    ready: (page) => page.getByRole('button', { name: 'Strike' }).waitFor(),
  },
  'the theatre, empty': { path: '/replay', ready: heading('Replays') },
  'the theatre with a recording': {
    path: '/replay',
    async ready(page) {
      await page.locator('input[type=file]').setInputFiles({
        name: 'run.warren',
        mimeType: 'text/plain',
        buffer: readFileSync(GOLDEN),
      });
      await page.locator('[data-verdict=valid]').waitFor();
    },
  },
  'the workshop with everything shown': {
    path: '/studio?seed=axe&show=solution,distances&grid=hex',
    viewport: { width: 768, height: 1024 },
    ready: finished,
  },
  'the workshop with messages': {
    path: '/studio?algorithm=none&grid=no&width=x&height=y',
    viewport: PHONE,
    ready: finished,
  },
  'a refused maze': { path: '/play/nonsense', ready: heading('This is no maze') },
  nowhere: { path: '/nowhere', viewport: PHONE, ready: heading('A dead end') },
};

describe('axe knows of no barrier, dark or light, on the screen of', () => {
  test.each(Object.entries(SCREENS))(
    '%s',
    async (_, { path, viewport = DESK, touch, stored = {}, ready }) => {
      const { page, close } = await site.open(null, { ...CALM, viewport, hasTouch: touch ?? false });
      await page.addInitScript((entries) => {
        for (const [name, value] of Object.entries(entries))
          localStorage.setItem(name, JSON.stringify(value));
      }, stored);
      await page.goto(site.address + path);
      await ready(page);
      await expectNoBarrier(page);
      await close();
    },
  );
});

test('a high-contrast system keeps every control visible', async () => {
  const { page, close } = await site.open(null, { ...CALM, forcedColors: 'active' });
  for (const [path, ready] of [
    ['/studio?seed=axe', finished],
    ['/settings', heading('Settings')],
  ] as const) {
    await page.goto(site.address + path);
    await ready(page);
    for (const control of await page.locator('button, input, select').all()) {
      expect(await control.isVisible()).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
  }
  await close();
});
