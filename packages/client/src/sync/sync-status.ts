import type { SaveList } from '@warren/protocol/client';
import type { OtherCopy } from './sync-record.js';

/** How one slot stands, for the player. */
export interface SlotStatus {
  readonly slot: string;
  readonly title: string;
  /**
   * `waiting`: what is here is not on the server yet. `held`: a newer copy waits until the run is left. `local`: it
   * cannot be on the server. `occupied`: another run has its place here.
   */
  readonly standing: 'synced' | 'waiting' | 'conflict' | 'held' | 'local' | 'occupied';
  /** What the last attempt did; `null`: there was nothing to do. */
  readonly did: 'sent' | 'fetched' | null;
  /** Whether there is nothing to save. */
  readonly isEmpty: boolean;
  /** When both sides were alike last; milliseconds since 1970. */
  readonly syncedAt: number | null;
  /** Why it waits, or stays on this device, in a sentence. */
  readonly trouble: string | null;
  /** The copy of the other device. */
  readonly other: OtherCopy | null;
}

/** What the server keeps of an account. */
export interface ServerSaves extends SaveList {
  /** The id of the account. */
  readonly owner: string;
}

/** How everything that follows its player stands. */
export interface SyncStatus {
  /** `resting`: nothing has to be done. `lapsed`: the player has to sign in again. */
  readonly phase: 'resting' | 'syncing' | 'offline' | 'lapsed' | 'trouble';
  /** When the server was last asked with success. */
  readonly syncedAt: number | null;
  readonly slots: readonly SlotStatus[];
  /** What the server had when it was last asked; `null` before that. */
  readonly serverSaves: ServerSaves | null;
}

/** The status before the first sync. */
export const NO_SYNC_STATUS: SyncStatus = { phase: 'resting', syncedAt: null, slots: [], serverSaves: null };
