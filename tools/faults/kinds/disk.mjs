import { mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rng } from '../../../packages/engine/dist/index.js';
import { ended, startWarren, stopWarren } from '../../lib/warren-process.mjs';
import { checkJudged } from '../lib/judged.mjs';
import { makeCrowd } from '../lib/player.mjs';
import { FLAGS } from '../lib/victims.mjs';
import { NEEDS, WRITES } from '../lib/writes.mjs';
import { isCaught, mutant } from '../mutants/mutants.mjs';
import { FLUSHES, makeFaultyDisk, WRITES as WRITING } from '../shim/shim.mjs';
import { runSmallDisk } from './small-disk.mjs';

/** @typedef {import('../main.mjs').FaultReport} FaultReport */
/** @typedef {import('../lib/player.mjs').Player} Player */
/** @typedef {ReturnType<typeof makeCrowd>} Crowd */
/** @typedef {import('../mutants/mutants.mjs').MutantName} MutantName */
/** @typedef {import('../shim/shim.mjs').FaultyDisk} FaultyDisk */

const { EIO, ENOSPC } = constants.errno;
const FOR_EVER = 1_000_000_000;

/** How the disk fails from an event on, or at one event only. */
const FAULTS = [
  { name: 'the disk is full', failWhat: WRITING, failErrno: ENOSPC, events: FOR_EVER },
  { name: 'one write finds no room', failWhat: WRITING, failErrno: ENOSPC, events: 1 },
  { name: 'flushes fail', failWhat: FLUSHES, failErrno: EIO, events: FOR_EVER },
  { name: 'one flush fails', failWhat: FLUSHES, failErrno: EIO, events: 1 },
  { name: 'writes fail', failWhat: WRITING, failErrno: EIO, events: FOR_EVER },
];
/** No write makes more events than that. */
const MOST_EVENTS = 60;
/** Codes with which a write may be answered while the disk fails; empty is success. */
const ALLOWED = ['', 'disk-full', 'database-away'];
const MOST_TRIES = 5;
/** Then a new player comes: an account keeps its newest 20 unused tickets only. */
const MOST_FACTS = 20;
/** A run whose verdict found no room is judged some seconds later, and of an address eight may wait. */
const MOST_WAITING = 6;
const MUTANT_CASES = 40;

/**
 * Every write on SQLite, with a disk that fails at each of its events in turn. `rounds` takes so many of these cases.
 * @param {import('../main.mjs').FaultOptions} options
 * @returns {Promise<FaultReport>}
 */
export async function run({ rounds, seed, print }) {
  const report = await runCases({ rounds, seed, print });
  const planted = /** @type {const} */ ('ignores a failed commit');
  const found = await runCases({ rounds: MUTANT_CASES, seed, print: () => {}, planted });
  report.checks++;
  if (!isCaught(planted, found.failures))
    report.failures.push('the control mutant was not caught: a failed commit');
  if (rounds !== undefined) return report;
  const small = await runSmallDisk({ print });
  return { checks: report.checks + small.checks, failures: [...report.failures, ...small.failures] };
}

/** What is to fail when. @typedef {{ write: string, fault: typeof FAULTS[number], at: number }} Case */

/**
 * @param {{ rounds: number | undefined, seed: string, print: (line: string) => void, planted?: MutantName }} options
 */
