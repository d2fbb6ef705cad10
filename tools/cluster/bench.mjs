// Ranked runs a second on one board, with a database some milliseconds away: `npm run bench:cluster [-- MS]`.
import { openStore } from '../../apps/server/dist/store/open-store.js';
import { must } from '../lib/must.mjs';
import { startServices } from './services.mjs';
import { openTcpProxy, throughPort } from './tcp-proxy.mjs';

const SERVERS = [1, 3];
const PLAYERS = 64;
const RUNS = 1_500;
/** @type {import('../../apps/server/dist/store/repositories/run-rows.js').BoardOfRun} */
const BOARD = {
  id: 'bench@1',
  game: 'lost-cause',
  rules: 1,
  kind: 'game',
  title: 'Bench',
  day: null,
  code: '',
};

const delayMs = Number(process.argv[2] ?? 4);
const services = await startServices(['postgres']);
try {
  const { port } = new URL(services.postgres);
  const proxy = await openTcpProxy({ port: Number(port), delayMs });
  const database = throughPort(services.postgres, proxy.port);
  for (const servers of SERVERS) console.log(JSON.stringify(await measure(database, proxy, servers)));
  await proxy.close();
} finally {
  await services.stop();
}

/**
 * @param {string} database
 * @param {import('./tcp-proxy.mjs').TcpProxy} proxy
 * @param {number} servers
 */
async function measure(database, proxy, servers) {
  /** @type {import('../../apps/server/dist/store/store.js').Store[]} */
  const stores = [];
  for (let i = 0; i < servers; i++) stores.push(must(await openStore({ database })));
  const players = Array.from({ length: PLAYERS }, (_, i) => `bench-${servers}-${i}`);
  for (const id of players) {
    await stores[0]?.accounts.create({ id, name: id, folded: id, passwordHash: null, at: 1 });
  }
  let next = 0;
  /** @param {number} player */
  const play = async (player) => {
    const store = stores[player % servers];
    const accountId = players[player] ?? '';
    for (let i = next++; i < RUNS; i = next++) await uploadOne(store, accountId, `${servers}-${i}`);
  };
  // Once before, so that the compiler has settled.
  await Promise.all(
    players.map((accountId, i) => uploadOne(stores[i % servers], accountId, `${servers}-w${i}`)),
  );
  const tripsBefore = proxy.roundTrips();
  const began = performance.now();
  await Promise.all(players.map((_, player) => play(player)));
  const seconds = (performance.now() - began) / 1000;
  const roundTrips = Math.round((10 * (proxy.roundTrips() - tripsBefore)) / RUNS) / 10;
  for (const store of stores) await store.close();
  return {
    servers,
    delayMs,
    runs: RUNS,
    runsPerSecond: Math.round(RUNS / seconds),
    roundTripsPerRun: roundTrips,
  };
}

/**
 * Receives a run and ranks it, as an upload does.
 * @param {import('../../apps/server/dist/store/store.js').Store | undefined} store
 * @param {string} accountId
 * @param {string} name
 */
async function uploadOne(store, accountId, name) {
  const id = name.padEnd(22, '-');
  const at = Date.now();
  const points = (name.length * 7919 + at) % 100_000;
  await store?.runs.receive({
    id,
    accountId,
    recordingHash: id,
    recording: new Uint8Array(4_000),
    game: BOARD.game,
    rules: BOARD.rules,
    settings: '{}',
    ticks: 0,
    daily: null,
    unranked: null,
    pausedMs: 0,
    category: 'witnessed',
    unwitnessed: '',
    drawnAt: 0,
    pauses: 0,
    playedMs: 0,
    ticketId: null,
    receivedAt: at,
  });
  const verdict = {
    board: BOARD,
    unranked: null,
    points,
    ties: 0,
    at,
    logHash: '',
    outcome: '{"score":1}',
    scrutiny: '',
    unreviewed: 0,
  };
  await store?.runs.finish(id, { status: 'verified', ...verdict });
}
