import { findBot, playOut } from '../../../packages/games/dist/bots/index.js';
import { findGame, makeRecordingText } from '../../../packages/games/dist/index.js';
import { must } from '../../lib/must.mjs';
import { asPlayer } from './suite.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').SuiteParts} SuiteParts */
/** @typedef {import('./suite.mjs').Asked} Asked */

const CONNECTIONS = 32;
const RECORDINGS = 16;

/**
 * Uploads of runs, each played again by the server before it answers.
 * @param {SuiteParts} parts
 * @returns {Suite[]}
 */
export function runSuites({ nextPlayer }) {
  const bodies = Array.from({ length: RECORDINGS }, (_, i) =>
    JSON.stringify({ recording: play(`bench-${i}`) }),
  );
  const upload = makeUploads(nextPlayer, bodies);
  const size = Math.round(bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length);
  return [
    {
      name: 'run',
      about: `uploads of runs of Lost Cause level 1 (${size} bytes), each new to its player, written down and verified`,
      call: 'uploadRun',
      connections: CONNECTIONS,
      warmUp: 1_000,
      goal: null,
      first: upload,
      begin: () => () => [{ setupRequest: (request) => ({ ...request, ...upload() }) }],
    },
  ];
}

/**
 * No player hands in a run twice: that would be known already.
 * @param {() => string} nextPlayer
 * @param {string[]} bodies
 * @returns {() => Asked}
 */
function makeUploads(nextPlayer, bodies) {
  let count = 0;
  let token = '';
  return () => {
    if (count % bodies.length === 0) token = nextPlayer();
    const headers = { ...asPlayer(token), 'content-type': 'application/json' };
    return { method: 'POST', path: '/api/runs', headers, body: bodies[count++ % bodies.length] };
  };
}

/** @param {string} seed */
function play(seed) {
  const game = must(findGame('lost-cause'));
  return makeRecordingText(must(playOut(game, must(findBot(game.id)), { level: 1 }, seed)).recording());
}
