import type { SyncEngine } from '@warren/client';
import type { Sync } from './start-sync.js';
import { type Action, useAction } from './use-answer.js';

/** The sync that runs beside the pages, fetched if it is not there yet: pages that only show it stay light. */
export async function fetchSync(): Promise<Sync> {
  const { startSync } = await import('./start-sync.js');
  return startSync();
}

const FAILED = 'This could not be done in this browser. Load the page again, and try once more.';

/** Asks something of the sync, and calls when it is done. */
export function useSyncAction<Given extends readonly unknown[]>(
  ask: (engine: SyncEngine, ...given: Given) => Promise<string | null>,
  onDone: () => void,
): Action<Given> {
  // The browser's own database may give way.
  const act = (...given: Given) =>
    fetchSync()
      .then(({ engine }) => ask(engine, ...given))
      .catch(() => FAILED);
  return useAction(act, onDone);
}
