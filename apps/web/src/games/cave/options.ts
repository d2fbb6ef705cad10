import { type Cell, makeCell } from '../../lib/signal.js';
import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** How somebody wants to see Cave, until they change it. */
export interface CaveOptions {
  /** Tiles, or characters as in a terminal. */
  readonly look: 'tiles' | 'text';
  /** Whether every step is said in a line. */
  readonly describe: boolean;
}

export const STORED_OPTIONS = 'warren.cave';

/** The options kept here; what is damaged is as it was in the beginning. */
export function readOptions(shelf: Shelf = browserShelf): CaveOptions {
  const { look, describe } = readObject(STORED_OPTIONS, shelf);
  return { look: look === 'text' ? 'text' : 'tiles', describe: describe === true };
}

/** The options on this page: every picture of the cave follows them. */
export const caveOptions: Cell<CaveOptions> = makeCell(readOptions());

/** Changes an option. Where nothing can be kept it holds for this visit. */
export function changeOptions(part: Partial<CaveOptions>, shelf: Shelf = browserShelf): void {
  const next = { ...caveOptions.get(), ...part };
  caveOptions.set(next);
  try {
    shelf().setItem(STORED_OPTIONS, JSON.stringify(next));
  } catch {
    // It is seen as wished all the same.
  }
}
