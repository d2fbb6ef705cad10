import { NO_SYNC_STATUS, type SyncStatus, type Upload } from '@warren/client';
import { makeCell, useCell } from '../lib/signal.js';

/** How everything that follows its player stands; the sync itself is loaded later and writes it. */
export const syncStatus = makeCell(NO_SYNC_STATUS);

/** The same, now and after every change. */
export function useSyncStatus(): SyncStatus {
  return useCell(syncStatus);
}

const NONE: readonly Upload[] = [];

/** The uploads of this browser, the newest first; the queue is loaded later and writes them. */
export const uploadStatus = makeCell(NONE);
