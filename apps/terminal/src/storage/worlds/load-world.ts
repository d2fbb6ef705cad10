import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { RECORDING_LIMITS } from '@warren/games';
import { CAVE_ACTIONS, cave, NEWER_WORLD, readWorldText, type World } from '@warren/games/cave';
import { type Disk, writeNew } from './disk.js';
import { isNewer, type Journal, type Move, readJournal } from './journal.js';

/** A world and the number of ticks of all its chapters. */
export interface WorldAtTurn {
  readonly world: World;
  readonly turn: number;
}

/** The length of a journal and its moves. */
export interface JournalPosition {
  readonly length: number;
  readonly moves: number;
}

/** A world that can be played. */
export interface SoundLoad extends WorldAtTurn {
  readonly kind: 'sound';
  /** Where the journal goes on; `null` when it needs a new journal first. */
  readonly position: JournalPosition | null;
}

/** The content of the two journals of a world. */
type Loaded =
  | SoundLoad
  | { readonly kind: 'damaged'; readonly reason: string; readonly lastGood: WorldAtTurn | null }
  | { readonly kind: 'newer'; readonly name: string; readonly reason: string };

/** The bytes of both journals; `null` for one that is not there. */
export interface JournalFiles {
  readonly current: Buffer | null;
  readonly previous: Buffer | null;
}

/** Reads a world from its journals and plays the moves since its last snapshot. */
export function loadWorld({ current, previous }: JournalFiles): Loaded {
  const bytes = current ?? previous;
  if (bytes === null) return { kind: 'damaged', reason: 'there is no journal in it', lastGood: null };
  const journal = readJournal(bytes);
  const { head, flaw, length } = journal;
  if (head !== null && isNewer(head)) return newer(head.summary?.name);
  const restored = restore(journal);
  if (!restored.ok && restored.reason === NEWER_WORLD) return newer(head?.summary?.name);
  if (flaw === null && restored.ok && restored.value.flaw === null) {
    const { world, turn } = restored.value;
    // Without a current journal the previous one is complete. Moves of newer rules must not follow those of older ones.
    const goesOn = current !== null && head?.rules === cave.rules;
    return { kind: 'sound', world, turn, position: goesOn ? { length, moves: journal.moves.length } : null };
  }
  const reason = flaw ?? (restored.ok ? restored.value.flaw : restored.reason) ?? '';
  return {
    kind: 'damaged',
    reason,
    lastGood: restored.ok ? restored.value : fromPrevious(previous, journal),
  };
}

function newer(name: unknown): Loaded {
  return { kind: 'newer', name: typeof name === 'string' ? name : '', reason: NEWER_WORLD };
}

type Restored = WorldAtTurn & { readonly flaw: string | null };

/** Plays the moves of a journal on its snapshot, as far as they are valid. */
function restore({ snapshot, moves }: Journal): Result<Restored> {
  if (snapshot === null) return refuse('its last state is lost');
  const world = readWorldText(snapshot.text);
  return world.ok ? accept(playMoves({ world: world.value, turn: snapshot.turn }, moves)) : world;
}

/** When the snapshot is lost, the previous journal leads up to it, and the moves continue from there. */
function fromPrevious(previous: Buffer | null, { moves }: Journal): WorldAtTurn | null {
  if (previous === null) return null;
  const before = readJournal(previous);
  if (before.head === null || isNewer(before.head)) return null;
  const restored = restore(before);
  return restored.ok ? playMoves(restored.value, moves) : null;
}

/** Plays moves as long as each follows the one before. Moves of older rules are played by the current rules. */
function playMoves({ world, turn }: WorldAtTurn, moves: readonly Move[]): Restored {
  let playedAt = world.playedAt;
  let next = turn;
  let flaw: string | null = null;
  for (const move of moves) {
    if (move.turn !== next || world.run.finished || !areActions(move.actions)) {
      flaw = `move ${move.turn} of its journal does not follow`;
      break;
    }
    world.run.advance(move.actions);
    playedAt = move.time;
    next++;
  }
  return { world: { ...world, playedAt }, turn: next, flaw };
}

/** Whether a tick of Cave can have these actions. */
export function areActions(actions: readonly number[]): boolean {
  return (
    actions.length <= RECORDING_LIMITS.actionsPerTick &&
    actions.every((action) => Number.isInteger(action) && action >= 0 && action < CAVE_ACTIONS.length)
  );
}

/** The journal that gets the moves. */
export const CURRENT = 'journal';
/** The previous journal. It leads up to the snapshot of the current one, as a reserve. */
export const PREVIOUS = 'journal.old';
const NEXT = 'journal.new';
/** No journal is nearly this large; checked before it is read. */
const LARGEST = 64_000_000;

/** Both journals of the world in a folder. */
export function readJournalFiles(disk: Disk, folder: string): JournalFiles {
  const read = (name: string) => disk.read(join(folder, name), LARGEST);
  return { current: read(CURRENT), previous: read(PREVIOUS) };
}

/**
 * Replaces the current journal by a new one; the current becomes the previous. At each moment one of both names is
 * a complete journal, and the new one is on the disk before it gets its name.
 */
export function turnJournal(disk: Disk, folder: string, bytes: Uint8Array): void {
  const [current, previous, next] = [CURRENT, PREVIOUS, NEXT].map((name) => join(folder, name));
  writeNew(disk, next, bytes);
  const hasCurrent = disk.stat(current) !== null;
  if (hasCurrent) disk.rename(current, previous);
  try {
    disk.rename(next, current);
  } catch (error) {
    if (hasCurrent) disk.rename(previous, current);
    throw error;
  }
  disk.syncFolder(folder);
}

/** Writes both journals of a new world, so that there always is a reserve. */
export function beginJournals(disk: Disk, folder: string, bytes: Uint8Array): void {
  writeNew(disk, join(folder, PREVIOUS), bytes);
  turnJournal(disk, folder, bytes);
}

/**
 * Replaces a damaged journal by a valid one. The damaged one stays under a name with the time. The previous journal
 * stays as it is: the valid state may come from it.
 */
export function mendJournal(disk: Disk, folder: string, bytes: Uint8Array, now: number): void {
  const [current, next] = [CURRENT, NEXT].map((name) => join(folder, name));
  const damaged = disk.read(current, LARGEST);
  if (damaged !== null) writeNew(disk, freeName(disk, current, now), damaged);
  writeNew(disk, next, bytes);
  disk.rename(next, current);
  disk.syncFolder(folder);
}

function freeName(disk: Disk, path: string, now: number): string {
  const stamped = `${path}.damaged-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
  let free = stamped;
  for (let number = 2; disk.stat(free) !== null; number++) free = `${stamped}-${number}`;
  return free;
}
