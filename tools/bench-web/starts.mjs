import { percentile } from './percentile.mjs';

const VISITS = 7;

/** From the address to a game that can be played, in a fresh profile each time: `{ unit, visits, best, median }`. */
export async function measureStarts({ address, browser }, path) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(noticeGame);
    await page.goto(address + path);
    times.push(await page.evaluate(() => window.playable));
    await context.close();
  }
  return {
    unit: 'ms',
    visits: VISITS,
    best: Math.round(Math.min(...times)),
    median: Math.round(percentile(times, 0.5)),
  };
}

/** Runs in the page: remembers when the first picture after the first tick was on the screen. */
function noticeGame() {
  window.playable = new Promise((resolve) => {
    const look = () => {
      const stage = document.querySelector('[data-phase=playing]');
      if (stage === null || Number(stage.dataset.tick) < 1) requestAnimationFrame(look);
      else resolve(performance.now());
    };
    requestAnimationFrame(look);
  });
}
