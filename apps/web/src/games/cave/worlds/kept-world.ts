import { isWorldId, textHash } from '@warren/client';
import { readWorldText, type World } from '@warren/games/cave';
import { browserStorage, type ListedTextStorage, type TextStorage } from '../../../lib/storage.js';
import { playMoves } from './join-moves.js';
import { readMovesText } from './moves-text.js';
import { STORED_WORLDS, storedMoves, storedWorld } from './world-names.js';

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
