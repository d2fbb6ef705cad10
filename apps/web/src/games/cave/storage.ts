import { EXPEDITION_SLOT, isWorldId, readText, storedName, WORLD_SLOTS } from '@warren/client';
import { createSignal, type Signal } from '../../lib/signal.js';
import { browserStorage, readObject, type TextStorage, writeObject } from '../../lib/storage.js';

// This file opens no run and no world: the home page reads it without fetching the game.

export const STORED_EXPEDITION = storedName(EXPEDITION_SLOT);
const STORED_RULES = 'warren.cave.rules';
export const STORED_OPTIONS = 'warren.cave';
const STORED_LAST = 'warren.cave.last';
/** What the names of worlds begin with. */
export const STORED_WORLDS = storedName(WORLD_SLOTS);

/** The rules of the next expedition. */
export type ExpeditionRules = 'deep' | 'classic';

export function readRules(): ExpeditionRules {
  return readObject(STORED_RULES).rules === 'classic' ? 'classic' : 'deep';
}

export function saveRules(rules: ExpeditionRules): void {
  writeObject(STORED_RULES, { rules });
}

/** How the player wants to see Cave. */
export interface CaveOptions {
  /** Tiles, or characters as in a terminal. */
  readonly look: 'tiles' | 'text';
  /** Whether every step is said in a line. */
  readonly describe: boolean;
}

/** The saved options; what is damaged is as it was in the beginning. */
export function readOptions(storage: TextStorage = browserStorage): CaveOptions {
  const { look, describe } = readObject(STORED_OPTIONS, storage);
  return { look: look === 'text' ? 'text' : 'tiles', describe: describe === true };
}

/** The options on this page: every picture of the cave follows them. */
export const caveOptions: Signal<CaveOptions> = createSignal(readOptions());

export function changeOptions(part: Partial<CaveOptions>, storage: TextStorage = browserStorage): void {
  caveOptions.set({ ...caveOptions.get(), ...part });
  writeObject(STORED_OPTIONS, caveOptions.get(), storage);
}

/** The name of a world on the server, and among the tabs of a browser. */
export const worldSlot = (id: string) => `${WORLD_SLOTS}${id}`;

/** The storage key of a world's text. */
export const storedWorld = (id: string) => `${STORED_WORLDS}${id}`;

/** The storage key of the moves that were made since the text was saved. */
export const storedMoves = (id: string) => `${STORED_WORLDS}${id}.moves`;

/** Remembers which world was played last in this browser, and its name then. */
export function saveLastWorld(
  { id, name }: { readonly id: string; readonly name: string },
  storage: TextStorage = browserStorage,
): void {
  writeObject(STORED_LAST, { id, name }, storage);
}

/** The name of the world that was played last here; `null` if there is none, or it is gone. */
export function lastWorldName(storage: TextStorage = browserStorage): string | null {
  const { id, name } = readObject(STORED_LAST, storage);
  if (typeof id !== 'string' || typeof name !== 'string' || !isWorldId(id)) return null;
  return readText(storedWorld(id), storage) === '' ? null : name;
}
