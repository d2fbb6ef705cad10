import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFile } from '../../../apps/server/dist/config/data-folder.js';
import { verifyInSlices } from '../../../apps/server/dist/workers/recordings.js';
import {
  makeLogBytes,
  makeRecordingText,
  TICKS_PER_SECOND,
  unwrapRecording,
} from '../../../packages/games/dist/index.js';
import { must } from '../../lib/must.mjs';
import { cpuOf } from '../load.mjs';
import { startWarren } from '../processes.mjs';
import { addUp, costOf, GOAL, judgeCost } from './cost.mjs';
import { drawTickets, handIn, playAll } from './play.mjs';
import { readStored } from './stored.mjs';
import { makeTimers } from './timers.mjs';

/** @typedef {import('./cost.mjs').WitnessRound} WitnessRound */
/** @typedef {import('./play.mjs').Played} Played */
/** @typedef {import('./play.mjs').Seat} Seat */
/** @typedef {import('./play.mjs').Table & { file: string, watch: Watch }} Table */
/** Begins to measure; answers the way to the processor time since then, in milliseconds. @typedef {() => Promise<() => Promise<number>>} Watch */

const NAME = 'witness';
/** The games in real time, with settings of a board that take minutes. @type {readonly Played[]} */
const PLAYED = [
  { game: 'lost-cause', settings: { mode: 'level', level: 10 }, runs: 3 },
  { game: 'treasure-rush', settings: { pickups: false, hunter: false }, runs: 5 },
  { game: 'classic', settings: { kind: 'spiral', level: 30, season: 1 }, runs: 8 },
  { game: 'labyrinth', settings: { algorithm: 'weave-prim' }, runs: 8 },
];
/** How reports meet: each in a commit of its own, or those of all runs in one. */
const MODES = [
  { mode: 'apart', together: false },
  { mode: 'together', together: true },
];
const MOST_TICKS = 10_000_000;
const IDLE_MS = 3_000;

/**
 * Measures what it costs a server to witness runs, beside verifying them. Bots play ranked runs of each game in real
 * time, by a clock that is told to the server, with the reports of a real client and without.
 * @param {{ folder: string, profile: string | undefined, rounds: number, nextPlayer: () => string }} how
 */
export async function measureWitness({ folder, profile, rounds, nextPlayer }) {
  const server = await startWarren({ folder, profile, witness: true });
  const timers = makeTimers(Date.now());
  let late = 0;
  const nextLate = () => late++;
  const { address } = server;
  const common = { address, timers, nextPlayer, nextLate, file: databaseFile(folder) };
  const flaws = new Set();
  const modes = [];
  let idle = 0;
  try {
    // Until the compiler has settled.
    const warmUp = { ...common, watch: watchOf(address, 0) };
    for (const played of PLAYED) await playRound(warmUp, played, { together: true, flaws });
    idle = await measureIdle(address);
    const table = { ...common, watch: watchOf(address, idle) };
    for (const { mode, together } of MODES) {
      /** @type {WitnessRound[][]} */
      const measured = [];
      for (let round = 0; round < rounds; round++) {
        const games = [];
        for (const played of PLAYED) games.push(await playRound(table, played, { together, flaws }));
        measured.push(games);
      }
      modes.push({ mode, ...report(measured) });
    }
  } finally {
    await server.stop();
  }
  return {
    name: NAME,
    about:
      'ranked runs of bots, reported as clients do; processor ms and bytes a minute of play, the server beside verification alone',
    idleMsASecond: Number(idle.toPrecision(3)),
    modes,
    flaws: [...flaws],
    failed: flaws.size > 0,
    goal: GOAL,
    ok: flaws.size === 0 && modes.every(({ holds }) => holds.share && holds.bytes),
  };
}

/** @param {WitnessRound[][]} rounds */
function report(rounds) {
  const all = costOf(rounds.map(addUp));
  const games = PLAYED.map(({ game }, i) => ({ game, ...costOf(rounds.map((round) => round[i])) }));
  return { all, games, holds: judgeCost(all) };
}

/**
 * @param {Table} table
 * @param {Played} played
 * @param {{ together: boolean, flaws: Set<string> }} how
 * @returns {Promise<WitnessRound>}
 */
async function playRound(table, played, { together, flaws }) {
  const { timers, address, file, watch } = table;
  /** @param {readonly Seat[]} seats @param {string} list */
  const handInMsOf = async (seats, list) => {
    const cost = await watch();
    const lists = await handIn(address, seats);
    for (const found of lists) if (found !== list) flaws.add(`${played.game}: ${found}, not ${list}`);
    return cost();
  };
  const offline = await playAll(timers, await drawTickets(table, played), { online: false, together });
  const offlineHandInMs = await handInMsOf(offline.seats, 'offline');

  const drawn = await drawTickets(table, played);
  const reporting = await watch();
  const { seats, reports } = await playAll(timers, drawn, { online: true, together });
  const reportsMs = await reporting();
  const tickets = drawn.map(({ ticket }) => ticket.id);
  const stored = readStored(file, tickets);
  const handInMs = await handInMsOf(seats, 'witnessed');
  const ticks = seats.reduce((sum, { player }) => sum + player.run.tick, 0);
  const minutes = ticks / TICKS_PER_SECOND / 60;
  const verifyMs = verifyAll(seats);
  return { minutes, reports, reportsMs, verifyMs, handInMs, offlineHandInMs, ...stored };
}

/**
 * Watches the processor time of a server, without what it takes while nothing is asked of it.
 * @param {string} address
 * @param {number} idle Milliseconds a second.
 * @returns {Watch}
 */
function watchOf(address, idle) {
  return async () => {
    const cpu = await cpuOf(address);
    const began = performance.now();
    return async () => 1000 * ((await cpuOf(address)) - cpu) - (idle * (performance.now() - began)) / 1000;
  };
}

/**
 * The processor time that a server takes while nothing is asked of it, in milliseconds a second.
 * @param {string} address
 */
async function measureIdle(address) {
  const cost = await watchOf(address, 0)();
  await sleep(IDLE_MS);
  return (await cost()) / (IDLE_MS / 1000);
}

/**
 * The processor time of playing runs again, as a worker thread of the server does, their logs compared.
 * @param {readonly Seat[]} seats
 */
function verifyAll(seats) {
  const orders = seats.map(({ player }) => {
    const recording = player.run.recording();
    const bytes = must(unwrapRecording(makeRecordingText(recording)));
    const witnessed = makeLogBytes(recording.actions);
    return { recording: bytes, ticks: MOST_TICKS, witnessed, measuredFrom: null };
  });
  const before = process.cpuUsage();
  for (const order of orders) must(verifyInSlices(order, { progress() {} }));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
