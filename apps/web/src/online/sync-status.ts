import { NO_SYNC_STATUS, type SyncStatus, type Upload } from '@warren/client';
import { createSignal, useSignal } from '../lib/signal.js';

/** How everything that follows its player stands; the sync itself is loaded later and writes it. */
export const syncStatus = createSignal(NO_SYNC_STATUS);

/** The same, now and after every change. */
export function useSyncStatus(): SyncStatus {
  return useSignal(syncStatus);
}

const NONE: readonly Upload[] = [];

/** The uploads of this browser, the newest first; the queue is loaded later and writes them. */
export const uploadStatus = createSignal(NONE);
