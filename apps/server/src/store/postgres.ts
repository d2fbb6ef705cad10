import pg from 'pg';
import { type Database, makeBuilder, type Transaction } from './database.js';

/** How many connections a server keeps at most. */
const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
/** How often a transaction is tried that PostgreSQL aborted in favour of another. */
const TRIES = 8;
/** The codes of such an abort: a serialization failure, or a deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
/** The types of counts and sums; ours fit into a number. */
const INT8 = 20;
const NUMERIC = 1700;

/** Connects once to see that there is a server. Throws its error otherwise. */
export async function openPostgres(address: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'warren',
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced when it is needed; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { rows, first } = transactionOf(pool);
  return {
    kind: 'postgres',
    build: makeBuilder('postgres'),
    rows,
    first,
    read: (work) => transact(pool, 'begin isolation level repeatable read read only', work),
    // Writers hold the lock of what they change, and so see the last committed state of it.
    write: (work) => transact(pool, 'begin', work),
    exclusive: (work) =>
      transact(pool, 'begin', async (tx, client) => {
        await lock(client, 'warren');
        return work(tx);
      }),
    backup: async () => {
      throw new Error('PostgreSQL has tools of its own for this: pg_dump and pg_restore.');
    },
    close: () => pool.end(),
  };
}

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

function transactionOf(client: pg.Pool | pg.PoolClient): Transaction {
  return {
    rows: async (statement, values) => (await client.query(statement.sql, statement.bind(values))).rows,
    first: async (statement, values) =>
      (await client.query(statement.sql, statement.bind(values))).rows[0] ?? null,
    run: async (statement, values) =>
      (await client.query(statement.sql, statement.bind(values))).rowCount ?? 0,
    lock: (kind, id) => lock(client, `${kind} ${id}`),
  };
}

async function lock(client: pg.Pool | pg.PoolClient, name: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

async function transact<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Transaction, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(pool, begin, work);
    } catch (error) {
      if (attempt === TRIES || !TRY_AGAIN.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

async function transactOnce<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Transaction, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const value = await work(transactionOf(client), client);
    await client.query('commit');
    return value;
  } catch (error) {
    // A connection that cannot roll back is not used again.
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
