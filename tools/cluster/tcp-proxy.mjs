import { connect, createServer } from 'node:net';

/**
 * A network between a server and its database that fails as it is told to.
 * @typedef {object} TcpProxy
 * @property {number} port
 * @property {number} delayMs How long each round trip takes longer. May be changed at any time.
 * @property {() => void} swallow From now on nothing passes: no answer, no reset. What is open then stays dead.
 * @property {() => void} pass New connections pass again.
 * @property {() => void} cut Resets all connections.
 * @property {() => number} roundTrips How many there were: times that data came back after data was sent.
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} ProxyTarget
 * @property {string} [host]
 * @property {number} port
 * @property {number} [delayMs]
 * @property {number} [listen] A port instead of a free one.
 * @property {() => boolean} [tap] Called for each piece of data, whichever way it goes: whether it passes.
 */

/**
 * Listens on a free port of this machine and forwards to another.
 * @param {ProxyTarget} target
 * @returns {Promise<TcpProxy>}
 */
export async function openTcpProxy({ host = '127.0.0.1', port, delayMs = 0, listen = 0, tap = () => true }) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  /** Those through which nothing passes any more. @type {WeakSet<import('node:net').Socket>} */
  const dead = new WeakSet();
  let isBlackHole = false;
  let trips = 0;

  const server = createServer((client) => {
    const target = connect(port, host);
    let isAsked = false;
    for (const [from, to] of [
      [client, target],
      [target, client],
    ]) {
      sockets.add(from);
      if (isBlackHole) dead.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk) => {
        if (dead.has(from) || !tap()) return;
        if (from === target && isAsked) trips++;
        isAsked = from === client;
        // The whole delay on the way there; timers of one length keep the order.
        const wait = from === client ? proxy.delayMs : 0;
        if (wait === 0) to.write(chunk);
        else setTimeout(() => !dead.has(from) && to.write(chunk), wait);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!dead.has(from)) setTimeout(() => to.destroy(), proxy.delayMs);
      });
    }
  });
  await new Promise((resolve) => server.listen(listen, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();

  /** @type {TcpProxy} */
  const proxy = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    delayMs,
    swallow() {
      isBlackHole = true;
      for (const socket of sockets) dead.add(socket);
    },
    pass() {
      isBlackHole = false;
    },
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    roundTrips: () => trips,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return proxy;
}

/**
 * An address with the port of a proxy.
 * @param {string} address
 * @param {number} port
 */
export function throughPort(address, port) {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}
