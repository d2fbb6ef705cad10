import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openBalancer } from './balancer.mjs';
import { openTcpProxy, throughPort } from './tcp-proxy.mjs';

const WARREN = fileURLToPath(new URL('../../apps/terminal/bin/warren.mjs', import.meta.url));
const LIMITS = ['read', 'write', 'sign-in', 'guest', 'ticket', 'upload'].flatMap((name) => [
  `--limit-${name}`,
  '999999999/999999999/60',
]);

/**
 * A server of a cluster.
 * @typedef {object} ClusterServer
 * @property {string} address
 * @property {import('node:child_process').ChildProcess} process
 * @property {import('./tcp-proxy.mjs').TcpProxy} network The network between it and the database.
 * @property {() => string} log What it has written to its log.
 */
/**
 * @typedef {object} Cluster
 * @property {string} address The reverse proxy in front of all servers.
 * @property {readonly ClusterServer[]} servers
 * @property {() => Promise<void>} stop
 */
/**
 * @typedef {object} ClusterOptions
 * @property {string} postgres
 * @property {string} redis
 * @property {number} [delayMs] How far the database is away.
 * @property {readonly string[]} [flags] More flags of `warren serve`.
 * @property {readonly number[]} [clocks] How many milliseconds the clock of each server is fast; one server each.
 */

/**
 * Starts servers on one database, each behind a network of its own, and a reverse proxy in front of them.
 * @param {ClusterOptions} options
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ postgres, redis, delayMs = 0, flags = [], clocks = [0, 0, 0] }) {
  /** @type {ClusterServer[]} */
  const servers = [];
  const stopServers = () => Promise.all(servers.map(stopServer));
  try {
    for (const fastMs of clocks) {
      const network = await openTcpProxy({ port: Number(new URL(postgres).port), delayMs });
      const words = [
        '--database',
        throughPort(postgres, network.port),
        '--redis',
        redis,
        ...LIMITS,
        ...flags,
      ];
      servers.push({ ...(await startServer(words, fastMs)), network });
    }
  } catch (error) {
    await stopServers();
    throw error;
  }
  const balancer = await openBalancer(servers.map(({ address }) => address));
  return {
    address: balancer.address,
    servers,
    async stop() {
      await balancer.close();
      await stopServers();
    },
  };
}

/**
 * @param {readonly string[]} words
 * @param {number} fastMs
 * @returns {Promise<Omit<ClusterServer, 'network'>>}
 */
function startServer(words, fastMs) {
  const shift = `const real = Date.now; Date.now = () => real() + ${fastMs};`;
  const node = fastMs === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(shift)}`];
  const serve = ['serve', '--host', '127.0.0.1', '--port', '0', '--trusted-hops', '1', ...words];
  const child = spawn(process.execPath, [...node, WARREN, ...serve], { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let printed = '';
    let log = '';
    child.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-1_000_000);
    });
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\S+/.exec(printed) ?? [];
      if (address !== undefined) resolve({ address, process: child, log: () => log });
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`a server ended at once: ${log}`)));
  });
}

/** @param {ClusterServer} server */
async function stopServer({ process: child, network }) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await ended;
  }
  await network.close();
}
