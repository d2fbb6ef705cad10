import { setImmediate } from 'node:timers/promises';
import { openQueueAdmin } from '../../../apps/server/dist/store/queue-admin.js';
import { Rng } from '../../../packages/engine/dist/index.js';
import { must } from '../../lib/must.mjs';
import { ended, stopWarren } from '../../lib/warren-process.mjs';
import { bundleWarren } from '../lib/bundle.mjs';
import { checkJudged } from '../lib/judged.mjs';
import { makeCrowd } from '../lib/player.mjs';
import { usePostgres } from '../lib/postgres.mjs';
import { makePostgresVictim, makeSqliteVictim } from '../lib/victims.mjs';
import { LOSS, mutant } from '../mutants/mutants.mjs';

/** @typedef {import('../lib/victims.mjs').Victim} Victim */
/** @typedef {import('../lib/player.mjs').Player} Player */
/** @typedef {ReturnType<typeof makeCrowd>} Crowd */
/** @typedef {import('../main.mjs').FaultReport} FaultReport */

const WHOLE = 1_000;
/** A new database after so many kills; its first start dies among the migrations. */
const SERIES = 25;
const PLAYERS = 3;
/** Then a player goes home, and is looked at again at the end of the series. */
const MOST_FACTS = 30;
const MUTANT_KILLS = 60;
/** Longer than a dead server leases a run. */
const LEASE_MS = 60_000;

/**
 * Kills servers at writes, restarts them, and compares what is there with what was acknowledged; on both databases.
 * @param {import('../main.mjs').FaultOptions} options
 */
export async function run(options) {
  const services = await usePostgres();
  try {
    const sqlite = await runSqlite(options);
    const postgres = await runPostgres({ ...options, postgres: services.postgres });
    return { checks: sqlite.checks + postgres.checks, failures: [...sqlite.failures, ...postgres.failures] };
  } finally {
    await services.stop();
  }
}

/** @param {import('../main.mjs').FaultOptions} options */
export async function runSqlite({ rounds = WHOLE, seed, print }) {
  const rng = Rng.fromSeed(seed, 'kills on SQLite');
  const { program, remove } = await bundleWarren();
  try {
    const make = () => makeSqliteVictim({ rng, how: { program } });
    const report = await killAll({ rng, kills: rounds, print, title: 'SQLite', make });
    const early = () => makeSqliteVictim({ rng, how: mutant('answers early on SQLite') });
    await mustCatch(report, 'SQLite, answered before the commit', early, rng);
    const cut = () => makeSqliteVictim({ rng, how: { program }, skipsSync: true });
    await mustCatch(report, 'SQLite, flushes left out', cut, rng);
    return report;
  } finally {
    remove();
  }
}

/** @param {import('../main.mjs').FaultOptions & { postgres: string }} options */
export async function runPostgres({ rounds = WHOLE, seed, print, postgres }) {
  const rng = Rng.fromSeed(seed, 'kills on PostgreSQL');
  const { program, remove } = await bundleWarren();
  try {
    const make = () => makePostgresVictim({ rng, postgres, how: { program } });
    const report = await killAll({ rng, kills: rounds, print, title: 'PostgreSQL', make });
    const early = () => makePostgresVictim({ rng, postgres, how: mutant('answers early on PostgreSQL') });
    await mustCatch(report, 'PostgreSQL, answered before the commit', early, rng);
    return report;
  } finally {
    remove();
  }
}

/**
 * Adds a failure when a control mutant loses nothing: all of them are mistakes that lose acknowledged writes.
 * @param {FaultReport} report
 * @param {string} title
 * @param {() => Promise<Victim>} make
 * @param {Rng} rng
 */
async function mustCatch(report, title, make, rng) {
  const tries = await killSeries(await make(), {
    rng,
    kills: MUTANT_KILLS,
    prefix: 'm',
    stopsAtLoss: true,
  });
  report.checks++;
  if (!hasLoss(tries)) report.failures.push(`the control mutant was not caught: ${title}`);
}

/** @param {FaultReport} report */
function hasLoss({ failures }) {
  return failures.some((failure) => LOSS.test(failure));
}

/**
 * @param {{ rng: Rng, kills: number, print: (line: string) => void, title: string, make: () => Promise<Victim> }} options
 * @returns {Promise<FaultReport>}
 */
