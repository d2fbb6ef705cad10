import type { Owner } from './owner.js';
import type { SyncDatabase } from './sync-database.js';
import type { SyncRecord } from './sync-record.js';
import type { StoredUpload } from './upload.js';

/** Remembers as long as the page is open: for browsers that keep nothing. */
export function openMemoryDatabase(): SyncDatabase {
  const records = new Map<string, SyncRecord>();
  const uploads = new Map<string, StoredUpload>();
  let whose: Owner | null = null;
  const keyOf = (owner: string, slot: string) => `${owner} ${slot}`;
  return {
    owner: async () => whose,
    async setOwner(owner) {
      whose = owner;
    },
    record: async (owner, slot) => records.get(keyOf(owner, slot)) ?? null,
    records: async (owner) => [...records.values()].filter((record) => record.owner === owner),
    async putRecord(record) {
      records.set(keyOf(record.owner, record.slot), record);
    },
    async removeRecord(owner, slot) {
      records.delete(keyOf(owner, slot));
    },
    uploads: async () => [...uploads.values()].sort((one, other) => one.at - other.at),
    async putUpload(upload) {
      uploads.set(upload.key, upload);
    },
    async removeUpload(key) {
      uploads.delete(key);
    },
    async clear() {
      records.clear();
      uploads.clear();
      whose = null;
    },
  };
}
