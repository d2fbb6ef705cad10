import { readFileSync } from 'node:fs';
import { type MazeRequest, makeMaze } from '@warren/engine';
import { drawSvg } from '@warren/engine/draw';
import { GENERATORS } from '@warren/engine/generators';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../src/studio/maze/choice.js';
import { letPass, openStill } from './support/lockstep.js';
import { finished, finishedOther, openSite, type Site } from './support/site.js';

// The workshop as people meet it: the built server, a real browser.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const isIn = (page: Page, state: 'carving' | 'finished') => () =>
  page.locator(`main[data-state=${state}]`).isVisible();

/** Where motion is not the point, it is left out. */
const CALM = { reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, ...CALM };

function mazeOf(request: MazeRequest) {
  const maze = makeMaze(request);
  if (!maze.ok) throw new Error(maze.reason);
  return maze.value;
}

function linkOf(request: MazeRequest): string {
  return `/studio?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`;
}

const SMALL: MazeRequest = {
  algorithm: 'recursive-backtracker',
  grid: 'rect',
  width: 12,
  height: 9,
  seed: 'e2e',
};

describe('the first visit', () => {
  test('carves a maze before the eyes, without any complaint of the browser', async () => {
    const { page, complaints, close } = await site.open(null);
    await openStill(page, `${site.address}/studio`);
    await letPass(page, isIn(page, 'carving'));
    await letPass(page, isIn(page, 'finished'));
    expect(await page.getByRole('status').first().textContent()).toMatch(/cells\. The way out takes/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('gives the maze an address that reproduces it', async () => {
    const first = await site.open('/studio', CALM);
    const seen = await finished(first.page);
    const { search } = new URL(first.page.url());
    expect(search).toMatch(/seed=/);
    const second = await site.open(`/studio${search}`, { ...CALM, viewport: { width: 700, height: 900 } });
    expect(await finished(second.page)).toBe(seen);
    await first.close();
    await second.close();
  });
});

describe('the maze on the page', () => {
  test.each([
    SMALL,
    { ...SMALL, seed: 'Höhle & Co. ☃' },
    { ...SMALL, grid: 'hex' },
    { ...SMALL, grid: 'triangle' },
    { ...SMALL, grid: 'polar', width: 6, height: 8 },
  ] as MazeRequest[])('is the one the engine makes elsewhere: %j', async (request) => {
    const { page, close } = await site.open(linkOf(request), CALM);
    expect(await finished(page)).toBe(fingerprint(mazeOf(request)));
    await close();
  });

  test('is the same whether it is watched or not', async () => {
    const { page, close } = await site.open(linkOf(SMALL));
    expect(await finished(page)).toBe(fingerprint(mazeOf(SMALL)));
    await close();
  });

  test('can be made by every algorithm of the registry', async () => {
    const { page, complaints, close } = await site.open(linkOf(SMALL), CALM);
    for (const { id } of GENERATORS) {
      await page.getByLabel('Algorithm').selectOption(id);
      await page.waitForURL((url) => url.searchParams.get('algorithm') === id);
      await page
        .locator(`main[data-fingerprint="${fingerprint(mazeOf({ ...SMALL, algorithm: id }))}"]`)
        .waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('gives way to another one, and Back brings it back', async () => {
    const { page, close } = await site.open(linkOf(SMALL), CALM);
    const first = await finished(page);
    await page.getByRole('button', { name: 'New maze' }).click();
    const second = await finishedOther(page, first);
    expect(new URL(page.url()).searchParams.get('seed')).not.toBe('e2e');
    await page.goBack();
    expect(await finishedOther(page, second)).toBe(first);
    await close();
  });

  test('is carved again from its seed, unchanged', async () => {
    const { page, close } = await site.open(null);
    await openStill(page, site.address + linkOf(SMALL));
    await letPass(page, isIn(page, 'finished'));
    const first = await finished(page);
    await page.getByRole('button', { name: 'Carve again' }).click();
    await letPass(page, isIn(page, 'carving'));
    await letPass(page, isIn(page, 'finished'));
    expect(await finished(page)).toBe(first);
    await close();
  });

  test('can be paused, and goes on', async () => {
    const { page, close } = await site.open(null);
    const bar = page.getByRole('progressbar');
    await openStill(page, site.address + linkOf({ ...SMALL, width: 40, height: 40 }));
    await letPass(page, isIn(page, 'carving'));
    await letPass(page, async () => Number(await bar.getAttribute('value')) > 0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await letPass(page, () => page.getByRole('button', { name: 'Go on' }).isVisible());
    // The stage hears of it with the next picture.
    await page.clock.runFor(100);
    const before = await bar.getAttribute('value');
    await page.clock.runFor(300);
    expect(await bar.getAttribute('value')).toBe(before);
    await page.getByRole('button', { name: 'Go on' }).click();
    await letPass(page, isIn(page, 'finished'));
    await close();
  });
});

describe('an address with mistakes', () => {
  test('says what is wrong beside each field, uses defaults there and keeps the rest', async () => {
    const words = 'algorithm=recursive-backtraker&grid=hexx&width=-3&height=11&seed=kept';
    const { page, complaints, close } = await site.open(`/studio?${words}`, CALM);
    await finished(page);
    const said = await page.locator('[id$=-message]').allTextContents();
    expect(said.join('\n')).toMatch(
      /no algorithm "recursive-backtraker"; did you mean "recursive-backtracker"\?/,
    );
    expect(said.join('\n')).toMatch(/no grid "hexx"; did you mean "hex"\?/);
    expect(said.join('\n')).toMatch(/width must be a whole number from 1, not "-3"/);
    expect(await page.getByLabel('Height').inputValue()).toBe('11');
    expect(await page.getByLabel('Seed', { exact: true }).inputValue()).toBe('kept');
    expect(new URL(page.url()).search).toBe(`?${words}`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('never breaks the page', async () => {
    const { page, complaints, close } = await site.open(null, CALM);
    for (const words of [
      'width=1000000000&height=2',
      'width=99999999999999999999&height=1e9',
      'grid=polar&width=9&height=200',
      'grid=triangle&width=1&height=5',
      'algorithm=recursive-backtracker&option.colour=red',
      'seed=%00%F0%9F%92%A1&show=nothing,else',
      `seed=${'x'.repeat(5000)}`,
    ]) {
      await page.goto(`${site.address}/studio?${words}`);
      await finished(page);
      expect([words.slice(0, 60), complaints]).toEqual([words.slice(0, 60), []]);
    }
    await close();
  });
});

describe('the form', () => {
  test('refuses a number beside its field and keeps the maze', async () => {
    const { page, close } = await site.open(linkOf(SMALL), CALM);
    const before = await finished(page);
    const width = page.getByLabel('Width');
    await width.fill('0');
    await expect.poll(() => page.locator('[id$=-message]').textContent()).toMatch(/whole number from 1/);
    expect(await width.getAttribute('aria-invalid')).toBe('true');
    expect(await finished(page)).toBe(before);
    await width.fill('13');
    expect(await finishedOther(page, before)).toBe(fingerprint(mazeOf({ ...SMALL, width: 13 })));
    await close();
  });

  test('shows the way out and the distances, and the address says so', async () => {
    const { page, close } = await site.open(linkOf(SMALL), CALM);
    await finished(page);
    const shoot = () => page.locator('main [role=img]').screenshot();
    const differsFrom = (picture: Buffer) =>
      expect.poll(async () => (await shoot()).equals(picture)).toBe(false);
    const plain = await shoot();
    await page.getByRole('switch', { name: 'Show the way out' }).check();
    await page.waitForURL(/show=solution/);
    await differsFrom(plain);
    const way = await shoot();
    await page.getByRole('switch', { name: 'Colour by distance' }).check();
    await page.waitForURL(/show=solution%2Cdistances/);
    await differsFrom(way);
    const steps = await shoot();
    await page.getByRole('switch', { name: 'With speed patches' }).check();
    await page.waitForURL(/show=solution%2Cdistances%2Cpatches/);
    await differsFrom(steps);
    await close();
  });

  test('can be used with the keyboard alone', async () => {
    const { page, close } = await site.open(linkOf(SMALL), CALM);
    const first = await finished(page);
    const press = async (name: string) => {
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const found = await focused.evaluate(
          (element, wanted) =>
            (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(wanted),
          name,
        );
        if (found) return page.keyboard.press('Enter');
      }
      throw new Error(`no way to ${name} with the keyboard`);
    };
    await press('New maze');
    const second = await finishedOther(page, first);
    await page.getByLabel('Algorithm').focus();
    const outline = await page
      .locator(':focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
    await page.keyboard.press('ArrowDown');
    await finishedOther(page, second);
    await page.getByRole('switch', { name: 'Show the way out' }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/show=solution/);
    await close();
  });
});

describe('what one takes along', () => {
  test('is the picture the engine draws', async () => {
    const { page, close } = await site.open(`${linkOf(SMALL)}`, { ...CALM, colorScheme: 'light' });
    await finished(page);
    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as SVG' }).click(),
    ]);
    expect(svg.suggestedFilename()).toBe('warren-recursive-backtracker-e2e.svg');
    const title = 'A maze by Recursive backtracker, seed e2e';
    const drawn = drawSvg(mazeOf(SMALL), { theme: 'light', title });
    expect(readFileSync(await svg.path(), 'utf8')).toBe(drawn.ok ? drawn.value : '');
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as PNG' }).click(),
    ]);
    const bytes = readFileSync(await png.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(12 * 10);
    await close();
  });

  test('is the link, and the command for a terminal', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, close } = await site.open(linkOf({ ...SMALL, seed: "it's" }), { ...CALM, permissions });
    await finished(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('button', { name: 'Copy the command' }).click();
    await page.getByText('Command copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "warren maze --algorithm recursive-backtracker --width 12 --height 9 --seed 'it'\\''s'",
    );
    await close();
  });
});

describe('the page fits', () => {
  test('every window, from a small phone to a wall', async () => {
    const { page, close } = await site.open('/studio?seed=fit', CALM);
    await finished(page);
    for (const width of [320, 360, 768, 1024, 1440, 3840]) {
      await page.setViewportSize({ width, height: Math.max(640, Math.round(width * 0.6)) });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(async () => [width, await over()]).toEqual([width, 0]);
    }
    await close();
  });

  test('a phone: things to touch are large enough', async () => {
    const { page, close } = await site.open('/studio?seed=fit', { ...PHONE, hasTouch: true });
    await finished(page);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
      expect(box?.width).toBeGreaterThanOrEqual(40);
    }
    await close();
  });
});

describe('the theme', () => {
  test('follows the system until somebody chooses, and the choice stays', async () => {
    const { page, close } = await site.open('/studio?seed=theme', { ...CALM, colorScheme: 'dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await finished(page);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).not.toBe(dark);
    const light = await ground();
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await expect.poll(ground).toBe(dark);
    await page.reload();
    await finished(page);
    expect(await ground()).toBe(dark);
    await page.getByRole('button', { name: 'Use the light theme' }).click();
    await expect.poll(ground).toBe(light);
    await close();
  });
});

test('with less motion wanted, a finished maze stands still at once', async () => {
  const { page, close } = await site.open(null, CALM);
  await openStill(page, `${site.address}${linkOf({ ...SMALL, width: 60, height: 60 })}&show=solution`);
  await letPass(page, isIn(page, 'finished'));
  const before = await finished(page);
  await page.getByRole('button', { name: 'New maze' }).click();
  const other = page.locator(`main[data-state=finished]:not([data-fingerprint="${before}"])`);
  await letPass(page, () => other.isVisible());
  // One frame to paint it; no light rises, no line grows.
  await page.clock.runFor(20);
  const first = await page.locator('main [role=img]').screenshot();
  await page.clock.runFor(300);
  expect((await page.locator('main [role=img]').screenshot()).equals(first)).toBe(true);
  await close();
});
