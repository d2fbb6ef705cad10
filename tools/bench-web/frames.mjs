import { percentile } from '../lib/percentile.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./games.mjs').MeasuredGame} MeasuredGame */
/** @typedef {{ name: string, ph: string, tdur?: number, dur?: number }} TraceEvent */
/** @typedef {(page: Page, turn: number) => Promise<void>} Act */

const VIEWPORT = { width: 1280, height: 800 };
const WARM_UP_MS = 3000;
const ROUNDS = 4;
const ROUND_MS = 5000;
/** Long enough to cross a tile or two; then another way. */
const WALK_MS = 900;
const KEYS = ['KeyD', 'KeyS', 'KeyA', 'KeyW'];

/**
 * How long the script of a frame takes while the player walks about, in the best of a few rounds. What counts is the
 * time of the processor: on a busy machine the clock on the wall also shows what other programs did.
 * @param {import('../browser/with-site.mjs').Site} site
 * @param {MeasuredGame} game
 */
export async function measureFrames({ address, browser }, game) {
  const { path, stored = {}, begin = nothing, act = nothing, viewport = VIEWPORT } = game;
  const page = await browser.newPage({ viewport });
  await page.addInitScript((items) => {
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  }, stored);
  await page.goto(address + path);
  await begin(page);
  await page.locator('[data-phase=playing]').waitFor();
  await walkFor(page, WARM_UP_MS, act);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(browser, page, act));
  await page.close();
  const [best] = [...rounds].sort((a, b) => a.p99 - b.p99);
  return { unit: 'ms of script a frame', ...best, p99s: rounds.map(({ p99 }) => p99) };
}

async function nothing() {}

/**
 * @param {Browser} browser
 * @param {Page} page
 * @param {Act} act
 */
async function measureRound(browser, page, act) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await walkFor(page, ROUND_MS, act);
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const times = traceEvents
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  return {
    frames: times.length,
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    max: round(Math.max(...times)),
  };
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

/**
 * @param {Page} page
 * @param {number} milliseconds
 * @param {Act} act
 */
async function walkFor(page, milliseconds, act) {
  const end = Date.now() + milliseconds;
  for (let turn = 0; Date.now() < end; turn++) {
    const key = KEYS[turn % KEYS.length];
    await page.keyboard.down(key);
    if (turn % 3 === 0) await page.keyboard.press('KeyR');
    await act(page, turn);
    await page.waitForTimeout(Math.min(WALK_MS, Math.max(0, end - Date.now())));
    await page.keyboard.up(key);
  }
}
