import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import type { World } from '@warren/games/cave';
import { fileError } from '../../cli/errors.js';
import type { Log } from '../log.js';
import { makeJournal } from './journal.js';
import { worldFolderName } from './listing.js';
import {
  beginJournals,
  type JournalPosition,
  loadWorld,
  mendJournal,
  readJournalFiles,
  type SoundLoad,
  turnJournal,
  type WorldAtTurn,
} from './load-world.js';
import { type LockTools, takeLock } from './lock.js';

/** The folder of the worlds, and what is needed to work with it. */
export interface WorldStorage extends LockTools {
  /** The folder that holds the folders of all worlds. */
  readonly root: string;
  readonly log: Log;
}

/** The prefix of unfinished folders, which no list shows. */
const HALF_MADE = '.new-';
const LEFT_BEHIND_MS = 3_600_000;

/** A new world id. */
export function newWorldId(): string {
  return randomBytes(8).toString('hex');
}

/** The folder of a world, and all that is done to the files in it. */
export function worldFolder(storage: WorldStorage, name: string) {
  const { root, disk, now } = storage;
  const path = join(root, name);
  const folder = {
    /** The name, which identifies the world in the repository. */
    name,
    path,
    /** Loads the world; the reason when it cannot be read. */
    load: () => attempt('read', path, () => loadWorld(readJournalFiles(disk, path))),
    /** Loads a world that can be played, or the reason why it can't. */
    loadSound(): Result<SoundLoad> {
      const loaded = folder.load();
      if (!loaded.ok) return loaded;
      if (loaded.value.kind === 'sound') return accept(loaded.value);
      const { kind, reason } = loaded.value;
      return refuse(kind === 'newer' ? reason : `it is damaged: ${reason}`);
    },
    /** Locks the world for this process and returns the function that unlocks it. */
    lock(): Result<() => void> {
      const taken = attempt('open', path, () => takeLock(path, storage));
      const lock = taken.ok ? taken.value : taken;
      return lock.ok ? accept(() => void attempt('close', path, lock.value)) : lock;
    },
    /** Runs work while this process holds the lock. */
    whileLocked<T>(work: () => Result<T>): Result<T> {
      const unlock = folder.lock();
      if (!unlock.ok) return unlock;
      try {
        return work();
      } finally {
        unlock.value();
      }
    },
    /** Begins a new journal with the world as it is, and returns where it goes on. */
    renew: ({ world, turn }: WorldAtTurn): Result<JournalPosition> =>
      attempt('write', path, () => {
        const bytes = makeJournal(world, turn);
        turnJournal(disk, path, bytes);
        return { length: bytes.length, moves: 0 };
      }),
    /** Replaces a damaged journal by a valid state; a copy of the damaged one stays. */
    mend: ({ world, turn }: WorldAtTurn) =>
      attempt('write', path, () => mendJournal(disk, path, makeJournal(world, turn), now())),
    /** Deletes the folder with everything in it. */
    remove: (): Result<null> =>
      attempt('delete', path, () => {
        // Hidden first, so that no list shows half of a world.
        const gone = join(root, HALF_MADE + newWorldId());
        disk.rename(path, gone);
        disk.remove(gone);
        return null;
      }),
  };
  return folder;
}

export type WorldFolder = ReturnType<typeof worldFolder>;

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
