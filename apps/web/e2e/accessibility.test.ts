import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finished, openSite, type Site } from './support/site.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What axe finds wrong, a line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return axe.run({ runOnly: { type: 'tag', values: tags } });
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

describe.each(['dark', 'light'] as const)('in the %s theme', (colorScheme) => {
  test.each([
    ['as it is first met', '/studio?seed=axe', { width: 1280, height: 800 }],
    [
      'with everything shown',
      '/studio?seed=axe&show=solution,distances&grid=hex',
      { width: 768, height: 1024 },
    ],
    [
      'with messages beside the fields',
      '/studio?algorithm=none&grid=no&width=x&height=y',
      { width: 360, height: 740 },
    ],
    ['where there is nothing', '/nowhere', { width: 360, height: 740 }],
  ])('the page %s has no barrier axe knows of', async (_, path, viewport) => {
    const { page, close } = await site.open(path, { colorScheme, viewport, reducedMotion: 'reduce' });
    if (path !== '/nowhere') await finished(page);
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

test('a high-contrast system keeps every control visible', async () => {
  const { page, close } = await site.open('/studio?seed=axe', {
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  await finished(page);
  for (const control of await page.locator('button, input, select').all()) {
    expect(await control.isVisible()).toBe(true);
  }
  expect(await violations(page)).toEqual([]);
  await close();
});