async function runCases({ rounds, seed, print, planted }) {
  const rng = Rng.fromSeed(seed, 'disk');
  const disk = makeFaultyDisk(mkdtempSync(join(tmpdir(), 'warren-faults-')));
  const { node = [], env = {} } = planted === undefined ? {} : mutant(planted);
  const preload = { node, env: { ...env, ...disk.env } };
  const start = () => startWarren({ words: [...FLAGS, '--data', disk.folder], ...preload });
  let server = await start();
  /** @type {FaultReport} */
  const report = { checks: 0, failures: [] };
  const crowd = makeCrowd(rng, 'd');
  /** @type {Map<string, number>} */
  const answers = new Map();
  /** @type {Set<string>} */
  const over = new Set();
  /** @type {Set<Player>} */
  const waiting = new Set();
  try {
    for (const { write, fault, at } of casesOf(rounds, rng)) {
      if (rounds === undefined && over.has(`${write} ${fault.name}`)) continue;
      const player = await readyPlayer(crowd, { address: server.address, write, waiting });
      const { code, failed } = await failAt(disk, { player, address: server.address, write, fault, at });
      const what = `${write}, ${fault.name} at event ${at}`;
      // The write was over before that event; it has no later ones.
      if (!failed) over.add(`${write} ${fault.name}`);
      answers.set(code, (answers.get(code) ?? 0) + (failed ? 1 : 0));
      if (!ALLOWED.includes(code)) report.failures.push(`${what}: answered ${code}`);
      const { checks, failures } = await player.check(server.address);
      report.checks += checks;
      report.failures.push(...failures.map((failure) => `${what}: ${failure}`));
      if (planted !== undefined && isCaught(planted, report.failures)) return report;
      if (write.endsWith('Run')) waiting.add(player);
      if (waiting.size < MOST_WAITING) continue;
      await checkJudged([...waiting], server.address, report);
      waiting.clear();
    }
    // All that was acknowledged is there after a power cut too.
    server.process.kill('SIGKILL');
    await ended(server.process);
    disk.cutPower(() => true);
    server = await start();
    await crowd.check(server.address, report);
  } finally {
    await stopWarren(server.process);
    disk.remove();
  }
  const told = [...answers].map(([code, count]) => `${code || 'done all the same'} ${count}`);
  print(`SQLite: ${report.checks} facts compared; answers while the disk failed: ${told.join(', ')}`);
  return report;
}

/**
 * Has a write made while the disk fails, and again when it is well. Answers how the first went.
 * @param {FaultyDisk} disk
 * @param {Case & { player: Player, address: string }} options
 */
async function failAt(disk, { player, address, write, fault, at }) {
  const { failWhat, failErrno, events } = fault;
  const failFrom = disk.get('count') + at;
  const before = disk.get('failed');
  disk.set({ failWhat, failErrno, failFrom, failMost: before + events });
  const acted = await player.act(address, write);
  const failed = disk.get('failed') > before;
  disk.set({ failFrom: 0 });
  // The server goes on as soon as the disk does.
  const next = await player.act(address, player.isGone ? undefined : 'save');
  const isWell = next?.code === '' || next?.code === 'save-conflict' || player.isGone;
  return { code: isWell ? (acted?.code ?? '') : `afterwards ${next?.code}`, failed };
}

/**
 * All cases in their order, or some of them in any.
 * @param {number | undefined} rounds
 * @param {Rng} rng
 * @returns {Case[]}
 */
function casesOf(rounds, rng) {
  const all = ['guest', ...Object.keys(WRITES)].flatMap((write) =>
    FAULTS.flatMap((fault) => Array.from({ length: MOST_EVENTS }, (_, i) => ({ write, fault, at: 1 + i }))),
  );
  if (rounds === undefined) return all;
  // Most writes make few events.
  return Array.from({ length: rounds }, () => {
    const { write, fault } = /** @type {Case} */ (all[rng.below(all.length)]);
    return { write, fault, at: 1 + rng.below(MOST_EVENTS / 6) };
  });
}

/**
 * A player that has what a write needs, and none of those whose runs wait.
 * @param {Crowd} crowd
 * @param {{ address: string, write: string, waiting: ReadonlySet<Player> }} options
 */
async function readyPlayer({ all, add }, { address, write, waiting }) {
  const last = write === 'guest' ? undefined : all.at(-1);
  const isUsable =
    last !== undefined &&
    !last.isGone &&
    !waiting.has(last) &&
    last.ledger.known.size < MOST_FACTS &&
    (write !== 'register' || last.isGuest);
  const player = isUsable ? last : add();
  if (player.token === null && write !== 'guest') await player.act(address);
  const need = NEEDS[write];
  for (let tries = 0; need !== undefined && !need.isMet(player) && tries < MOST_TRIES; tries++) {
    await player.act(address, need.write);
  }
  return player;
}
