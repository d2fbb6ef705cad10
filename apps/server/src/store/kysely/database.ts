import type { Kysely } from 'kysely';
import type { Statement } from './statement.js';
import type { Tables } from './tables.js';

/** What a transaction can do. It must not be used after its work is done. */
export interface Link {
  /** The rows of a query, or what a change returns. */
  rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  /** The first row, or `null`. */
  first<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row | null>;
  /** Makes a change; how many rows it touched. */
  run<Values>(statement: Statement<Values, unknown>, values: Values): Promise<number>;
  /**
   * Waits until nobody else works on this thing, and keeps it until the transaction ends. Who locks an account
   * and boards locks the account first and the boards by their order, so that nobody waits in a circle.
   */
  lock(kind: 'account' | 'board' | 'name', id: string): Promise<void>;
}

/**
 * A database as the repositories see it: SQLite and PostgreSQL behave the same from here. Work must wait for
 * nothing but its link, since on SQLite others wait behind it.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Builds queries, never runs them. */
  readonly build: Kysely<Tables>;
  /** One query by itself. */
  rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  first<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row | null>;
  /** Several queries that see the same moment. */
  look<T>(work: (link: Link) => Promise<T>): Promise<T>;
  /** Changes that happen together or not at all; they are on disk when this is fulfilled. */
  write<T>(work: (link: Link) => Promise<T>): Promise<T>;
  /** Like `write`, with everybody else of every process kept out. */
  alone<T>(work: (link: Link) => Promise<T>): Promise<T>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
