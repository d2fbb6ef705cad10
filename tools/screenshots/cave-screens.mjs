import { cave } from '../../packages/games/dist/cave/index.js';
import { continueRun, heading, playUntil } from './screen-parts.mjs';

/** @typedef {import('../../packages/games/dist/cave/index.js').CaveState} CaveState */
/** @typedef {import('./screen-parts.mjs').Ready} Ready */

/**
 * The screens of Cave.
 * @type {import('./screen-parts.mjs').Screen[]}
 */
export const CAVE_SCREENS = [
  { name: 'cave', path: '/cave', ready: heading('Your worlds') },
  { name: 'cave-new-world', path: '/cave', ready: press('New world', heading('A new world')) },
  { name: 'cave-game', path: '/cave/expedition', stored: kept(walking), ready: continueRun },
  { name: 'cave-fight', path: '/cave/expedition', stored: kept(fighting), ready: continueRun },
  {
    name: 'cave-inventory',
    path: '/cave/expedition',
    stored: kept(walking),
    async ready(page) {
      await continueRun(page);
      await page.keyboard.press('KeyI');
      await heading('Inventory')(page);
    },
  },
  { name: 'cave-how-to-play', path: '/cave/how-to-play', ready: heading('How to play Cave') },
];

/**
 * Well into the cave, with something found.
 * @param {CaveState} state
 */
function walking({ moves, gold, phase }) {
  return moves > 250 && gold > 0 && phase === 'walking';
}

/**
 * At the beginning of a fight.
 * @param {CaveState} state
 */
function fighting({ moves, fight }) {
  return moves > 100 && fight !== null && fight.attacks === 0;
}

/**
 * An expedition as the page keeps it.
 * @param {(state: CaveState) => boolean} isWanted
 */
function kept(isWanted) {
  const run = playUntil(cave, isWanted);
  const stored = JSON.stringify({ gold: run.state.gold, ticket: '', saved: run.save() });
  return { 'warren.cave.expedition': stored };
}

/**
 * @param {string} name
 * @param {Ready} then
 * @returns {Ready}
 */
function press(name, then) {
  return async (page) => {
    await page.getByRole('button', { name }).click();
    await then(page);
  };
}