async function killAll({ rng, kills, print, title, make }) {
  /** @type {FaultReport} */
  const report = { checks: 0, failures: [] };
  /** @type {Map<string, number>} */
  const hit = new Map();
  for (let left = kills, series = 0; left > 0; left -= SERIES, series++) {
    const prefix = String.fromCharCode(97 + (series % 26));
    const done = await killSeries(await make(), { rng, kills: Math.min(left, SERIES), prefix });
    report.checks += done.checks;
    report.failures.push(...done.failures);
    for (const failure of done.failures) print(`${title}: ${failure}`);
    for (const [write, count] of done.hit) hit.set(write, (hit.get(write) ?? 0) + count);
    print(
      `${title}: ${Math.min(kills, (series + 1) * SERIES)} kills, ${report.checks} facts compared, ${report.failures.length} wrong`,
    );
  }
  const writes = [...hit].sort(([, a], [, b]) => b - a).map(([write, count]) => `${write} ${count}`);
  print(`${title}: without an answer were ${writes.join(', ')}`);
  return report;
}

/**
 * @typedef {object} SeriesOptions
 * @property {Rng} rng
 * @property {number} kills
 * @property {string} prefix Of the names of its players.
 * @property {boolean} [stopsAtLoss]
 */
/** What a series has found, and the writes that were under way when a server died. @typedef {FaultReport & { hit: Map<string, number> }} Series */

/**
 * Kills one server again and again.
 * @param {Victim} victim
 * @param {SeriesOptions} options
 * @returns {Promise<Series>}
 */
async function killSeries(victim, { rng, kills, prefix, stopsAtLoss = false }) {
  /** @type {Series} */
  const series = { checks: 0, failures: [], hit: new Map() };
  const crowd = makeCrowd(rng, prefix);
  try {
    for (let kill = 0; kill < kills; kill++) {
      const isEarly = kill === 0 || rng.chance(1, 10);
      victim.disarm();
      // From the start: among the migrations, the recovery and the first looks into the database.
      if (isEarly) victim.arm(1 + rng.below(kill === 0 ? 400 : 60));
      await killOnce(victim, { series, crowd, isEarly, rng });
      victim.afterKill();
      if (stopsAtLoss && hasLoss(series)) return series;
    }
    victim.disarm();
    const server = await victim.start();
    await crowd.check(server.address, series);
    await retryStuck(victim.database);
    await checkJudged(crowd.all, server.address, series);
    await stopWarren(server.process);
  } finally {
    await victim.remove();
  }
  return series;
}

/**
 * @param {Victim} victim
 * @param {{ series: Series, crowd: Crowd, isEarly: boolean, rng: Rng }} options
 */
async function killOnce(victim, { series, crowd, isEarly, rng }) {
  let server;
  try {
    server = await victim.start();
  } catch (error) {
    if (!isEarly) throw new Error('a server does not start again', { cause: error });
    count(series.hit, 'start');
    return;
  }
  const { address, process: child } = server;
  if (!isEarly) {
    await crowd.check(address, series, playersOf(crowd));
    victim.arm(1 + rng.below(victim.span));
  }
  const end = ended(child);
  let isDead = false;
  end.then(() => {
    isDead = true;
  });
  const play = async (/** @type {Player} */ first) => {
    for (let player = first; !isDead; player = player.isGone ? crowd.add() : player) {
      const acted = await player.act(address);
      if (acted?.code === 'server-fault') series.failures.push(`${acted.write} answered 500`);
      if (acted?.code !== 'offline') {
        await setImmediate();
        continue;
      }
      count(series.hit, acted.write);
      return;
    }
  };
  await Promise.all(playersOf(crowd).map(play));
  await end;
}

/**
 * Those that play now: new players take the places of those that have much or are gone.
 * @param {Crowd} crowd
 */
function playersOf({ all, add }) {
  const active = all.filter((player) => !player.isGone && player.ledger.known.size < MOST_FACTS);
  while (active.length < PLAYERS) active.push(add());
  return active;
}

/**
 * Has runs tried again, as an operator would, over which servers have died so often that they rest.
 * @param {string} database
 */
async function retryStuck(database) {
  const queue = must(await openQueueAdmin(database));
  const { runs } = await queue.look({ stuck: true }, Date.now() + LEASE_MS);
  await queue.retry(runs);
  await queue.close();
}

/**
 * @param {Map<string, number>} counts
 * @param {string} name
 */
function count(counts, name) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
