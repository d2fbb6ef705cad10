import { GAMES } from '@warren/games';

/** @typedef {{ game: string, rules: number, ticks: number, outcome: string }} Earned What a recording really came to. */

const HEAD_BYTES = 5;
const CHECK_BYTES = 3;

/**
 * What the inputs in a recording come to, played in the plainest way there is: its bytes are read here, and the game
 * is asked for `setup`, `step` and `outcome` alone. `null` when the bytes say nothing that can be played, or when the
 * game is over before the ticks are.
 * @param {Uint8Array} bytes
 * @returns {Earned | null}
 */
export function replayPlainly(bytes) {
  const { game: id, rules, settings, seed, ticks, actions } = readPlainly(bytes);
  const game = GAMES.find((known) => known.id === id);
  const checked = game?.readSettings(settings);
  if (game === undefined || rules !== game.rules || !checked?.ok) return null;
  const state = game.setup(checked.value, seed);
  let used = 0;
  for (let tick = 0; tick < ticks; tick++) {
    if (game.finished(state)) return null;
    const now = [];
    for (; actions[used]?.tick === tick; used++) now.push(actions[used]?.action ?? 0);
    game.step(state, now);
  }
  // What was not played by now never was.
  if (used < actions.length) return null;
  return { game: id, rules, ticks, outcome: JSON.stringify(game.outcome(state)) };
}

/**
 * The fields of a recording, read without any of its own parser.
 * @param {Uint8Array} bytes
 */
function readPlainly(bytes) {
  let at = HEAD_BYTES;
  function number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  function text() {
    const length = number();
    at += length;
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(at - length, at));
  }
  const [game, rules, settings, seed] = [text(), number(), JSON.parse(text()), text()];
  const [ticks, count] = [number(), number()];
  let tick = 0;
  const actions = Array.from({ length: Math.min(count, bytes.length) }, () => {
    tick += number();
    return { tick, action: number() };
  });
  if (at > bytes.length - CHECK_BYTES) throw new Error('the recording is shorter than it says');
  return { game, rules, settings, seed, ticks, actions };
}
