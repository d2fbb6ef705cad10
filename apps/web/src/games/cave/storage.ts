import { EXPEDITION_SLOT, isWorldId, storedName, WORLD_SLOTS } from '@warren/client';
import { createSignal, type Signal } from '../../lib/signal.js';
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

/** What the texts of worlds begin with in this browser's storage. */
export const STORED_WORLDS = storedName(WORLD_SLOTS);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 16;

/** What a world is called on the server, and among the tabs of a browser. */
export function worldSlot(id: string): string {
  return `${WORLD_SLOTS}${id}`;
}

/** Where the text of a world is kept. */
export function storedWorld(id: string): string {
  return `${STORED_WORLDS}${id}`;
}

/** Where the moves are kept that were made since the text was. */
export function storedMoves(id: string): string {
  return `${STORED_WORLDS}${id}.moves`;
}

/** An id no other world has; `below` draws a whole number below another. */
export function newWorldId(below: (limit: number) => number): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[below(LETTERS.length)]).join('');
}

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
