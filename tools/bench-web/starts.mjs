import { percentile } from '../lib/percentile.mjs';

const VISITS = 7;

/**
 * From the address to a game that can be played, in a fresh profile each time.
 * @param {import('../browser/with-site.mjs').Site} site
 * @param {string} path
 */
export async function measureStarts({ address, browser }, path) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(watchStart);
    await page.goto(address + path);
    times.push(await page.evaluate(startTime));
    await context.close();
  }
  return {
    unit: 'ms',
    visits: VISITS,
    best: Math.round(Math.min(...times)),
    median: Math.round(percentile(times, 0.5)),
  };
}

/**
 * Runs in the page: remembers when the first picture after the first tick was on the screen. The clock of a game waits
 * for the first key, so one is pressed until it is heard.
 */
function watchStart() {
  const playable = new Promise((resolve) => {
    const look = () => {
      const tick = document.querySelector('[data-phase=playing]')?.getAttribute('data-tick');
      if (Number(tick ?? 0) >= 1) return resolve(performance.now());
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyD', bubbles: true }));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  Object.assign(window, { playable });
}

/**
 * Runs in the page: what was remembered, in milliseconds since the page was asked for.
 * @returns {Promise<number>}
 */
async function startTime() {
  return 'playable' in window ? Number(await window.playable) : Number.NaN;
}
