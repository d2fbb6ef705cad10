import type { Save } from '@warren/protocol/client';
import { textHash } from '../lib/text-hash.js';
import type { Owner } from '../session/session.js';

/** The copy of a save that another device has written. An empty text: it has ended there. */
export type OtherCopy = Pick<Save, 'revision' | 'text' | 'summary' | 'device' | 'savedAt'>;

/** Two copies of a save of which neither builds on the other. */
export interface Conflict {
  readonly other: OtherCopy;
  /** The hash of the text of this device that the server has put aside. */
  readonly keptHash: string;
}

/** What this device knows of one slot of one account. */
export interface SyncRecord {
  readonly owner: string;
  readonly slot: string;
  /** The revision on which the text here builds; 0 when the server has none. */
  readonly revision: number;
  /** The hash of the text as it was at that revision; any other text here is new to the server. */
  readonly hash: string;
  /** Hashes of what was sent without an answer: it may have arrived, and is known again when it is met. */
  readonly sent: readonly string[];
  readonly syncedAt: number | null;
  readonly conflict: Conflict | null;
  /** A text that was not sent before its owner left this device; it goes to the server when they return. */
  readonly parked: string | null;
}

/** Where it is remembered between visits what this device knows of saves. */
export interface SyncStorage {
  /** Whose saves are on this device; `null`: they go along with any account. */
  owner(): Promise<Owner | null>;
  setOwner(owner: Owner | null): Promise<void>;
  record(owner: string, slot: string): Promise<SyncRecord | null>;
  records(owner: string): Promise<SyncRecord[]>;
  putRecord(record: SyncRecord): Promise<void>;
  removeRecord(owner: string, slot: string): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

/** The hash of no save at all. An empty text is how a save is deleted: its revisions go on rising. */
export const NOTHING = textHash('');

/** What is known of a slot before the first sync. */
export function freshRecord(owner: string, slot: string): SyncRecord {
  return { owner, slot, revision: 0, hash: NOTHING, sent: [], syncedAt: null, conflict: null, parked: null };
}
