// What the screens of several games begin with.

import { findBot } from '../../packages/games/dist/bots/index.js';
import { findGame, startRun } from '../../packages/games/dist/index.js';

export function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** Ready when there is a heading of this name. */
export const heading = (name) => (page) => page.getByRole('heading', { name }).waitFor();

/** A run the game's bot has played until something is so. */
export function playUntil(game, isSo, { settings = {}, seed = 'lantern' } = {}) {
  const run = must(startRun(must(findGame(game)), settings, seed));
  const player = must(findBot(game)).begin();
  while (!run.finished && !isSo(run.state)) run.advance(player(run.state));
  return run;
}

/** Ready when the run that is kept goes on. */
export async function goOn(page) {
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('[data-phase=playing]').waitFor();
}
