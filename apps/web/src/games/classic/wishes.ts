import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** Where it is kept what somebody wishes of Classic. */
const STORED = 'warren.classic';

/** Whether one's best run is to be seen as a ghost. */
export function wishesGhost(shelf: Shelf = browserShelf): boolean {
  return readObject(STORED, shelf).ghost !== false;
}

export function wishGhost(ghost: boolean, shelf: Shelf = browserShelf): void {
  try {
    shelf().setItem(STORED, JSON.stringify({ ghost }));
  } catch {
    // It holds until the page is left.
  }
}
