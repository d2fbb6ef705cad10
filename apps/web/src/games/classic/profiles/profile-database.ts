import { openMemoryProfiles, type ProfileDatabase } from '@warren/client';
import {
  type ClassicCompletion,
  changedRows,
  type Profile,
  type ProfileRecord,
  type ProfileTable,
} from '@warren/games/classic';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

interface ProfileRow extends Profile {
  readonly owner: string;
  /** What tells the profiles of an owner apart. */
  readonly key: string;
}

/** Keys of a database can hold no booleans. */
interface CompletionRow extends Omit<ClassicCompletion, 'tunnels' | 'timer'> {
  readonly owner: string;
  /** The key of the profile. */
  readonly profile: string;
  readonly tunnels: number;
  readonly timer: number;
}

interface Tables extends DBSchema {
  profiles: { key: [string, string]; value: ProfileRow; indexes: { owner: string } };
  completions: {
    key: (string | number)[];
    value: CompletionRow;
    indexes: { profile: [string, string]; owner: string };
  };
  sent: { key: string; value: string };
}

type Writing = IDBPTransaction<Tables, ('profiles' | 'completions')[], 'readwrite'>;

const NAME = 'warren-classic';
const VERSION = 1;
const ROW = ['owner', 'profile', 'kind', 'level', 'season', 'tunnels', 'timer', 'at'] as const;
const ROWS = ['profiles', 'completions'] as const;

/** The profiles this browser remembers. A browser without storage has them until the page is closed. */
export async function openBrowserProfiles(name: string = NAME): Promise<ProfileDatabase> {
  try {
    return overTables(await openTables(name));
  } catch {
    return openMemoryProfiles();
  }
}

function openTables(name: string): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(name, VERSION, {
    upgrade(database) {
      const profiles = database.createObjectStore('profiles', { keyPath: ['owner', 'key'] });
      profiles.createIndex('owner', 'owner');
      const completions = database.createObjectStore('completions', { keyPath: [...ROW] });
      completions.createIndex('profile', ['owner', 'profile']);
      completions.createIndex('owner', 'owner');
      database.createObjectStore('sent');
    },
    // A tab with a newer version must not wait for this one to be closed.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

function overTables(tables: IDBPDatabase<Tables>): ProfileDatabase {
  return {
    tableOf: (owner) => tableOf(tables, owner),
    owners: async () => [...new Set((await tables.getAll('profiles')).map(({ owner }) => owner))],
    async remove(owner) {
      const writing = tables.transaction(['profiles', 'completions', 'sent'], 'readwrite');
      const profiles = writing.objectStore('profiles');
      const completions = writing.objectStore('completions');
      for (const key of await profiles.index('owner').getAllKeys(owner)) await profiles.delete(key);
      for (const key of await completions.index('owner').getAllKeys(owner)) await completions.delete(key);
      await writing.objectStore('sent').delete(owner);
      await writing.done;
    },
    sent: async (account) => (await tables.get('sent', account)) ?? null,
    async setSent(account, hash) {
      await tables.put('sent', hash, account);
    },
    async clear() {
      await Promise.all([tables.clear('profiles'), tables.clear('completions'), tables.clear('sent')]);
    },
  };
}

function tableOf(tables: IDBPDatabase<Tables>, owner: string): ProfileTable {
  return {
    async all() {
      const reading = tables.transaction([...ROWS]);
      const [profiles, rows] = await Promise.all([
        reading.objectStore('profiles').index('owner').getAll(owner),
        reading.objectStore('completions').index('owner').getAll(owner),
        reading.done,
      ]);
      const rowsOf = ({ key }: ProfileRow) => rows.filter((row) => row.profile === key);
      return profiles.map((profile) => recordOf(profile, rowsOf(profile)));
    },

    async change(keys, deed) {
      const writing: Writing = tables.transaction([...ROWS], 'readwrite');
      for (const key of keys) {
        const profile = await writing.objectStore('profiles').get([owner, key]);
        const rows = await writing.objectStore('completions').index('profile').getAll([owner, key]);
        const before = profile === undefined ? null : recordOf(profile, rows);
        const after = deed(before, key);
        if (after !== null) await write(writing, { owner, key }, before, after);
      }
      await writing.done;
    },
  };
}

async function write(
  writing: Writing,
  { owner, key }: { readonly owner: string; readonly key: string },
  before: ProfileRecord | null,
  after: ProfileRecord,
): Promise<void> {
  const { name, createdAt, resetAt, deletedAt } = after;
  const { gone, fresh } = changedRows(before, after);
  const completions = writing.objectStore('completions');
  await writing.objectStore('profiles').put({ owner, key, name, createdAt, resetAt, deletedAt });
  for (const completion of gone) {
    const row = rowOf(completion, owner, key);
    await completions.delete(ROW.map((part) => row[part]));
  }
  for (const completion of fresh) await completions.put(rowOf(completion, owner, key));
}

function rowOf(completion: ClassicCompletion, owner: string, profile: string): CompletionRow {
  const { tunnels, timer } = completion;
  return { ...completion, owner, profile, tunnels: Number(tunnels), timer: Number(timer) };
}

function recordOf(profile: ProfileRow, rows: readonly CompletionRow[]): ProfileRecord {
  const { name, createdAt, resetAt, deletedAt } = profile;
  const completions = rows.map(({ owner, profile: key, tunnels, timer, ...rest }) => ({
    ...rest,
    tunnels: tunnels === 1,
    timer: timer === 1,
  }));
  return { name, createdAt, resetAt, deletedAt, completions };
}
