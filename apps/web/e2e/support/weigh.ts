import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { letPass, openStill } from './lockstep.js';
import { awaitedBy } from './patience.js';

/** Seconds of the page. */
const RESTS_AFTER = 10;
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The scripts a page fetches from when it is opened until it rests, with their compressed sizes in bytes. */
export async function weighScripts(page: Page, address: string): Promise<ReadonlyMap<string, number>> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.set(pathname, gzipSync(readFileSync(DIST + pathname), { level: 9 }).length);
  });
  await openStill(page, address);
  await letPass(page, () => page.locator('h1').first().isVisible());
  // What is fetched when there is nothing else to do comes within seconds.
  for (let seconds = 0; seconds < RESTS_AFTER; seconds++) {
    await page.clock.runFor(1000);
    await letPass(page, async () => awaitedBy(page).length === 0);
  }
  return scripts;
}

/** All of them together. */
export function total(scripts: ReadonlyMap<string, number>): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
