import type { SyncEngine } from '@warren/client';
import { useState } from 'preact/hooks';
import type { Sync } from './start-sync.js';

/** The sync that runs beside the pages, fetched if it is not there yet: pages that only show it stay light. */
export async function fetchSync(): Promise<Sync> {
  const { startSync } = await import('./start-sync.js');
  return startSync();
}

/** Something asked of the sync: whether it is under way, and why it could not be done. */
export interface SyncAction {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly run: () => Promise<void>;
}

const FAILED = 'This could not be done in this browser. Load the page again, and try once more.';

/** Asks something of the sync, and tells when it is done. */
export function useSyncAction(
  ask: (engine: SyncEngine) => Promise<string | null>,
  onDone: () => void,
): SyncAction {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function run(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    // The browser's own database may give way.
    const reason = await fetchSync()
      .then(({ engine }) => ask(engine))
      .catch(() => FAILED);
    setBusy(false);
    setTrouble(reason);
    if (reason === null) onDone();
  }
  return { busy, trouble, run };
}
