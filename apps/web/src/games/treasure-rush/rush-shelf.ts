import { RUSH_RUN_SLOT, RUSH_SCORES_SLOT, storedName } from '@warren/client';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where the wishes, the run and the scores of Treasure Rush are kept. */
export const STORED_WISHES = 'warren.treasure-rush';
export const STORED_RUN = storedName(RUSH_RUN_SLOT);
export const STORED_SCORES = storedName(RUSH_SCORES_SLOT);

/** What somebody wishes for every run, until they change it. */
export interface RushWishes {
  readonly pickups: boolean;
  readonly hunter: boolean;
}

/** The wishes kept here; what is damaged is as it was in the beginning. */
export function readWishes(storage: TextStorage = browserStorage): RushWishes {
  const { pickups, hunter } = readObject(STORED_WISHES, storage);
  return { pickups: pickups === true, hunter: hunter === true };
}

/** Keeps another wish. Where nothing can be kept it holds for this visit. */
export function changeWishes(part: Partial<RushWishes>, storage: TextStorage = browserStorage): RushWishes {
  const wishes = { ...readWishes(storage), ...part };
  try {
    // The name in the tables lies here, too.
    storage().setItem(STORED_WISHES, JSON.stringify({ ...readObject(STORED_WISHES, storage), ...wishes }));
  } catch {
    // The run begins as wished all the same.
  }
  return wishes;
}

/** The score at which a kept run stands, or `null`: enough for a menu, without opening the run. */
export function keptScore(storage: TextStorage = browserStorage): number | null {
  const { score } = readObject(STORED_RUN, storage);
  return Number.isSafeInteger(score) ? (score as number) : null;
}
