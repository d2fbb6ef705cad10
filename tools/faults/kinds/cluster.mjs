import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Rng } from '../../../packages/engine/dist/index.js';
import { openOwnPostgres } from '../../cluster/own-postgres.mjs';
import { startServices } from '../../cluster/services.mjs';
import { startCluster } from '../../cluster/start-cluster.mjs';
import { findService } from '../../services/find-service.mjs';
import { checkJudged } from '../lib/judged.mjs';
import { makeCrowd } from '../lib/player.mjs';
import { isCaught, mutant } from '../mutants/mutants.mjs';

/** @typedef {import('../main.mjs').FaultReport} FaultReport */
/** @typedef {import('../lib/player.mjs').Player} Player */
/** @typedef {import('../../cluster/start-cluster.mjs').Cluster} Cluster */
/** @typedef {ReturnType<typeof makeCrowd>} Crowd */

const WHOLE = 40;
const MUTANT_ROUNDS = 15;
const PLAYERS = 6;
const WRITES = 30;
const MOST_FACTS = 40;
const FLAGS = ['--check-threads', '1', '--check-patience', '300', '--log', 'error'];
const LOOK_MS = 50;
/** A database that restarts in order, or crashes. */
const ENDS = /** @type {const} */ (['SIGINT', 'SIGQUIT']);
/** What a player may be answered while the database is away. */
const ALLOWED = ['', 'database-away', 'queue-full', 'save-conflict', 'named-already', 'ticket-used'];

/**
 * Three servers on one PostgreSQL that is stopped and started under load: saves, ranked runs and all other writes,
 * each player at any server. No server ends, and all that was acknowledged is there on every server.
 * @param {import('../main.mjs').FaultOptions} options
 * @returns {Promise<FaultReport>}
 */
export async function run({ rounds = WHOLE, seed, print }) {
  const rng = Rng.fromSeed(seed, 'cluster');
  const report = await restart({ rounds, rng, prefix: 'c' });
  print(`${rounds} restarts of PostgreSQL under load, ${report.checks} facts compared`);
  const planted = /** @type {const} */ ('answers early on PostgreSQL');
  const early = await restart({ rounds: MUTANT_ROUNDS, rng, prefix: 'm', planted });
  report.checks++;
  if (!isCaught(planted, early.failures)) {
    report.failures.push('the control mutant was not caught: servers that answer before the commit');
  }
  return report;
}

/** @param {{ rounds: number, rng: Rng, prefix: string, planted?: import('../mutants/mutants.mjs').MutantName }} options */
async function restart({ rounds, rng, prefix, planted }) {
  const postgres = await openOwnPostgres();
  const redis = await useRedis();
  const plant = planted === undefined ? {} : mutant(planted);
  const cluster = await startCluster({
    postgres: postgres.address,
    redis: redis.address,
    flags: FLAGS,
    plant,
  });
  /** @type {FaultReport} */
  const report = { checks: 0, failures: [] };
  const crowd = makeCrowd(rng, prefix);
  try {
    for (let round = 0; round < rounds; round++) {
      const load = startLoad(cluster, crowd, rng);
      await load.writes(WRITES);
      await postgres.stop(ENDS[round % ENDS.length] ?? 'SIGINT');
      await load.writes(PLAYERS);
      await postgres.start();
      report.failures.push(...(await load.stop()));
      await ready(cluster);
      for (const { process: child } of cluster.servers) {
        report.checks++;
        if (child.exitCode !== null) report.failures.push('a restart of PostgreSQL ended a server');
      }
      await crowd.check(anyAddress(cluster, rng), report, playersOf(crowd));
      if (planted !== undefined && isCaught(planted, report.failures)) return report;
    }
    await crowd.check(anyAddress(cluster, rng), report);
    await checkJudged(crowd.all, cluster.address, report);
    return report;
  } finally {
    await cluster.stop();
    await redis.stop();
    await postgres.remove();
  }
}

async function useRedis() {
  if (process.env.WARREN_TEST_SERVICES || process.env.WARREN_TEST_REDIS) {
    const { address = '' } = await findService('redis');
    return { address, stop: async () => {} };
  }
  const { redis, stop } = await startServices(['redis']);
  return { address: redis, stop };
}

/**
 * @param {Cluster} cluster
 * @param {Rng} rng
 */
function anyAddress({ servers }, rng) {
  return servers[rng.below(servers.length)]?.address ?? '';
}

/** @param {Crowd} crowd */
function playersOf({ all, add }) {
  const active = all.filter((player) => !player.isGone && player.ledger.known.size < MOST_FACTS);
  while (active.length < PLAYERS) active.push(add());
  return active;
}

/**
 * Players that write on any server as fast as they can.
 * @param {Cluster} cluster
 * @param {Crowd} crowd
 * @param {Rng} rng
 */
function startLoad(cluster, crowd, rng) {
  /** @type {string[]} */
  const failures = [];
  let written = 0;
  let isStopped = false;
  const play = async (/** @type {Player} */ player) => {
    while (!isStopped && !player.isGone) {
      const acted = await player.act(anyAddress(cluster, rng));
      if (acted !== null) written++;
      if (acted !== null && !ALLOWED.includes(acted.code)) {
        failures.push(`${acted.write} answered ${acted.code} while PostgreSQL restarted`);
      }
      // Without an answer to a sign-in or a deletion the player's token may be an old one.
      if ([...player.ledger.doubtful('token'), ...player.ledger.doubtful('gone')].length > 0) return;
      await setImmediate();
    }
  };
  const playing = playersOf(crowd).map(play);
  let isOver = false;
  const over = Promise.all(playing).then(() => {
    isOver = true;
  });
  return {
    /** Fulfilled when so many more writes were answered, however. @param {number} more */
    async writes(more) {
      const enough = written + more;
      while (written < enough && !isOver) await sleep(LOOK_MS);
    },
    async stop() {
      isStopped = true;
      await over;
      return failures;
    },
  };
}

/** Fulfilled when all servers have their database again. @param {Cluster} cluster */
async function ready({ servers }) {
  for (const { address } of servers) {
    while ((await fetch(`${address}/readyz`)).status !== 200) await sleep(LOOK_MS);
  }
}
