import { Rng } from '@warren/engine';
import { findGame, GAMES, parseRecordingBytes, parseRecordingText, startRun, verify } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { must } from '../../lib/must.mjs';
import { replayPlainly } from '../tampering/plain-replay.mjs';
import { TAMPERINGS } from '../tampering/tamperings.mjs';

/** @typedef {import('@warren/games').Recording} Recording */
/** @typedef {import('../tampering/plain-replay.mjs').Earned} Earned */
/** @typedef {(given: Uint8Array | string, honest: Recording) => Earned | null} Judge What is listed, or `null`. */

/** Recordings a kind of tampering, over all games. */
const WHOLE = 10_000;
/** Runs of each game that are tampered with: played by a bot, and broken off at different times. */
const RUNS = 6;
const LONGEST = { 'real-time': 1_300, turns: 320 };
/** Recordings a kind for a control mutant. */
const MUTANT_ROUNDS = 10;

/**
 * Control mutants: judges that believe what they should not, each of which must be caught.
 * @type {Record<string, Judge>}
 */
const MUTANTS = {
  'a judge that believes the claims': (given, honest) => {
    const read = readRecording(given);
    if (!read.ok) return null;
    const { game, rules, ticks } = read.value;
    return { game, rules, ticks, outcome: outcomeOf(honest) };
  },
  'a judge that skips the last ticks': (given) => {
    const read = readRecording(given);
    if (!read.ok || judge(given) === null) return null;
    const { game, rules, ticks } = read.value;
    return { game, rules, ticks, outcome: outcomeOf(read.value, Math.max(0, ticks - 300)) };
  },
};

/**
 * Changes recordings of every game in twenty ways and has them judged: none may be listed with an outcome that its
 * own inputs do not earn, as a plain replay finds it.
 * @param {import('../main.mjs').FaultOptions} options
 * @returns {Promise<import('../main.mjs').FaultReport>}
 */
export async function run({ rounds = WHOLE, seed, print }) {
  const runs = GAMES.map((game) => playHonestly(game, seed));
  /** @type {string[]} */
  const failures = honestFlaws(runs.flat());
  let checks = 0;
  for (const name of Object.keys(TAMPERINGS)) {
    const found = tamper({ name, rounds, seed, runs, judge });
    checks += rounds;
    failures.push(...found.failures);
    print(
      `${name}: ${rounds} recordings, ${found.listed} listed with what they earned, ${rounds - found.listed} refused`,
    );
  }
  for (const [name, mutant] of Object.entries(MUTANTS)) {
    const caught = Object.keys(TAMPERINGS).filter(
      (kind) => tamper({ name: kind, rounds: MUTANT_ROUNDS, seed, runs, judge: mutant }).failures.length > 0,
    );
    checks++;
    if (caught.length === 0) failures.push(`the control mutant "${name}" was not caught`);
    else print(`control mutant caught: ${name}, by ${caught.length} kinds`);
  }
  return { checks, failures };
}

/**
 * @param {{ name: string, rounds: number, seed: string, runs: Recording[][], judge: Judge }} options
 */
function tamper({ name, rounds, seed, runs, judge: ask }) {
  const rng = Rng.fromSeed(seed, name);
  /** @type {string[]} */
  const failures = [];
  let listed = 0;
  for (let round = 0; round < rounds; round++) {
    const pool = runs[round % runs.length] ?? [];
    const [honest, other] = [pool[rng.below(pool.length)], pool[rng.below(pool.length)]];
    const tampering = TAMPERINGS[name];
    if (honest === undefined || other === undefined || tampering === undefined) continue;
    const given = tampering({ honest, other, rng });
    const verdict = ask(given, honest);
    if (verdict === null) continue;
    listed++;
    const earned = plainly(given);
    if (JSON.stringify(verdict) !== JSON.stringify(earned)) {
      failures.push(
        `${name}, round ${round}, ${honest.game}: listed ${show(verdict)}, earned ${show(earned)}`,
      );
    }
  }
  return { listed, failures };
}

/**
 * What a server would list: the same parser and the same verification.
 * @type {(given: Uint8Array | string) => Earned | null}
 */
function judge(given) {
  const recording = readRecording(given);
  if (!recording.ok) return null;
  const game = findGame(recording.value.game);
  const verdict = game.ok ? verify(game.value, recording.value) : game;
  if (!verdict.ok) return null;
  const { outcome, ...rest } = verdict.value;
  return { ...rest, outcome: JSON.stringify(outcome) };
}

/** @param {Uint8Array | string} given */
function readRecording(given) {
  return typeof given === 'string' ? parseRecordingText(given) : parseRecordingBytes(given);
}

/** @param {Uint8Array | string} given */
function plainly(given) {
  try {
    return replayPlainly(typeof given === 'string' ? Buffer.from(given.slice(3), 'base64url') : given);
  } catch {
    return null;
  }
}

/**
 * @param {import('@warren/games').AnyGame} game
 * @param {string} seed
 */
function playHonestly(game, seed) {
  return Array.from({ length: RUNS }, (_, i) => {
    const run = must(startRun(game, {}, `${seed} ${i}`));
    const player = must(findBot(game.id)).begin();
    const most = Math.floor(
      (LONGEST[game.traits.includes('turns') ? 'turns' : 'real-time'] * (i + 1)) / RUNS,
    );
    while (!run.finished && run.tick < most) run.advance(player(run.state));
    return run.recording();
  });
}

/**
 * Recordings nobody has touched must be listed, or the harness would be green on nothing.
 * @param {readonly Recording[]} recordings
 */
function honestFlaws(recordings) {
  return recordings
    .filter((recording) => !verify(must(findGame(recording.game)), recording).ok)
    .map(({ game, seed }) => `an honest run of ${game}, seed "${seed}", is refused`);
}

/**
 * The outcome of a recording, or of its first ticks.
 * @param {Recording} recording
 */
function outcomeOf({ game: id, settings, seed, ticks, actions }, end = ticks) {
  const game = must(findGame(id));
  const state = game.setup(settings, seed);
  for (let tick = 0, used = 0; tick < end && !game.finished(state); tick++) {
    const now = [];
    for (; actions[used] === tick; used += 2) now.push(actions[used + 1] ?? 0);
    game.step(state, now);
  }
  return JSON.stringify(game.outcome(state));
}

/** @param {Earned | null} earned */
function show(earned) {
  return earned === null ? 'nothing' : `${earned.outcome} of ${earned.ticks} ticks`;
}
