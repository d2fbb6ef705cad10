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
      const records = database.createObjectStore('records', { keyPath: ['owner', 'slot'] });
      records.createIndex('owner', 'owner');
      const uploads = database.createObjectStore('uploads', { keyPath: 'key' });
      uploads.createIndex('at', 'at');
    },
    // A tab with a newer version must not wait for this one to be closed.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

function overTables(tables: IDBPDatabase<Tables>): ClientDatabase {
  return {
    owner: async () => (await tables.get('facts', 'owner')) ?? null,
    async setOwner(owner) {
      await tables.put('facts', owner, 'owner');
    },
    record: async (owner, slot) => (await tables.get('records', [owner, slot])) ?? null,
    records: (owner) => tables.getAllFromIndex('records', 'owner', owner),
    async putRecord(record) {
      await tables.put('records', record);
    },
    removeRecord: (owner, slot) => tables.delete('records', [owner, slot]),
    uploads: () => tables.getAllFromIndex('uploads', 'at'),
    async putUpload(upload) {
      await tables.put('uploads', upload);
    },
    removeUpload: (key) => tables.delete('uploads', key),
    async clear() {
      const all = tables.transaction(['facts', 'records', 'uploads'], 'readwrite');
      await Promise.all([
        all.objectStore('facts').clear(),
        all.objectStore('records').clear(),
        all.objectStore('uploads').clear(),
        all.done,
      ]);
    },
  };
}
