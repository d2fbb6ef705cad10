import { isWorldId, textHash, worldTitle } from '@warren/client';
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
  browserStorage,
  type ListedTextStorage,
  type TextStorage,
  useStorageVersion,
} from '../../../lib/storage.js';
import { newWorldId, STORED_WORLDS, storedMoves, storedWorld } from '../storage.js';
import { playMoves, readMovesText } from './moves.js';

/** A world as it lies in this browser. */
export interface KeptWorld {
  readonly id: string;
  readonly text: string;
  /** What lies beside it; empty for nothing. */
  readonly beside: string;
  /** The world with all its moves; without the latest where those are damaged; `null` where it cannot be had. */
  readonly world: World | null;
  /** Why it is not as it was left, in a few words; `null` where it is. */
  readonly trouble: string | null;
  /** The moves that lie beside it and were made, as they are written; more are added at their end. */
  readonly ticks: string;
}

/** The ids of all worlds here, damaged ones included. Where nothing can be kept there is none. */
export function worldIds(storage: ListedTextStorage = browserStorage): string[] {
  try {
    const names = storage().names();
    const ids = names.flatMap((name) =>
      name.startsWith(STORED_WORLDS) ? [name.slice(STORED_WORLDS.length)] : [],
    );
    return ids.filter(isWorldId).sort();
  } catch {
    return [];
  }
}

/** The world of an id exactly as it was left, or what can be had of it; `null` where there is none. */
export function readKeptWorld(id: string, storage: TextStorage = browserStorage): KeptWorld | null {
  const text = readText(storedWorld(id), storage);
  if (text === '') return null;
  return openKept({ id, text, beside: readText(storedMoves(id), storage) });
}

/** Opens the texts of a world. Nothing is written, whatever is wrong with them. */
export function openKept(texts: Pick<KeptWorld, 'id' | 'text' | 'beside'>): KeptWorld {
  const { id, text, beside } = texts;
  const read = readWhole(text);
  if (!read.ok) return { ...texts, world: null, trouble: read.reason, ticks: '' };
  const world = read.value;
  if (world.id !== id)
    return { ...texts, world: null, trouble: 'it is the text of another world', ticks: '' };
  const alone: KeptWorld = { ...texts, world, trouble: null, ticks: '' };
  if (beside === '') return alone;
  const moves = readMovesText(beside);
  if (!moves.ok) return { ...alone, trouble: moves.reason };
  // They were made from a text that was replaced meanwhile, and are part of what replaced it.
  if (moves.value.base !== textHash(text)) return alone;
  const played = playMoves(world, moves.value);
  if (played.ok) return { ...alone, world: played.value, ticks: moves.value.ticks };
  // Some of them may have been made already.
  const again = readWhole(text);
  return { ...alone, world: again.ok ? again.value : null, trouble: played.reason };
}

/** Reads the text of a world; a state that no state can be is damage like any other. */
function readWhole(text: string): ReturnType<typeof readWorldText> {
  try {
    return readWorldText(text);
  } catch {
    return { ok: false, reason: 'the world is damaged: it cannot be read' };
  }
}

function readText(name: string, storage: TextStorage): string {
  try {
    return storage().getItem(name) ?? '';
  } catch {
    return '';
  }
}

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

/**
 * All worlds of this browser, the one played last first and damaged ones at the end; read again whenever a tab or
 * another device has changed one.
 */
export function useWorlds(): readonly KeptWorld[] {
  const turn = useStorageVersion();
  const known = useRef(new Map<string, KeptWorld>());
  return useMemo(() => {
    const worlds = worldIds().map((id) => readAgain(id, known.current.get(id)));
    known.current = new Map(worlds.map((world) => [world.id, world]));
    return worlds.sort((one, other) => playedAt(other) - playedAt(one) || (one.id < other.id ? -1 : 1));
  }, [turn]);
}

/** Opening a large world takes some milliseconds, so one that is as it was is not opened again. */
function readAgain(id: string, before: KeptWorld | undefined): KeptWorld {
  const text = browserStorage().getItem(storedWorld(id)) ?? '';
  const beside = browserStorage().getItem(storedMoves(id)) ?? '';
  return before?.text === text && before.beside === beside ? before : openKept({ id, text, beside });
}

function playedAt({ world }: KeptWorld): number {
  return world?.playedAt ?? -1;
}

const ENDING = '.warren-world';
/** What a browser offers when somebody looks for the file of a world. */
export const WORLD_FILES = `${ENDING},.json,.txt,application/json,text/plain`;
const MOST_BYTES = 48_000_000;

/** Hands a world to the browser as a file; the name of the file. What is damaged goes out as it is. */
export function saveWorldFile({ text, beside, world, trouble }: KeptWorld): string {
  const isSound = world !== null && trouble === null;
  const name = `${fileName(worldTitle(text), 'world')}${isSound ? '' : '-damaged'}${ENDING}`;
  const content = isSound ? makeWorldText(world) : [text, beside].filter((part) => part !== '').join('\n');
  saveFile({ content: `${content}\n`, name, type: 'application/json' });
  return name;
}

/** The text of a file somebody chose. */
export async function readWorldFile(file: Blob): Promise<Result<string>> {
  if (file.size > MOST_BYTES) return refuse('the file is too large for a world');
  try {
    return accept(await file.text());
  } catch {
    return refuse('the file could not be read');
  }
}
