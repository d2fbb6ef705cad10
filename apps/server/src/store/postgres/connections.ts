import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withTimeout } from '../../lib/event-loop.js';
import { isComing } from './connection-errors.js';
import { breakConnection } from './session.js';

/** The connections of a server to PostgreSQL. */
export interface Connections {
  /** Lends a connection to some work, and breaks it when the work takes longer than a transaction may. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>, mostMs?: number): Promise<T>;
  close(): Promise<void>;
}

/** How long a request waits for a connection, busy ones and refused ones included. */
const CONNECT_MS = 4_000;
/** How long PostgreSQL lets a transaction of ours do nothing: a server that hangs must not hold its locks. */
const IDLE_MS = 1_000;
/** How long it waits for a lock, and works on one statement. */
const LOCK_MS = 2_000;
const STATEMENT_MS = 4_000;
/** A connection whose work takes longer does not answer: the network swallows what is sent. */
const WORK_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
const CLOSE_MS = 2_000;
const AGAIN_MS = 50;
/**
 * Our queries read a few hundred rows by an index at most. Of rows compared by several columns PostgreSQL expects
 * far more, and starting other processes for them takes longer than the whole query; so does compiling it.
 */
const PLANNING = '-c max_parallel_workers_per_gather=0 -c jit=off';
/** The types of counts and sums; ours fit into a number. */
const INT8 = 20;
const NUMERIC = 1700;

export function openConnections(address: string, most: number): Connections {
  const pool = new pg.Pool({
    connectionString: withPlanning(address),
    max: most,
    application_name: 'warren',
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser },
  });
  const open = new Set<pg.PoolClient>();
  // A connection that breaks is replaced when it is needed; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  return {
    async use(work, mostMs = WORK_MS) {
      const client = await connect(pool);
      const watch = watchOver(client, mostMs);
      try {
        return await work(client);
      } finally {
        watch.end();
        client.release(watch.isBroken);
      }
    },
    async close() {
      await withTimeout(pool.end(), CLOSE_MS, undefined);
      for (const client of open) breakConnection(client);
    },
  };
}

/** A refused connection queues: PostgreSQL has one again as soon as another process gives its own back. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const began = performance.now(); ; ) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isComing(error) || performance.now() - began > CONNECT_MS) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

/** Breaks a connection after a while. */
function watchOver(client: pg.PoolClient, mostMs: number) {
  const watch = {
    isBroken: false,
    end: () => {
      clearTimeout(timer);
      clearImmediate(turn);
    },
  };
  let turn: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // If it was this process that hung, the answer is here already and is read first.
    turn = setImmediate(() => {
      watch.isBroken = true;
      breakConnection(client);
    });
  }, mostMs);
  return watch;
}

/** The address with our options beside its own. */
function withPlanning(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${PLANNING}`.trim());
  return url.href;
}

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}
