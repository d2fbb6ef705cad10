import { accept, type Result, refuse } from '@warren/engine';
import {
  beginWorld,
  freeWorldName,
  makeWorldText,
  readWorldName,
  readWorldText,
  type World,
} from '@warren/games/cave';
import { drawBelow } from '../../../lib/seed-words.js';
import { browserStorage, type TextStorage } from '../../../lib/storage.js';
import type { KeptWorld } from './kept-world.js';
import { newWorldId, storedMoves, storedWorld } from './world-names.js';

/** What somebody wants a new world to be. */
export interface WorldDraft {
  readonly name: string;
  readonly seed: string;
  readonly settings: Readonly<Record<string, number | string>>;
}

const NO_ROOM =
  'This browser has no room left, or keeps nothing. Export worlds you no longer play and delete them here, then try again.';

/** Makes a world and keeps it. The names of the others are taken. */
export function createWorld(
  draft: WorldDraft,
  taken: readonly string[],
  storage: TextStorage = browserStorage,
): Result<KeptWorld> {
  const name = readWorldName(draft.name, taken);
  if (!name.ok) return name;
  const { seed, settings } = draft;
  const world = beginWorld({ id: newWorldId(drawBelow), name: name.value, seed, settings, now: Date.now() });
  return world.ok ? accept(keep(world.value, storage)) : world;
}

/** Gives a world another name. */
export function renameWorld(
  kept: KeptWorld,
  wish: { readonly name: string; readonly taken: readonly string[] },
  storage: TextStorage = browserStorage,
): Result<KeptWorld> {
  if (kept.world === null) return refuse('a damaged world keeps its name');
  const name = readWorldName(wish.name, wish.taken);
  if (!name.ok) return name;
  const renamed = keep({ ...kept.world, name: name.value }, storage);
  if (renamed.trouble !== null) return refuse(renamed.trouble);
  remove(storedMoves(kept.id), storage);
  return accept(renamed);
}

/** Forgets a world. Its slot is empty then, and so it goes from every device. */
export function deleteWorld(id: string, storage: TextStorage = browserStorage): boolean {
  return remove(storedMoves(id), storage) && remove(storedWorld(id), storage);
}

/**
 * Takes in a world from a file. It never takes the place of another: one that is here already becomes a second one, with
 * an id and a name of its own.
 */
export function importWorld(
  text: string,
  here: readonly KeptWorld[],
  storage: TextStorage = browserStorage,
): Result<KeptWorld> {
  const read = readWorldText(text.trim());
  if (!read.ok) return read;
  const isHere = here.some(({ id }) => id === read.value.id);
  const names = here.flatMap(({ world }) => (world === null ? [] : [world.name]));
  const name = freeWorldName(read.value.name, names);
  const id = isHere ? newWorldId(drawBelow) : read.value.id;
  const kept = keep({ ...read.value, id, name }, storage);
  return kept.trouble === null ? accept(kept) : refuse(kept.trouble);
}

/** Keeps a world as a whole; where that cannot be, it says so as the trouble with it. */
function keep(world: World, storage: TextStorage): KeptWorld {
  const text = makeWorldText(world);
  const kept = { id: world.id, text, beside: '', world, ticks: '' };
  try {
    storage().setItem(storedWorld(world.id), text);
    return { ...kept, trouble: null };
  } catch {
    return { ...kept, trouble: NO_ROOM };
  }
}

function remove(name: string, storage: TextStorage): boolean {
  try {
    storage().removeItem(name);
    return true;
  } catch {
    return false;
  }
}
