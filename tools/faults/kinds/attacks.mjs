import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Rng } from '../../../packages/engine/dist/index.js';
import { parseRecordingText, TICKS_PER_SECOND } from '../../../packages/games/dist/index.js';
import { must } from '../../lib/must.mjs';
import { percentile } from '../../lib/percentile.mjs';
import { startWarren, stopWarren } from '../../lib/warren-process.mjs';
import { guestAt, makeAttackers } from '../attacks/attackers.mjs';
import * as attacks from '../attacks/attacks.mjs';
import { playShort } from '../lib/writes.mjs';
import { isCaught, mutant } from '../mutants/mutants.mjs';

/** @typedef {import('../main.mjs').FaultReport} FaultReport */
/** @typedef {import('../mutants/mutants.mjs').MutantName} MutantName */
/** @typedef {import('../attacks/attackers.mjs').Attack} Attack */

/**
 * The points of the list of attacks, and the control mutant each of them must catch.
 * @type {{ name: string, attack: (attack: Attack) => Promise<unknown>, planted: MutantName }[]}
 */
const LIST = [
  { name: '1 pictures', attack: attacks.pictures, planted: 'draws any picture' },
  { name: '2 queue', attack: attacks.queue, planted: 'lets any number of runs wait' },
  { name: '3 room', attack: attacks.room, planted: 'keeps refused recordings' },
  { name: '4 password', attack: attacks.password, planted: 'trusts an old password' },
  { name: '5 boards', attack: attacks.boards, planted: 'opens seasons to come' },
  { name: '6 names', attack: attacks.names, planted: 'takes names as they are written' },
  { name: '7 addresses', attack: attacks.addresses, planted: 'limits nothing' },
];
/** Of the bounded version: the mutants that cost little time. */
const QUICK = ['lets any number of runs wait', 'trusts an old password', 'takes names as they are written'];
const WHOLE_MS = 15_000;
const MUTANT_TRIES = 5;
const PROBE_MS = 10;
const FLAGS = ['--trusted-hops', '1', '--check-threads', '1', '--log', 'error'];

/**
 * Every attack once (with `rounds`: so many times), beside an honest player and a look at /healthz; whole, each for
 * some seconds, and every control mutant.
 * @param {import('../main.mjs').FaultOptions} options
 * @returns {Promise<FaultReport>}
 */
export async function run({ rounds, seed, print }) {
  const rng = Rng.fromSeed(seed, 'attacks');
  /** @type {FaultReport} */
  const report = { checks: 0, failures: [] };
  await onServer(undefined, async (base, database) => {
    for (const { name, attack } of LIST) {
      const found = await measure({ base, database, rng, attack, rounds });
      report.checks += found.checks;
      report.failures.push(...found.failures.map((failure) => `${name}: ${failure}`));
      print(`${name}: ${found.line}`);
    }
  });
  for (const { name, attack, planted } of LIST) {
    if (rounds !== undefined && !QUICK.includes(planted)) continue;
    report.checks++;
    const found = await attackMutant(attack, planted, rng);
    if (!isCaught(planted, found)) {
      report.failures.push(`${name}: the control mutant was not caught: a server that ${planted}`);
    }
  }
  return report;
}

/**
 * @param {MutantName | undefined} planted
 * @param {(base: string, database: string) => Promise<void>} work
 */
