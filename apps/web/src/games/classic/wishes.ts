import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where it is kept what somebody wishes of Classic. */
const STORED = 'warren.classic';

/** Whether one's best run is to be seen as a ghost. */
export function wishesGhost(storage: TextStorage = browserStorage): boolean {
  return readObject(STORED, storage).ghost !== false;
}

export function wishGhost(ghost: boolean, storage: TextStorage = browserStorage): void {
  try {
    storage().setItem(STORED, JSON.stringify({ ghost }));
  } catch {
    // It holds until the page is left.
  }
}
