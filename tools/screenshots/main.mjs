// Takes a picture of every screen, on a phone and on a desk, dark and light: `npm run screenshots`.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withSite } from '../browser/with-site.mjs';
import { SCREENS } from './screens.mjs';
import { writeSmallPng } from './small-png.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
/** @type {Record<string, import('playwright-core').BrowserContextOptions>} */
const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
/** @type {('dark' | 'light')[]} */
const THEMES = ['dark', 'light'];
const SETTLE_MS = 600;

/** Words after the command choose screens by their names. */
const wanted = process.argv.slice(2);

// A screen that is gone leaves no picture behind.
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await withSite(async (site) => {
  for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const [device, options] of Object.entries(DEVICES)) await takeBoth(site, screen, device, options);
  }
});

/**
 * Both themes of one screen, from the same page.
 * @param {import('../browser/with-site.mjs').Site} site
 * @param {import('./screen-parts.mjs').Screen} screen
 * @param {string} device
 * @param {import('playwright-core').BrowserContextOptions} options
 */
async function takeBoth({ address, browser }, screen, device, options) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    // Only once: what the page writes later is its own.
    if (sessionStorage.getItem('stored') !== null) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, screen.stored ?? {});
  await page.goto(address + screen.path);
  await screen.ready(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // The atlas of the other theme is fetched, and a picture is painted with it.
    await page.waitForTimeout(SETTLE_MS);
    const name = `${screen.name}-${device}-${colorScheme}.png`;
    const size = writeSmallPng(`${FOLDER}${name}`, await page.screenshot());
    console.log(`docs/screenshots/${name} ${Math.ceil(size / 1024)} KB`);
  }
  await context.close();
}