async function onServer(planted, work) {
  const data = mkdtempSync(join(tmpdir(), 'warren-faults-'));
  const plant = planted === undefined ? {} : mutant(planted);
  const server = await startWarren({ words: [...FLAGS, '--data', data], ...plant });
  try {
    await work(server.address, `sqlite:${join(data, 'warren.sqlite')}`);
  } finally {
    await stopWarren(server.process);
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Attacks a mutant until it is caught, at most a few times.
 * @param {(attack: Attack) => Promise<unknown>} attack
 * @param {MutantName} planted
 * @param {Rng} rng
 */
async function attackMutant(attack, planted, rng) {
  /** @type {string[]} */
  const failures = [];
  await onServer(planted, async (base, database) => {
    const given = { base, database, rng, ...makeAttackers(base, rng) };
    for (let i = 0; i < MUTANT_TRIES && !isCaught(planted, failures); i++) {
      await attack({ ...given, answered: () => {}, fail: (what) => failures.push(what) });
    }
  });
  return failures;
}

/**
 * Attacks while an honest player plays and /healthz is looked at.
 * @param {{ base: string, database: string, rng: Rng, attack: (attack: Attack) => Promise<unknown>, rounds: number | undefined }} options
 */
async function measure({ base, database, rng, attack, rounds }) {
  /** @type {Map<string | number, number>} */
  const answers = new Map();
  /** @type {string[]} */
  const failures = [];
  const attackers = makeAttackers(base, rng);
  const given = {
    ...{ base, database, rng, ...attackers },
    answered: (/** @type {string | number} */ code) => answers.set(code, (answers.get(code) ?? 0) + 1),
    fail: (/** @type {string} */ what) => failures.push(what),
  };
  const probe = startProbe(base);
  const honest = startHonest(attackers, failures);
  const began = performance.now();
  let done = 0;
  do await attack(given);
  while (++done < (rounds ?? 1) || (rounds === undefined && performance.now() - began < WHOLE_MS));
  const judged = await honest.stop();
  const { times, wrong } = await probe.stop();
  failures.push(...wrong);
  const told = [...answers].map(([code, count]) => `${code} ${count}`).join(', ');
  const line =
    `/healthz p99 ${Math.round(percentile(times, 0.99))} ms of ${times.length}; ` +
    `${judged.length} honest runs judged, the slowest after ${Math.round(Math.max(...judged))} ms; ` +
    `answers: ${told}; load ${loadavg()[0]?.toFixed(1)}`;
  const checks = [...answers.values()].reduce((sum, count) => sum + count, 0) + judged.length + times.length;
  return { checks, failures: [...new Set(failures)], line };
}

/** Looks at /healthz again and again. @param {string} base */
function startProbe(base) {
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const wrong = [];
  let isStopped = false;
  const probing = (async () => {
    while (!isStopped) {
      const began = performance.now();
      const { status } = await fetch(`${base}/healthz`);
      times.push(performance.now() - began);
      if (status !== 200) wrong.push(`/healthz answered ${status}`);
      await sleep(PROBE_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await probing;
      return { times, wrong };
    },
  };
}

/**
 * A player with runs that must be judged, one after another, the attack or not.
 * @param {ReturnType<typeof makeAttackers>} attackers
 * @param {string[]} failures
 */
function startHonest(attackers, failures) {
  /** @type {number[]} */
  const times = [];
  let isStopped = false;
  const playing = (async () => {
    const player = await guestAt(attackers, attackers.address());
    do {
      const ticket = await player.call('drawTicket', { body: { game: 'classic', settings: {} } });
      if (!ticket.ok) {
        failures.push(`an honest player got no ticket: ${ticket.code}`);
        return;
      }
      const { id, nonce, seed, settings } = ticket.value;
      const recording = playShort(seed, settings);
      // As long as a player would have played.
      await sleep((1000 * must(parseRecordingText(recording)).ticks) / TICKS_PER_SECOND);
      const began = performance.now();
      let run = await player.call('uploadRun', { body: { recording, ticket: { id, nonce } } });
      while (run.ok && run.value.status !== 'verified' && run.value.status !== 'refused') {
        await sleep(PROBE_MS);
        run = await player.call('run', { params: { run: run.value.id } });
      }
      const isRanked = run.ok && run.value.status === 'verified' && run.value.ranked;
      if (!isRanked) failures.push(`an honest run was not ranked: ${JSON.stringify(run)}`);
      times.push(performance.now() - began);
      await sleep(20 * PROBE_MS);
    } while (!isStopped);
  })();
  return {
    async stop() {
      isStopped = true;
      await playing;
      return times;
    },
  };
}
