import { percentile } from './percentile.mjs';

const VIEWPORT = { width: 1280, height: 800 };
const WARM_UP_MS = 3000;
const ROUNDS = 4;
const ROUND_MS = 5000;
/** Long enough to cross a tile or two; then another way. */
const WALK_MS = 900;
const KEYS = ['KeyD', 'KeyS', 'KeyA', 'KeyW'];

/**
 * How long the script of a picture takes while somebody walks about: `{ unit, frames, p50, p99, max, p99s }`, of the
 * best of a few rounds. A game is opened at its `path`, with what is `stored` in the browser; `begin` starts it, and
 * `stir` does something else at every turn of the walk, such as to zoom. What counts is the time of the processor: on a
 * busy machine the clock on the wall also shows what others did.
 */
export async function measureFrames({ address, browser }, game) {
  const { path, stored = {}, begin = nothing, stir = nothing, viewport = VIEWPORT } = game;
  const page = await browser.newPage({ viewport });
  await page.addInitScript((items) => {
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  }, stored);
  await page.goto(address + path);
  await begin(page);
  await page.locator('[data-phase=playing]').waitFor();
  await walkFor(page, WARM_UP_MS, stir);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(browser, page, stir));
  await page.close();
  const [best] = [...rounds].sort((a, b) => a.p99 - b.p99);
  return { unit: 'ms of script a frame', ...best, p99s: rounds.map(({ p99 }) => p99) };
}

async function nothing() {}

async function measureRound(browser, page, stir) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await walkFor(page, ROUND_MS, stir);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const times = traceEvents
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .map(({ tdur, dur }) => (tdur ?? dur) / 1000);
  return {
    frames: times.length,
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    max: round(Math.max(...times)),
  };
}

function round(value) {
  return Math.round(value * 100) / 100;
}

async function walkFor(page, milliseconds, stir) {
  const end = Date.now() + milliseconds;
  for (let turn = 0; Date.now() < end; turn++) {
    const key = KEYS[turn % KEYS.length];
    await page.keyboard.down(key);
    if (turn % 3 === 0) await page.keyboard.press('KeyR');
    await stir(page, turn);
    await page.waitForTimeout(Math.min(WALK_MS, Math.max(0, end - Date.now())));
    await page.keyboard.up(key);
  }
}
