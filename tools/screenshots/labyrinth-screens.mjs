import { labyrinth } from '../../packages/games/dist/labyrinth/index.js';
import { continueRun, heading, playUntil } from './screen-parts.mjs';

const NAMED = { 'warren.treasure-rush': JSON.stringify({ name: 'Ada' }) };

/**
 * The screens of Labyrinth.
 * @type {import('./screen-parts.mjs').Screen[]}
 */
export const LABYRINTH_SCREENS = [
  { name: 'labyrinth', path: '/labyrinth', stored: NAMED, ready: heading('Labyrinth') },
  { name: 'labyrinth-game', path: '/labyrinth', stored: kept(1, {}), ready: continueRun },
  // The bot is no match for the clock of the large ones, but a run that begins there shows them.
  { name: 'labyrinth-largest', path: '/labyrinth', stored: kept(33, { level: 33 }), ready: continueRun },
  { name: 'labyrinth-levels', path: '/labyrinth/levels', ready: heading('Custom levels') },
  { name: 'labyrinth-options', path: '/labyrinth/options', ready: heading('Options as a file') },
  {
    name: 'labyrinth-how-to-play',
    path: '/labyrinth/how-to-play',
    ready: heading('How to play Labyrinth'),
  },
];

/**
 * A run as the page keeps it, beneath a bridge where there is one soon.
 * @param {number} level
 * @param {object} settings
 */
function kept(level, settings) {
  const run = playUntil(labyrinth, ({ player, round }) => player.beneath || round.left < round.limit / 2, {
    settings,
  });
  const stored = JSON.stringify({ level, score: run.state.score, ticket: '', saved: run.save() });
  return { ...NAMED, 'warren.labyrinth.run': stored };
}
