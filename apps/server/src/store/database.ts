import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Statement } from './statement.js';
import type { Tables } from './tables.js';

/**
 * A transaction. It must not be used after its callback has returned. Statements run in the order of the calls, so
 * a callback waits only for what it needs to know: on PostgreSQL, calls that are made together share a round trip.
 */
export interface Transaction {
  /** The rows of a query, or what a change returns. */
  rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  /** The first row, or `null`. */
  first<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row | null>;
  /** Makes a change. Answers how many rows it touched. */
  run<Values>(statement: Statement<Values, unknown>, values: Values): Promise<number>;
  /** Makes a change without an answer. If it fails, so does the transaction. */
  send<Values>(statement: Statement<Values, unknown>, values: Values): void;
  /**
   * Takes a lock, for which all later calls wait, and holds it until the transaction ends. To avoid deadlocks, an
   * account is locked before an address and a log, all of them before boards, and boards in the order of their ids.
   */
  lock(kind: 'account' | 'address' | 'log' | 'board' | 'name' | 'lookalike', id: string): Promise<void>;
  /**
   * Says that no further call follows, so that the commit shares a round trip with the calls before it. The callback
   * may still wait for their answers, but must not throw any more.
   */
  commit(): void;
}

/**
 * A database as the repositories see it: SQLite and PostgreSQL behave the same. A callback must wait for nothing
 * but its transaction, since on SQLite other writes wait behind it.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Builds queries, never runs them. */
  readonly build: Kysely<Tables>;
  /** The clock that all servers of this database share, in milliseconds since 1970. */
  now(): number;
  /** One query by itself. */
  rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  first<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row | null>;
  /** Several queries that see the same state. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Changes that happen together or not at all; they are on disk when the promise is fulfilled. */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Like `write`, while all other exclusive transactions of every process wait. */
  exclusive<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A Kysely that builds and compiles queries for a database; a `Transaction` runs them. */
export function makeBuilder(kind: 'sqlite' | 'postgres'): Kysely<Tables> {
  const parts =
    kind === 'sqlite'
      ? { adapter: SqliteAdapter, introspector: SqliteIntrospector, compiler: SqliteQueryCompiler }
      : { adapter: PostgresAdapter, introspector: PostgresIntrospector, compiler: PostgresQueryCompiler };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new parts.adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new parts.introspector(db),
      createQueryCompiler: () => new parts.compiler(),
    },
  });
}
