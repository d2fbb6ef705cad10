import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Transaction } from '../database.js';
import type { Statement } from '../statement.js';

/** A connection while it is checked out for one transaction. */
export interface Session {
  readonly tx: Transaction;
  /** Sends a statement without waiting: PostgreSQL runs statements in the order they are sent. */
  send(text: string, values?: unknown[]): void;
  /** Sends the commit, if that was not done yet, and waits for it. */
  commit(): Promise<void>;
  /** Whether the commit was sent: from then on only the database knows what became of it. */
  readonly isCommitting: boolean;
  /** The first error of a statement; those after it follow from it. */
  readonly failure: unknown;
}

/** Sends the statements of a transaction over one connection. */
export function makeSession(client: pg.PoolClient): Session {
  let failure: unknown = null;
  let committing: Promise<string> | null = null;

  const ask = <T>(query: pg.QueryConfig, read: (result: pg.QueryResult) => T): Promise<T> => {
    const asked = client.query(query).then(read);
    // Heard here, since a callback need not wait for each of its statements: a lost error would end the process.
    asked.catch((error) => {
      failure ??= error;
    });
    return asked;
  };
  const send = (text: string, values: unknown[] = []): void => void ask({ text, values }, () => {});
  const sendCommit = () => {
    committing ??= ask({ text: 'commit' }, ({ command }) => command);
    return committing;
  };

  return {
    send,
    tx: {
      rows: (statement, values) => ask(queryOf(statement, values), ({ rows }) => rows),
      first: (statement, values) => ask(queryOf(statement, values), ({ rows }) => rows[0] ?? null),
      run: (statement, values) => ask(queryOf(statement, values), ({ rowCount }) => rowCount ?? 0),
      send: (statement, values) => void ask(queryOf(statement, values), () => {}),
      lock: async (kind, id) => send(LOCK, [`${kind} ${id}`]),
      commit: () => void sendCommit(),
    },
    async commit() {
      const command = await sendCommit();
      // PostgreSQL answers the commit of a failed transaction by rolling it back, and calls that no error.
      if (command !== 'COMMIT') throw failure ?? new Error('PostgreSQL rolled the transaction back.');
    },
    get isCommitting() {
      return committing !== null;
    },
    get failure() {
      return failure;
    },
  };
}

function queryOf<Values>(statement: Statement<Values, unknown>, values: Values): pg.QueryConfig {
  const { sql: text, name } = statement;
  return { text, values: statement.bind(values), ...(name === undefined ? {} : { name }) };
}

/** Waits for an advisory lock that is held until the transaction ends. */
export const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/** Breaks a connection that does not answer. Everything that waits for it fails. */
export function breakConnection(client: pg.ClientBase): void {
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
}
