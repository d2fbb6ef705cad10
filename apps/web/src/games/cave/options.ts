import { createSignal, type Signal } from '../../lib/signal.js';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** How somebody wants to see Cave, until they change it. */
export interface CaveOptions {
  /** Tiles, or characters as in a terminal. */
  readonly look: 'tiles' | 'text';
  /** Whether every step is said in a line. */
  readonly describe: boolean;
}

export const STORED_OPTIONS = 'warren.cave';

/** The options kept here; what is damaged is as it was in the beginning. */
export function readOptions(storage: TextStorage = browserStorage): CaveOptions {
  const { look, describe } = readObject(STORED_OPTIONS, storage);
  return { look: look === 'text' ? 'text' : 'tiles', describe: describe === true };
}

/** The options on this page: every picture of the cave follows them. */
export const caveOptions: Signal<CaveOptions> = createSignal(readOptions());

/** Changes an option. Where nothing can be kept it holds for this visit. */
export function changeOptions(part: Partial<CaveOptions>, storage: TextStorage = browserStorage): void {
  const next = { ...caveOptions.get(), ...part };
  caveOptions.set(next);
  try {
    storage().setItem(STORED_OPTIONS, JSON.stringify(next));
  } catch {
    // It is seen as wished all the same.
  }
}
