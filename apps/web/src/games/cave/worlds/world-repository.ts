import { isWorldId, readText, textHash, worldTitle } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import {
  beginWorld,
  freeWorldName,
  makeWorldText,
  readWorldName,
  readWorldText,
  type World,
} from '@warren/games/cave';
import { useMemo, useRef } from 'preact/hooks';
import { fileName, saveFile } from '../../../lib/files.js';
import { drawBelow } from '../../../lib/seed-words.js';
import {
  attempt,
  browserStorage,
  type ListedTextStorage,
  type TextStorage,
  useStorageVersion,
} from '../../../lib/storage.js';
import { STORED_WORLDS, storedMoves, storedWorld } from '../storage.js';
import { playMoves, readMovesText } from './moves.js';

/** A world as it is saved in this browser. */
export interface SavedWorld {
  readonly id: string;
  readonly text: string;
  /** The moves saved beside it; empty for none. */
  readonly movesText: string;
  /** The world with all its moves; without the latest where those are damaged; `null` where it cannot be had. */
  readonly world: World | null;
  /** Why it is not as it was left, in a few words; `null` where it is. */
  readonly trouble: string | null;
  /** The moves beside it that could be made, as they are written; more are added at their end. */
  readonly ticks: string;
}

/** The ids of all worlds here, damaged ones included. Where nothing can be saved there is none. */
export function worldIds(storage: ListedTextStorage = browserStorage): string[] {
  try {
    const names = storage()
      .names()
      .filter((name) => name.startsWith(STORED_WORLDS));
    const ids = names.map((name) => name.slice(STORED_WORLDS.length));
    return ids.filter(isWorldId).sort();
  } catch {
    return [];
  }
}

/** The world of an id exactly as it was left, or what can be had of it; `null` where there is none. */
export function readSavedWorld(
  id: string,
  storage: TextStorage = browserStorage,
  before?: SavedWorld,
): SavedWorld | null {
  const text = readText(storedWorld(id), storage);
  const movesText = readText(storedMoves(id), storage);
  // Opening a large world takes some milliseconds, so an unchanged one is not opened again.
  if (before?.text === text && before.movesText === movesText) return before;
  return text === '' ? null : openSavedWorld({ id, text, movesText });
}

/** Opens the texts of a world. Nothing is written, whatever is wrong with them. */
export function openSavedWorld(texts: Pick<SavedWorld, 'id' | 'text' | 'movesText'>): SavedWorld {
  const { id, text, movesText } = texts;
  const broken = (trouble: string): SavedWorld => ({ ...texts, world: null, trouble, ticks: '' });
  const read = readWhole(text);
  if (!read.ok) return broken(read.reason);
  const world = read.value;
  if (world.id !== id) return broken('it is the text of another world');
  const alone: SavedWorld = { ...texts, world, trouble: null, ticks: '' };
  if (movesText === '') return alone;
  const moves = readMovesText(movesText);
  if (!moves.ok) return { ...alone, trouble: moves.reason };
  // They were made from a text that was replaced meanwhile, and are part of what replaced it.
  if (moves.value.base !== textHash(text)) return alone;
  const played = playMoves(world, moves.value);
  if (played.ok) return { ...alone, world: played.value, ticks: moves.value.ticks };
  // Some of them may have been made already.
  const again = readWhole(text);
  return { ...alone, world: again.ok ? again.value : null, trouble: played.reason };
}

/** Reads the text of a world; an impossible state is damage like any other. */
function readWhole(text: string): Result<World> {
  try {
    return readWorldText(text);
  } catch {
    return refuse('the world is damaged: it cannot be read');
  }
}

/** What a player wants a new world to be. */
export interface WorldDraft {
  readonly name: string;
  readonly seed: string;
  readonly settings: Readonly<Record<string, number | string>>;
}

const NO_ROOM =
  'This browser has no room left, or keeps nothing. Export worlds you no longer play and delete them here, then try again.';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 16;

/** An id no other world has. */
export function newWorldId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[drawBelow(LETTERS.length)]).join('');
}

