import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The scripts a page fetches from when it is opened until it rests, with their compressed sizes in bytes. */
export async function weighScripts(page: Page, address: string): Promise<ReadonlyMap<string, number>> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.set(pathname, gzipSync(readFileSync(DIST + pathname), { level: 9 }).length);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return scripts;
}

/** All of them together. */
export function total(scripts: ReadonlyMap<string, number>): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
