// The pure core as one script for any engine: this is the entry that is bundled. It uses no Node and no DOM.
import { findGame, parseRecordingText, stateHash } from '@warren/games';

/**
 * Which hashes of a run are wanted: after each tick of `from` to `to` that is a multiple of `every`, and after the
 * last tick of the run.
 * @typedef {{ recording: string, from: number, to: number, every: number }} HashRequest
 */
/**
 * The hash of the state after so many ticks, by turns: `[tick, hash, tick, hash, ...]`, and the outcome as JSON.
 * @typedef {{ hashes: number[], outcome: string }} HashedRun
 */

/**
 * Plays recordings again and hashes their states. What cannot be read throws.
 * @param {readonly HashRequest[]} requests
 * @returns {HashedRun[]}
 */
export function hashRuns(requests) {
  return requests.map(hashRun);
}

/** @param {HashRequest} request */
function hashRun({ recording: text, from, to, every }) {
  const { seed, ticks, actions, ...recording } = must(parseRecordingText(text));
  const game = must(findGame(recording.game));
  const state = game.setup(must(game.readSettings(recording.settings)), seed);
  /** @type {number[]} */
  const hashes = [];
  let used = 0;
  for (let tick = 0; ; tick++) {
    const isLast = tick === ticks || game.finished(state);
    const isWanted = tick >= from && tick <= to && tick % every === 0;
    if (isWanted || isLast) hashes.push(tick, stateHash(state));
    if (isLast || tick >= to) break;
    /** @type {number[]} */
    const now = [];
    for (; actions[used] === tick; used += 2) now.push(actions[used + 1]);
    game.step(state, now);
  }
  return { hashes, outcome: JSON.stringify(game.outcome(state)) };
}

/**
 * @template Value
 * @param {{ ok: true, value: Value } | { ok: false, reason: string }} result
 */
function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
