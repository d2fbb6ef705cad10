import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { RECORDING_LIMITS } from '@warren/games';
import { CAVE_ACTIONS, cave, NEWER_WORLD, readWorldText, type World } from '@warren/games/cave';
import { type Disk, writeNew } from './disk.js';
import { isNewer, type Journal, type Move, readJournal } from './journal.js';

/** A world and how many ticks it has seen in all its chapters. */
export interface WorldAtTurn {
  readonly world: World;
  readonly turn: number;
}

/** Where a journal goes on. */
export interface JournalPosition {
  readonly length: number;
  readonly moves: number;
}

/** What the two journals of a world hold. */
export type Loaded =
  | (WorldAtTurn & {
      readonly kind: 'sound';
      /** How long the good part of the journal is, and the moves in it; `null` when a new one must be begun first. */
      readonly place: JournalPosition | null;
    })
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
    // Between two journals the older one is complete; and moves by older rules are not to be followed by newer ones.
    const goesOn = current !== null && head?.rules === cave.rules;
    return { kind: 'sound', world, turn, place: goesOn ? { length, moves: journal.moves.length } : null };
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

/** The snapshot of a journal with the moves that follow it, as far as they do. */
function restore({ snapshot, moves }: Journal): Result<Restored> {
  if (snapshot === null) return refuse('its last state is lost');
  const world = readWorldText(snapshot.text);
  return world.ok ? accept(playMoves({ world: world.value, turn: snapshot.turn }, moves)) : world;
}

/** Where the snapshot of a journal is lost, the journal before leads up to it, and the moves go on from there. */
function fromPrevious(previous: Buffer | null, { moves }: Journal): WorldAtTurn | null {
  if (previous === null) return null;
  const before = readJournal(previous);
  if (before.head === null || isNewer(before.head)) return null;
  const restored = restore(before);
  return restored.ok ? playMoves(restored.value, moves) : null;
}

/** Plays moves as long as each follows the one before. Those of older rules are played by the rules of today. */
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

/** The journal moves are written to. */
export const CURRENT = 'journal';
/** The one before it, which leads up to the snapshot of the current one: a reserve where that is damaged. */
export const PREVIOUS = 'journal.old';
const NEXT = 'journal.new';
/** No journal that was written by Warren is nearly so large; checked before anything is read. */
const LARGEST = 64_000_000;

/** Both journals of the world in a folder. */
export function readJournalFiles(disk: Disk, folder: string): JournalFiles {
  const read = (name: string) => disk.read(join(folder, name), LARGEST);
  return { current: read(CURRENT), previous: read(PREVIOUS) };
}

/**
 * Puts a new journal in the place of the current one, which becomes the one before. At each moment there is a
 * complete journal under one of both names, and the new one is safe on the disk before it has its name.
 */
export function turnJournal(disk: Disk, folder: string, bytes: Uint8Array): void {
  const [current, previous, next] = [CURRENT, PREVIOUS, NEXT].map((name) => join(folder, name));
  writeNew(disk, next, bytes);
  const hasCurrent = disk.look(current) !== null;
  if (hasCurrent) disk.rename(current, previous);
  try {
    disk.rename(next, current);
  } catch (error) {
    if (hasCurrent) disk.rename(previous, current);
    throw error;
  }
  disk.syncFolder(folder);
}

/** Writes the journals of a world that has none yet: the reserve as well, so that there always is one. */
export function beginJournals(disk: Disk, folder: string, bytes: Uint8Array): void {
  writeNew(disk, join(folder, PREVIOUS), bytes);
  turnJournal(disk, folder, bytes);
}

/**
 * Puts a good journal in the place of a damaged one, of which a copy stays under a name that says when. The journal
 * before stays what it is: it may be the one the good state comes from.
 */
export function mendJournal(
  disk: Disk,
  folder: string,
  { bytes, now }: { readonly bytes: Uint8Array; readonly now: number },
): void {
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
  for (let number = 2; disk.look(free) !== null; number++) free = `${stamped}-${number}`;
  return free;
}
