import { isWorldId } from '@warren/client';
import { browserShelf, readObject, type Shelf } from '../../../lib/storage.js';
import { storedWorld } from './world-names.js';

/** Which world was played last in this browser, and its name then: enough for a menu, without opening it. */
const STORED = 'warren.cave.last';

export function noteLastWorld(
  { id, name }: { readonly id: string; readonly name: string },
  shelf: Shelf = browserShelf,
): void {
  try {
    shelf().setItem(STORED, JSON.stringify({ id, name }));
  } catch {
    // A menu does without.
  }
}

/** The name of the world that was played last here; `null` if there is none, or it is gone. */
export function lastWorldName(shelf: Shelf = browserShelf): string | null {
  const { id, name } = readObject(STORED, shelf);
  if (typeof id !== 'string' || typeof name !== 'string' || !isWorldId(id)) return null;
  try {
    return shelf().getItem(storedWorld(id)) === null ? null : name;
  } catch {
    return null;
  }
}
