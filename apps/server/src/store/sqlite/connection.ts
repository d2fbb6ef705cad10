import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Transaction } from '../database.js';

/** How long a write waits for another process that writes to the same file. */
const PATIENCE_MS = 10_000;

/**
 * `synchronous`: a commit is on disk before it is reported, even if the machine fails.
 * `wal_autocheckpoint`, in pages: checkpoints block all requests, so they are rare.
 */
const SETTINGS = [
  'journal_mode = wal',
  'synchronous = full',
  'wal_autocheckpoint = 4000',
  'cache_size = -16000',
  'trusted_schema = off',
];

/** An open SQLite database that keeps its statements prepared. */
export type Connection = ReturnType<typeof openConnection>;

/** Opens a file, or `:memory:`. Throws the error of SQLite when that fails. */
export function openConnection(file: string) {
  const raw = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  for (const setting of SETTINGS) raw.exec(`pragma ${setting}`);
  const prepared = new Map<string, StatementSyncInstance>();
  const prepare = (sql: string) => {
    let found = prepared.get(sql);
    if (found === undefined) {
      found = raw.prepare(sql);
      prepared.set(sql, found);
    }
    return found;
  };
  const tx: Transaction = {
    rows: async (statement, values) => prepare(statement.sql).all(...statement.bind(values)),
    first: async (statement, values) => prepare(statement.sql).get(...statement.bind(values)) ?? null,
    run: async (statement, values) => prepare(statement.sql).run(...statement.bind(values)).changes,
    send: (statement, values) => void prepare(statement.sql).run(...statement.bind(values)),
    // SQLite has one writer, so no lock is needed.
    lock: async () => {},
    // The group commits.
    commit: () => {},
  };
  return {
    tx,
    raw,
    /** Runs a statement without values. */
    exec: (sql: string) => {
      prepare(sql).run();
    },
    close: () => {
      prepared.clear();
      raw.close();
    },
  };
}
