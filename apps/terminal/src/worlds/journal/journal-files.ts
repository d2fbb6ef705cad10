import { join } from 'node:path';
import { type Disk, writeNew } from '../disk.js';
import type { JournalFiles } from './load-world.js';

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
