import type pg from 'pg';
import { type Database, makeBuilder, type Transaction } from '../database.js';
import { openClock } from './clock.js';
import { asAway, isLost } from './connection-errors.js';
import { type Connections, openConnections } from './connections.js';
import { breakConnection, LOCK, makeSession, type Session } from './session.js';

export interface PostgresOptions {
  /** How many connections the server keeps at most. 8. */
  readonly connections?: number;
}

/** So many servers with so many connections each fit into the hundred that PostgreSQL allows. */
const CONNECTIONS = 8;

/** How often a transaction is tried that PostgreSQL aborted in favour of another. */
const TRIES = 8;
/** The codes of such an abort: a serialization failure, or a deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
/** A transaction whose connection is lost before its commit is sent is tried again, unless it took this long. */
const LOST_MS = 2_000;
const LOST_TRIES = 3;
/** The longest delay a timer can have. */
const NO_LIMIT_MS = 2_147_483_647;

/** How a transaction begins, and how long it may take. */
interface Kind {
  begin(session: Session): void;
  readonly mostMs?: number;
  readonly isRead?: boolean;
}

const SINGLE: Kind = { begin: () => {}, isRead: true };
const READ: Kind = {
  begin: ({ send }) => send('begin isolation level repeatable read read only'),
  isRead: true,
};
// Writers hold the lock of what they change, and so see the last committed state of it.
const WRITE: Kind = { begin: ({ send }) => send('begin') };
/** A migration of a large table may take its time. */
const EXCLUSIVE: Kind = {
  begin({ send }) {
    send('begin');
    for (const limit of ['statement', 'lock', 'idle_in_transaction_session']) {
      send(`set local ${limit}_timeout = 0`);
    }
    send(LOCK, ['warren']);
  },
  mostMs: NO_LIMIT_MS,
};
const TIME = 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as time';

/** Connects once to see that there is a server. Throws `DatabaseAway` when there is none. */
export async function openPostgres(address: string, options: PostgresOptions = {}): Promise<Database> {
  const connections = openConnections(address, options.connections ?? CONNECTIONS);
  const single = <T>(work: (tx: Transaction) => Promise<T>) => transact(connections, SINGLE, work);
  const time = { sql: TIME, bind: () => [] };
  try {
    const clock = await openClock(
      async () => (await single((tx) => tx.first<null, { time: number }>(time, null)))?.time ?? 0,
    );
    return {
      kind: 'postgres',
      build: makeBuilder('postgres'),
      now: clock.now,
      rows: (statement, values) => single((tx) => tx.rows(statement, values)),
      first: (statement, values) => single((tx) => tx.first(statement, values)),
      read: (work) => transact(connections, READ, work),
      write: (work) => transact(connections, WRITE, work),
      exclusive: (work) => transact(connections, EXCLUSIVE, work),
      backup: async () => {
        throw new Error('PostgreSQL has tools of its own for this: pg_dump and pg_restore.');
      },
      async close() {
        clock.close();
        await connections.close();
      },
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}

async function transact<T>(
  connections: Connections,
  kind: Kind,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt++) {
    let session: Session | null = null;
    try {
      return await connections.use((client) => {
        session = makeSession(client);
        return transactOnce(client, session, kind, work);
      }, kind.mostMs);
    } catch (error) {
      if (TRY_AGAIN.has((error as { code?: string }).code ?? '') && attempt < TRIES) continue;
      const isSafe = kind.isRead || !(session as Session | null)?.isCommitting;
      const isEarly = attempt < LOST_TRIES && performance.now() - began < LOST_MS;
      if (session !== null && isLost(error) && isSafe && isEarly) continue;
      throw asAway(error);
    }
  }
}

async function transactOnce<T>(
  client: pg.PoolClient,
  session: Session,
  kind: Kind,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (kind === SINGLE) return work(session.tx);
  try {
    kind.begin(session);
    const value = await work(session.tx);
    await session.commit();
    return value;
  } catch (error) {
    // A connection that cannot roll back is not used again.
    if (!session.isCommitting) await client.query('rollback').catch(() => breakConnection(client));
    throw session.failure ?? error;
  }
}