/** Makes a world and saves it. The names of the others are taken. */
export function createWorld(
  draft: WorldDraft,
  taken: readonly string[],
  storage: TextStorage = browserStorage,
): Result<SavedWorld> {
  const name = readWorldName(draft.name, taken);
  if (!name.ok) return name;
  const world = beginWorld({ ...draft, id: newWorldId(), name: name.value, now: Date.now() });
  return world.ok ? accept(save(world.value, storage)) : world;
}

/** Gives a world another name. */
export function renameWorld(
  { id, world }: SavedWorld,
  request: { readonly name: string; readonly taken: readonly string[] },
  storage: TextStorage = browserStorage,
): Result<SavedWorld> {
  if (world === null) return refuse('a damaged world keeps its name');
  const name = readWorldName(request.name, request.taken);
  if (!name.ok) return name;
  const renamed = save({ ...world, name: name.value }, storage);
  if (renamed.trouble !== null) return refuse(renamed.trouble);
  attempt(() => storage().removeItem(storedMoves(id)));
  return accept(renamed);
}

/** Forgets a world. Its slot is empty then, and so it goes from every device. */
export function deleteWorld(id: string, storage: TextStorage = browserStorage): boolean {
  return attempt(() => {
    storage().removeItem(storedMoves(id));
    storage().removeItem(storedWorld(id));
  });
}

/** Saves a world from a file. It replaces none: if it is here already, the copy gets another id and name. */
export function importWorld(
  text: string,
  here: readonly SavedWorld[],
  storage: TextStorage = browserStorage,
): Result<SavedWorld> {
  const read = readWorldText(text.trim());
  if (!read.ok) return read;
  const isHere = here.some(({ id }) => id === read.value.id);
  const names = here.flatMap(({ world }) => (world === null ? [] : [world.name]));
  const name = freeWorldName(read.value.name, names);
  const saved = save({ ...read.value, id: isHere ? newWorldId() : read.value.id, name }, storage);
  return saved.trouble === null ? accept(saved) : refuse(saved.trouble);
}

/** Saves a world as a whole; where that fails, its trouble says so. */
function save(world: World, storage: TextStorage): SavedWorld {
  const text = makeWorldText(world);
  const worked = attempt(() => storage().setItem(storedWorld(world.id), text));
  return { id: world.id, text, movesText: '', world, ticks: '', trouble: worked ? null : NO_ROOM };
}

/**
 * All worlds of this browser, the one played last first and damaged ones at the end; read again whenever a tab or
 * another device has changed one.
 */
export function useWorlds(): readonly SavedWorld[] {
  const version = useStorageVersion();
  const known = useRef(new Map<string, SavedWorld>());
  return useMemo(() => {
    const worlds = worldIds().map(
      (id) =>
        readSavedWorld(id, browserStorage, known.current.get(id)) ??
        openSavedWorld({ id, text: '', movesText: '' }),
    );
    known.current = new Map(worlds.map((world) => [world.id, world]));
    return worlds.sort((one, other) => playedAt(other) - playedAt(one) || (one.id < other.id ? -1 : 1));
  }, [version]);
}

function playedAt({ world }: SavedWorld): number {
  return world?.playedAt ?? -1;
}

const ENDING = '.warren-world';
/** The files a browser offers when a player looks for a world. */
export const WORLD_FILES = `${ENDING},.json,.txt,application/json,text/plain`;
const MOST_BYTES = 48_000_000;

/** Hands a world to the browser as a file, and returns the file's name. A damaged world goes out as it is. */
export function saveWorldFile({ text, movesText, world, trouble }: SavedWorld): string {
  const isSound = world !== null && trouble === null;
  const name = `${fileName(worldTitle(text), 'world')}${isSound ? '' : '-damaged'}${ENDING}`;
  const content = isSound ? makeWorldText(world) : [text, movesText].filter((part) => part !== '').join('\n');
  saveFile({ content: `${content}\n`, name, type: 'application/json' });
  return name;
}

/** The text of a file the player chose. */
export async function readWorldFile(file: Blob): Promise<Result<string>> {
  if (file.size > MOST_BYTES) return refuse('the file is too large for a world');
  try {
    return accept(await file.text());
  } catch {
    return refuse('the file could not be read');
  }
}
