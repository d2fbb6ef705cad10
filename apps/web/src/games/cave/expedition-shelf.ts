import { EXPEDITION_SLOT, storedName } from '@warren/client';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where the expedition and what one wishes for the next are kept. */
export const STORED_EXPEDITION = storedName(EXPEDITION_SLOT);
export const STORED_RULES = 'warren.cave.rules';

/** By which rules the next expedition is played. */
export type ExpeditionRules = 'deep' | 'classic';

export function readRules(storage: TextStorage = browserStorage): ExpeditionRules {
  return readObject(STORED_RULES, storage).rules === 'classic' ? 'classic' : 'deep';
}

/** Keeps other rules. Where nothing can be kept they hold for this visit. */
export function keepRules(rules: ExpeditionRules, storage: TextStorage = browserStorage): void {
  try {
    storage().setItem(STORED_RULES, JSON.stringify({ rules }));
  } catch {
    // The expedition begins as wished all the same.
  }
}

/** How much gold the kept expedition has, or `null`: enough for a menu, without opening it. */
export function keptGold(storage: TextStorage = browserStorage): number | null {
  const { gold } = readObject(STORED_EXPEDITION, storage);
  return Number.isSafeInteger(gold) ? (gold as number) : null;
}
