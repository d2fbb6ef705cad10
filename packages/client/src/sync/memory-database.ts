import type { StoredUpload, UploadStorage } from '../outbox/upload.js';
import type { Owner } from '../session/session.js';
import type { SyncRecord, SyncStorage } from './sync-record.js';

/** What a client remembers between visits about saves and uploads. */
export interface ClientDatabase extends SyncStorage, UploadStorage {}

/** Remembers as long as the client runs: for browsers that store nothing. */
export function openMemoryDatabase(): ClientDatabase {
  const records = new Map<string, SyncRecord>();
  const uploads = new Map<string, StoredUpload>();
  let current: Owner | null = null;
  const keyOf = (owner: string, slot: string) => `${owner} ${slot}`;
  return {
    owner: async () => current,
    async setOwner(owner) {
      current = owner;
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
      current = null;
    },
  };
}
