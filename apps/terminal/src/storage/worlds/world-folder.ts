import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import type { World } from '@warren/games/cave';
import { fileError } from '../../cli/errors.js';
import type { Log } from '../log.js';
import type { Disk } from './disk.js';
import { makeJournal } from './journal.js';
import { worldFolderName } from './listing.js';
import {
  beginJournals,
  type JournalPosition,
  type Loaded,
  loadWorld,
  mendJournal,
  readJournalFiles,
  turnJournal,
  type WorldAtTurn,
} from './load-world.js';
import { type ProcessInfo, takeLock } from './lock.js';

/** The folder of the worlds, and what is needed to work with it. */
export interface WorldStorage {
  /** The folder that holds the folders of all worlds. */
  readonly root: string;
  readonly disk: Disk;
  readonly processInfo: ProcessInfo;
  readonly now: () => number;
  readonly log: Log;
}

/** The prefix of unfinished folders, which no list shows. */
const HALF_MADE = '.new-';
const LEFT_BEHIND_MS = 3_600_000;

/** A new world id. */
export function newWorldId(): string {
  return randomBytes(8).toString('hex');
}

/** Loads the world in a folder; the reason when it cannot be read. */
export function loadFrom({ root, disk }: WorldStorage, folder: string): Result<Loaded> {
  return attempt('read', join(root, folder), () => loadWorld(readJournalFiles(disk, join(root, folder))));
}

/** Locks a world for this process and returns the function that unlocks it. */
export function lockWorld(storage: WorldStorage, folder: string): Result<() => void> {
  const path = join(storage.root, folder);
  const taken = attempt('open', path, () => takeLock(path, storage));
  const lock = taken.ok ? taken.value : taken;
  return lock.ok ? accept(() => void attempt('close', path, lock.value)) : lock;
}

/** Runs work while this process holds the lock of a world. */
export function whileLocked<T>(storage: WorldStorage, folder: string, work: () => Result<T>): Result<T> {
  const unlock = lockWorld(storage, folder);
  if (!unlock.ok) return unlock;
  try {
    return work();
  } finally {
    unlock.value();
  }
}

/** Creates the folder of a new world, whole or not at all. */
export function createFolder({ root, disk }: WorldStorage, world: World): Result<string> {
  const folder = worldFolderName(world);
  const half = join(root, HALF_MADE + world.id);
  return attempt('write', join(root, folder), () => {
    disk.makeFolder(half);
    beginJournals(disk, half, makeJournal(world, 0));
    disk.rename(half, join(root, folder));
    disk.syncFolder(root);
    return folder;
  });
}

/** Begins a new journal with the world as it is, and returns where it goes on. */
export function renew(
  { root, disk }: WorldStorage,
  folder: string,
  { world, turn }: WorldAtTurn,
): Result<JournalPosition> {
  const path = join(root, folder);
  return attempt('write', path, () => {
    const bytes = makeJournal(world, turn);
    turnJournal(disk, path, bytes);
    return { length: bytes.length, moves: 0 };
  });
}

/** Replaces a damaged journal by a valid state; a copy of the damaged one stays. */
export function mend(
  { root, disk, now }: WorldStorage,
  folder: string,
  { world, turn }: WorldAtTurn,
): Result<null> {
  const path = join(root, folder);
  return attempt('write', path, () => {
    mendJournal(disk, path, { bytes: makeJournal(world, turn), now: now() });
    return null;
  });
}

/** Deletes a folder with everything in it. */
export function removeFolder({ root, disk }: WorldStorage, folder: string): Result<null> {
  const path = join(root, folder);
  return attempt('delete', path, () => {
    // Hidden first, so that no list shows half of a world.
    const gone = join(root, HALF_MADE + newWorldId());
    disk.rename(path, gone);
    disk.remove(gone);
    return null;
  });
}

/** Removes the unfinished folders of processes that ended while they created or deleted a world. */
export function cleanUp({ root, disk, now, log }: WorldStorage): void {
  const cleaned = attempt('read', root, () => {
    for (const { name } of disk.list(root)) {
      if (!name.startsWith(HALF_MADE)) continue;
      const path = join(root, name);
      if (now() - (disk.stat(path)?.changedAt ?? 0) > LEFT_BEHIND_MS) disk.remove(path);
    }
  });
  if (!cleaned.ok) log.warn('worlds', cleaned.reason);
}

/** Runs work on files; a file error becomes a reason. */
export function attempt<T>(action: string, path: string, work: () => T): Result<T> {
  try {
    return accept(work());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return refuse(fileError(action, path, error).message);
  }
}
