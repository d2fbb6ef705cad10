// What the screens of several games begin with.
import { findBot } from '../../packages/games/dist/bots/index.js';
import { startRun } from '../../packages/games/dist/index.js';
import { must } from '../lib/must.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../packages/games/dist/index.js').Plain} Plain */
/** @typedef {(page: Page) => Promise<void>} Ready */
/**
 * A screen of which a picture is taken.
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {Record<string, string>} [stored] What lies in the storage of the browser before.
 * @property {Ready} ready Leads to the screen, and waits until it is complete.
 */

/**
 * Ready when there is a heading of this name.
 * @param {string} name
 * @returns {Ready}
 */
export const heading = (name) => (page) => page.getByRole('heading', { name }).waitFor();

/**
 * Ready when a game is being played.
 * @type {Ready}
 */
export function playing(page) {
  return page.locator('[data-phase=playing]').waitFor();
}

/**
 * Ready when the stored run goes on. One in real time begins paused, and is counted.
 * @type {Ready}
 */
export async function continueRun(page) {
  await page.getByRole('button', { name: /^Continue/ }).click();
  await playing(page);
  if (!(await page.locator('[data-paused=true]').isVisible())) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('[data-paused=false]').waitFor();
}

/**
 * A run that the game's bot has played until its state is as wanted.
 * @template State
 * @param {import('../../packages/games/dist/index.js').Game<Plain, State>} game
 * @param {(state: State) => boolean} isWanted
 * @param {{ settings?: object, seed?: string }} [options]
 */
export function playUntil(game, isWanted, { settings = {}, seed = 'lantern' } = {}) {
  const run = must(startRun(game, settings, seed));
  const player = must(findBot(game.id)).begin();
  while (!run.finished && !isWanted(run.state)) run.advance(player(run.state));
  return run;
}
