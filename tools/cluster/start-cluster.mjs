import { NO_LIMITS, startWarren, stopWarren } from '../lib/warren-process.mjs';
import { openBalancer } from './balancer.mjs';
import { openTcpProxy, throughPort } from './tcp-proxy.mjs';

/** @typedef {import('./tcp-proxy.mjs').TcpProxy} TcpProxy */
/**
 * A server of a cluster, with the network between it and the database.
 * @typedef {import('../lib/warren-process.mjs').WarrenProcess & { network: TcpProxy }} ClusterServer
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
 * @property {{ node?: readonly string[], env?: Record<string, string> }} [plant] Plants a mistake into each server.
 * @property {readonly number[]} [clocks] How many milliseconds the clock of each server is fast; one server each.
 */

/**
 * Starts servers on one database, each behind a network of its own, and a reverse proxy in front of them.
 * @param {ClusterOptions} options
 * @returns {Promise<Cluster>}
 */
export async function startCluster({
  postgres,
  redis,
  delayMs = 0,
  flags = [],
  plant = {},
  clocks = [0, 0, 0],
}) {
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
        ...NO_LIMITS,
        ...flags,
      ];
      servers.push({ ...(await startServer(words, fastMs, plant)), network });
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
 * @param {NonNullable<ClusterOptions['plant']>} plant
 */
function startServer(words, fastMs, { node: planted = [], env = {} }) {
  const shift = `const real = Date.now; Date.now = () => real() + ${fastMs};`;
  const node = fastMs === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(shift)}`];
  return startWarren({ words: ['--trusted-hops', '1', ...words], node: [...node, ...planted], env });
}

/** @param {ClusterServer} server */
async function stopServer({ process: child, network }) {
  await stopWarren(child);
  await network.close();
}
