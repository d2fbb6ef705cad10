import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Link } from '../kysely/database.js';

/** How long somebody waits for another process that writes to the same file. */
const PATIENCE_MS = 10_000;

/**
 * `synchronous`: a commit is on disk before anybody hears of it, whatever happens to the machine.
 * `wal_autocheckpoint`, in pages: moving what was written into the database makes everybody wait, so seldom.
 */
const SETTINGS = [
  'journal_mode = wal',
  'synchronous = full',
  'wal_autocheckpoint = 4000',
  'cache_size = -16000',
  'trusted_schema = off',
];

/** An open SQLite database that keeps its statements prepared. */
export interface Connection {
  readonly link: Link;
  readonly raw: DatabaseSyncInstance;
  /** Runs a statement without values. */
  exec(sql: string): void;
  close(): void;
}

/** Opens a file, or `:memory:`. Throws what SQLite has to say when that can't be. */
export function openConnection(file: string): Connection {
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
  const link: Link = {
    rows: async (statement, values) => prepare(statement.sql).all(...statement.bind(values)),
    first: async (statement, values) => prepare(statement.sql).get(...statement.bind(values)) ?? null,
    run: async (statement, values) => prepare(statement.sql).run(...statement.bind(values)).changes,
    // There is one writer, so whoever writes is alone already.
    lock: async () => {},
  };
  return {
    link,
    raw,
    exec: (sql) => {
      prepare(sql).run();
    },
    close: () => {
      prepared.clear();
      raw.close();
    },
  };
}
