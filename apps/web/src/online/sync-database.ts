import type { Owner } from './owner.js';
import type { SyncRecord } from './sync-record.js';
import type { StoredUpload } from './upload.js';

/** What is remembered between visits about saves and uploads. */
export interface SyncDatabase {
  owner(): Promise<Owner | null>;
  setOwner(owner: Owner | null): Promise<void>;
  record(owner: string, slot: string): Promise<SyncRecord | null>;
  records(owner: string): Promise<SyncRecord[]>;
  putRecord(record: SyncRecord): Promise<void>;
  removeRecord(owner: string, slot: string): Promise<void>;
  /** The oldest first. */
  uploads(): Promise<StoredUpload[]>;
  putUpload(upload: StoredUpload): Promise<void>;
  removeUpload(key: string): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}
