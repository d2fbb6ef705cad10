/** @typedef {import('./core.mjs').HashedRun} HashedRun */
/** @typedef {import('./core.mjs').HashRequest} HashRequest */
/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('./runs.mjs').PlayedRun} PlayedRun */
/** @typedef {{ run: PlayedRun, tick: number }} Difference The first tick whose state differs. */

/** How many ticks lie between two checkpoints. */
const CHECKPOINT_TICKS = 600;

/**
 * What is asked of an engine for every checkpoint of these runs.
 * @param {readonly PlayedRun[]} runs
 * @returns {HashRequest[]}
 */
export function checkpointsOf(runs) {
  return runs.map(({ recording, ticks }) => ({ recording, from: 0, to: ticks, every: CHECKPOINT_TICKS }));
}

/**
 * Compares an engine with the one that is believed at every checkpoint of these runs, and finds the first tick of each
 * run that differs: the checkpoint tells the 600 ticks, and those are compared one by one.
 * `expected` is what the trusted one says of the checkpoints.
 * @param {{ core: string, runs: readonly PlayedRun[], expected: readonly HashedRun[], trusted: Engine, other: Engine }} options
 * @returns {Promise<{ checks: number, differences: Difference[] }>}
 */
export async function compareEngines({ core, runs, expected, trusted, other }) {
  const there = await other.hash(core, checkpointsOf(runs));
  let checks = 0;
  /** @type {Difference[]} */
  const differences = [];
  for (const [i, run] of runs.entries()) {
    const [right, answer] = [expected[i], there[i]];
    if (right === undefined || answer === undefined) throw new Error(`${other.name} left out a run`);
    checks += right.hashes.length / 2;
    const at = firstDifference(right.hashes, answer.hashes);
    if (at === null && right.outcome === answer.outcome) continue;
    differences.push({
      run,
      tick: at === null ? run.ticks : await firstTick({ core, run, trusted, other }, at),
    });
  }
  return { checks, differences };
}

/**
 * The first tick that differs, when the checkpoint after `end` ticks is the first one that does.
 * @param {{ core: string, run: PlayedRun, trusted: Engine, other: Engine }} options
 * @param {number} end
 */
async function firstTick({ core, run, trusted, other }, end) {
  const from = Math.max(0, end - CHECKPOINT_TICKS);
  const request = { recording: run.recording, from, to: end, every: 1 };
  const [here, there] = await Promise.all([trusted.hash(core, [request]), other.hash(core, [request])]);
  return firstDifference(here[0]?.hashes ?? [], there[0]?.hashes ?? []) ?? end;
}

/**
 * The tick of the first hash that differs; ticks and hashes by turns.
 * @param {readonly number[]} right
 * @param {readonly number[]} other
 */
function firstDifference(right, other) {
  const at = right.findIndex((value, i) => other[i] !== value);
  if (at >= 0) return right[at - (at % 2)] ?? null;
  return other.length > right.length ? (other[right.length] ?? null) : null;
}
