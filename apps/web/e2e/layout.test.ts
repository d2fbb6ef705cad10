import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS } from '../../../tools/screenshots/screens.mjs';
import { layoutFlaws } from './support/layout.js';
import { openSite, type Site } from './support/site.js';

// Every screen that needs no server, in windows of every kind: nothing overflows, overlaps, is cut off or too small.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  '%s is laid out well',
  async (_, screen) => {
    const { page, close } = await site.open(null, { reducedMotion: 'reduce' });
    await page.addInitScript((stored) => {
      for (const [name, value] of Object.entries(stored))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }, screen.stored ?? {});
    await page.goto(site.address + screen.path);
    await screen.ready(page);
    const flaws = await layoutFlaws(page);
    // A page left open would slow down all that follow.
    await close();
    expect(flaws).toEqual([]);
  },
);
