import { isWorldId } from '@warren/client';
import { browserStorage, readObject, type TextStorage } from '../../../lib/storage.js';
import { storedWorld } from './world-names.js';

/** Which world was played last in this browser, and its name then: enough for a menu, without opening it. */
const STORED = 'warren.cave.last';

export function noteLastWorld(
  { id, name }: { readonly id: string; readonly name: string },
  storage: TextStorage = browserStorage,
): void {
  try {
    storage().setItem(STORED, JSON.stringify({ id, name }));
  } catch {
    // A menu does without.
  }
}

/** The name of the world that was played last here; `null` if there is none, or it is gone. */
export function lastWorldName(storage: TextStorage = browserStorage): string | null {
  const { id, name } = readObject(STORED, storage);
  if (typeof id !== 'string' || typeof name !== 'string' || !isWorldId(id)) return null;
  try {
    return storage().getItem(storedWorld(id)) === null ? null : name;
  } catch {
    return null;
  }
}
