import { LABYRINTH_LEVELS_SLOT, LABYRINTH_RUN_SLOT, LABYRINTH_SCORES_SLOT, storedName } from '@warren/client';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where the run, the scores, the options and the levels of Labyrinth are kept. */
export const STORED_RUN = storedName(LABYRINTH_RUN_SLOT);
export const STORED_SCORES = storedName(LABYRINTH_SCORES_SLOT);
export const STORED_OPTIONS = 'warren.labyrinth.options';
export const STORED_LEVELS = storedName(LABYRINTH_LEVELS_SLOT);

/** The level at which a kept run stands, or `null`: enough for a menu, without opening the run. */
export function keptLevel(storage: TextStorage = browserStorage): number | null {
  const { level } = readObject(STORED_RUN, storage);
  return Number.isSafeInteger(level) ? (level as number) : null;
}
