import type { Sync } from './start-sync.js';

/** The sync that runs beside the pages, fetched if it is not there yet: pages that only show it stay light. */
export async function fetchSync(): Promise<Sync> {
  const { startSync } = await import('./start-sync.js');
  return startSync();
}
