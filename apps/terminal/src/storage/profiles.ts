import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { accept, refuse } from '@warren/engine';
import {
  type ClassicCompletion,
  changedRows,
  makeProfileStore,
  type Profile,
  type ProfileRecord,
  type ProfileTable,
} from '@warren/games/classic';

const FILE = 'profiles.db';
/** How long to wait for another terminal that writes to the same file. */
const PATIENCE_MS = 5_000;

/** Opens the profiles of this machine, in a file that several terminals share, or gives the reason why it can't. */
export async function openProfileFile(folder: string, now: () => number) {
  const path = join(folder, FILE);
  // Few commands need it: the others must not wait until it is loaded.
  const { DatabaseSync } = await import('@photostructure/sqlite');
  try {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(path, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
    const reason = bringUpToDate(database);
    if (reason !== null) {
      database.close();
      return refuse(`${path} ${reason}`);
    }
    const table = profileTable(database);
    return accept({ table, profiles: makeProfileStore({ table, now }), close: () => database.close() });
  } catch (error) {
    return refuse(`the profiles in ${path} can't be read: ${(error as Error).message}`);
  }
}

/** Creates the tables of a new file. Returns a reason when the file can't be used. */
function bringUpToDate(database: DatabaseSyncInstance): string | null {
  database.exec('pragma trusted_schema = off');
  // Two terminals may create the file at the same time.
  database.exec('begin immediate');
  const { user_version: form } = database.prepare('pragma user_version').get() as { user_version: number };
  if (form === 0) database.exec(TABLES);
  database.exec('commit');
  return form > FORM ? 'was made by a newer Warren' : null;
}

/** The form of the file, in its `user_version`. */
const FORM = 1;

/** The tables of a new file. A removed profile takes its completions along. */
const TABLES = `
  create table profile (
    folded text primary key, name text not null,
    created_at integer not null, reset_at integer not null, deleted_at integer not null
  ) strict, without rowid;
  create table completion (
    profile text not null references profile (folded) on delete cascade,
    kind text not null, level integer not null, season integer not null,
    tunnels integer not null, timer integer not null, at integer not null,
    ticks integer not null, medal text not null, assisted integer not null,
    primary key (profile, kind, level, season, tunnels, timer, at)
  ) strict, without rowid;
  pragma user_version = ${FORM};
`;

const PROFILE = 'name, created_at as createdAt, reset_at as resetAt, deleted_at as deletedAt';
const COMPLETION = 'kind, level, season, tunnels, timer, ticks, medal, assisted, at';

type ProfileRow = Profile & { readonly folded: string };
type CompletionRow = { readonly [Field in keyof ClassicCompletion]: ClassicCompletion[Field] | number };

/** The rows of profiles in an open file. */
function profileTable(database: DatabaseSyncInstance): ProfileTable {
  const found = {
    folded: database.prepare('select folded from profile'),
    profile: database.prepare(`select ${PROFILE} from profile where folded = ?`),
    completions: database.prepare(`select ${COMPLETION} from completion where profile = ?`),
    put: database.prepare(
      `insert into profile (folded, name, created_at, reset_at, deleted_at) values (?, ?, ?, ?, ?)
       on conflict (folded) do update set name = excluded.name, created_at = excluded.created_at,
       reset_at = excluded.reset_at, deleted_at = excluded.deleted_at`,
    ),
    add: database.prepare(
      `insert into completion (profile, ${COMPLETION}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    remove: database.prepare(
      `delete from completion where profile = ? and kind = ? and level = ? and season = ?
       and tunnels = ? and timer = ? and at = ?`,
    ),
  };

  function read(key: string): ProfileRecord | null {
    const profile = found.profile.get(key) as Profile | undefined;
    if (profile === undefined) return null;
    const rows = found.completions.all(key) as CompletionRow[];
    return { ...profile, completions: rows.map(completionOf) };
  }

  function write(key: string, before: ProfileRecord | null, after: ProfileRecord): void {
    const { gone, fresh } = changedRows(before, after);
    found.put.run(key, after.name, after.createdAt, after.resetAt, after.deletedAt);
    for (const row of gone) {
      const { kind, level, season, tunnels, timer, at } = row;
      found.remove.run(key, kind, level, season, Number(tunnels), Number(timer), at);
    }
    for (const row of fresh) found.add.run(key, ...valuesOf(row));
  }

  return {
    all: async () =>
      within(database, 'deferred', () =>
        (found.folded.all() as ProfileRow[]).flatMap(({ folded }) => read(folded) ?? []),
      ),
    change: async (keys, deed) =>
      within(database, 'immediate', () => {
        for (const key of keys) {
          const before = read(key);
          const after = deed(before, key);
          if (after !== null) write(key, before, after);
        }
      }),
  };
}

/** Runs work in one transaction. */
function within<T>(database: DatabaseSyncInstance, kind: 'deferred' | 'immediate', work: () => T): T {
  database.exec(`begin ${kind}`);
  try {
    const done = work();
    database.exec('commit');
    return done;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function completionOf(row: CompletionRow): ClassicCompletion {
  const { tunnels, timer, assisted } = row;
  const options = { tunnels: tunnels === 1, timer: timer === 1, assisted: assisted === 1 };
  return { ...(row as ClassicCompletion), ...options };
}

/** In the order of `COMPLETION`. */
function valuesOf({ kind, level, season, tunnels, timer, ticks, medal, assisted, at }: ClassicCompletion) {
  return [kind, level, season, Number(tunnels), Number(timer), ticks, medal, Number(assisted), at];
}
