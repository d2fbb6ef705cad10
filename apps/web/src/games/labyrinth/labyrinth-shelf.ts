import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** Where the run, the scores, the options and the levels of Labyrinth are kept. */
export const STORED_RUN = 'warren.labyrinth.run';
export const STORED_SCORES = 'warren.labyrinth.scores';
export const STORED_OPTIONS = 'warren.labyrinth.options';
export const STORED_LEVELS = 'warren.labyrinth.levels';
/** What they are called on the server; the run also among the tabs of a browser. */
export const RUN_SLOT = 'labyrinth.run';
export const SCORES_SLOT = 'labyrinth.scores';
export const LEVELS_SLOT = 'labyrinth.levels';

/** The level at which a kept run stands, or `null`: enough for a menu, without opening the run. */
export function keptLevel(shelf: Shelf = browserShelf): number | null {
  const { level } = readObject(STORED_RUN, shelf);
  return Number.isSafeInteger(level) ? (level as number) : null;
}
