import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where the name is kept. It was asked for by Treasure Rush first, and lies among the wishes of that. */
export const STORED_NAME = 'warren.treasure-rush';

/** Longer names do not fit a table. */
export const LONGEST_NAME = 24;

/** The name in the tables of this browser; `null` until it was asked for. */
export function readName(storage: TextStorage = browserStorage): string | null {
  const { name } = readObject(STORED_NAME, storage);
  return typeof name === 'string' && checkName(name) === null ? name : null;
}

/** Keeps a name. Where nothing can be kept it holds for this visit. */
export function saveName(name: string, storage: TextStorage = browserStorage): void {
  try {
    storage().setItem(STORED_NAME, JSON.stringify({ ...readObject(STORED_NAME, storage), name }));
  } catch {
    // The run begins all the same.
  }
}

/** Why a name cannot be used, or `null`. */
export function checkName(name: string): string | null {
  if (name.trim() === '') return 'A name has at least one letter.';
  if (name.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} letters.`;
  return /\p{Cc}/u.test(name) ? 'A name is one line of text.' : null;
}
