import {
  type ClientDatabase,
  type Owner,
  openMemoryDatabase,
  type StoredUpload,
  type SyncRecord,
} from '@warren/client';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Tables extends DBSchema {
  facts: { key: string; value: Owner | null };
  records: { key: [string, string]; value: SyncRecord; indexes: { owner: string } };
  uploads: { key: string; value: StoredUpload; indexes: { at: number } };
}

const NAME = 'warren';
const VERSION = 1;

/** What the browser remembers. One that keeps nothing is remembered for until the page is closed. */
export async function openBrowserDatabase(name: string = NAME): Promise<ClientDatabase> {
  try {
    return overTables(await openTables(name));
  } catch {
    return openMemoryDatabase();
  }
}

function openTables(name: string): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore('facts');
      database.createObjectStore('records', { keyPath: ['owner', 'slot'] }).createIndex('owner', 'owner');
      database.createObjectStore('uploads', { keyPath: 'key' }).createIndex('at', 'at');
    },
    // A tab with a newer version must not wait for this one to be closed.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

function overTables(tables: IDBPDatabase<Tables>): ClientDatabase {
  return {
    owner: async () => (await tables.get('facts', 'owner')) ?? null,
    setOwner: async (owner) => void (await tables.put('facts', owner, 'owner')),
    record: async (owner, slot) => (await tables.get('records', [owner, slot])) ?? null,
    records: (owner) => tables.getAllFromIndex('records', 'owner', owner),
    putRecord: async (record) => void (await tables.put('records', record)),
    removeRecord: (owner, slot) => tables.delete('records', [owner, slot]),
    uploads: () => tables.getAllFromIndex('uploads', 'at'),
    putUpload: async (upload) => void (await tables.put('uploads', upload)),
    removeUpload: (key) => tables.delete('uploads', key),
    async clear() {
      const names = [...tables.objectStoreNames];
      const all = tables.transaction(names, 'readwrite');
      await Promise.all(names.map((name) => all.objectStore(name).clear()));
      await all.done;
    },
  };
}
