import type { SyncEngine } from '@warren/client';
import { useState } from 'preact/hooks';
import { fetchSync } from './fetch-sync.js';

/** Something asked of the sync: whether it is under way, and why it could not be done. */
export interface Deed {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly run: () => Promise<void>;
}

const FAILED = 'This could not be done in this browser. Load the page again, and try once more.';

/** Asks something of the sync, and tells when it is done. */
export function useDeed(ask: (engine: SyncEngine) => Promise<string | null>, onDone: () => void): Deed {
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
