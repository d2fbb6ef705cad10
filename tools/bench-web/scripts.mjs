import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** @typedef {import('../browser/with-site.mjs').Site} Site */
/** @typedef {{ names: Set<string>, bytes: number }} Scripts */

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/**
 * The scripts of the first page.
 * @param {Site} site
 */
export function homeScripts(site) {
  return scriptsOf(site, '/', new Set());
}

/**
 * The scripts a game needs besides those of the first page.
 * @param {Site} site
 * @param {string} path
 * @param {Scripts} home
 */
export function gameScripts(site, path, home) {
  return scriptsOf(site, path, home.names);
}

/**
 * @param {Site} site
 * @param {string} path
 * @param {Set<string>} known
 * @returns {Promise<Scripts>}
 */
async function scriptsOf({ address, browser }, path, known) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const names = new Set();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !known.has(pathname)) names.add(pathname);
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.close();
  const bytes = [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(DIST + name), { level: 9 }).length,
    0,
  );
  return { names, bytes };
}
