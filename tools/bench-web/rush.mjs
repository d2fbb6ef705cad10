import { findBot } from '../../packages/games/dist/bots/index.js';
import { startRun } from '../../packages/games/dist/index.js';
import { treasureRush } from '../../packages/games/dist/treasure-rush/index.js';

const LARGEST_SIDE = 20;

/** Treasure Rush in a maze of twenty by twenty, just as it appears. */
export const WIDEST_RUSH = {
  path: '/treasure-rush',
  stored: { 'warren.treasure-rush.run': JSON.stringify({ score: 0, saved: widestRun().save() }) },
  begin: (page) => page.getByRole('button', { name: /^Continue/ }).click(),
};

function widestRun() {
  const run = must(startRun(treasureRush, {}, 'bench'));
  const player = must(findBot('treasure-rush')).begin();
  while (run.state.round.side < LARGEST_SIDE) run.advance(player(run.state));
  return run;
}

function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
