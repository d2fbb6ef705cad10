import type { SaveList } from '@warren/protocol/client';
import { makeCell, useCell } from '../lib/signal.js';
import type { OtherCopy } from './sync-record.js';

/** How one slot stands, for people. */
export interface SlotNews {
  readonly slot: string;
  readonly title: string;
  /**
   * `waiting`: what is here is not on the server yet. `held`: a newer copy waits until the run is left. `local`: it
   * cannot be on the server.
   */
  readonly standing: 'synced' | 'waiting' | 'conflict' | 'held' | 'local';
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
export interface KeptSaves extends SaveList {
  /** The id of the account. */
  readonly owner: string;
}

/** How everything that follows its player stands. */
export interface SyncNews {
  /** `resting`: nothing has to be done. `lapsed`: somebody has to sign in again. */
  readonly phase: 'resting' | 'syncing' | 'offline' | 'lapsed' | 'trouble';
  /** When the server was last asked with success. */
  readonly syncedAt: number | null;
  readonly slots: readonly SlotNews[];
  /** What the server had when it was last asked; `null` before that. */
  readonly kept: KeptSaves | null;
}

const NO_NEWS: SyncNews = { phase: 'resting', syncedAt: null, slots: [], kept: null };

/** The news of this page; the sync itself is fetched later and writes them. */
export const syncNews = makeCell(NO_NEWS);

export function useSyncNews(): SyncNews {
  return useCell(syncNews);
}
