import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { fileError } from '../../cli/errors.js';
import type { Log } from '../log.js';
import { type Disk, writeAll } from './disk.js';
import { CURRENT, turnJournal } from './load-world.js';

/** How long a move may be known to the system alone, which the end of the process does not harm. */
const FLUSH_MS = 1000;

/** Brings what is written to a file to the disk, once a second and without anybody waiting. */
export interface Flusher {
  /** Something was written. */
  touch(): void;
  /** Closes the file, at once or when the disk is done with it. */
  close(): void;
}

/** A flusher for an open file, which is its own from now on. `onTrouble` hears of a disk that cannot keep it. */
export function openFlusher(disk: Disk, file: number, onTrouble: (error: Error) => void): Flusher {
  let timer: NodeJS.Timeout | null = null;
  let isBusy = false;
  let isDirty = false;
  let isClosed = false;

  function flush(): void {
    timer = null;
    isDirty = false;
    isBusy = true;
    disk.syncLater(file, (error) => {
      isBusy = false;
      if (error !== null) onTrouble(error);
      if (isClosed) disk.close(file);
      else if (isDirty) wait();
    });
  }

  function wait(): void {
    timer = setTimeout(flush, FLUSH_MS);
    // Nobody's program lives on for it: whoever leaves a world waits for the disk by themselves.
    timer.unref();
  }

  return {
    touch() {
      isDirty = true;
      if (timer === null && !isBusy) wait();
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      if (!isBusy) disk.close(file);
    },
  };
}

/** Writes to the journal of a world. */
export interface JournalWriter {
  /** Whether the disk failed to keep something: then a new journal is to be begun. */
  readonly isUnsafe: boolean;
  /** Adds a record. Where that fails the journal is as before. */
  append(record: Uint8Array): Result<null>;
  /** Goes on with another journal that begins with these bytes. Where that fails the old one goes on. */
  turn(bytes: Uint8Array): Result<null>;
  /** Waits until everything is safe from a loss of power, and lets go of the journal. */
  close(): void;
}

export interface JournalLocation {
  readonly disk: Disk;
  readonly log: Log;
  /** The folder of the world. */
  readonly folder: string;
}

/** What is open: the file, how long it is, and what brings it to the disk. */
interface Opened {
  readonly file: number;
  readonly length: number;
  readonly flusher: Flusher;
}

/** Opens the journal in a folder, of which `length` bytes are good; what is behind them is cut off. */
export function openJournalWriter(place: JournalLocation, length: number): Result<JournalWriter> {
  const { disk, log, folder } = place;
  const path = join(folder, CURRENT);
  let opened: Opened | null = null;
  /** Why nothing can be written any more. */
  let trouble: string | null = null;
  let isUnsafe = false;

  function open(good: number): Opened {
    const file = disk.open(path, 'there');
    const flusher = openFlusher(disk, file, (error) => {
      isUnsafe = true;
      log.error('worlds', `${path} could not be brought to the disk: ${error.message}`);
    });
    return { file, length: good, flusher };
  }

  /** Trouble with the disk in words; anything else is a bug and goes on. */
  function failed(error: unknown): Result<never> {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    const { message } = fileError('write', path, error);
    log.error('worlds', message);
    return refuse(message);
  }

  /** Half a record in the middle would be damage, so nothing more is written where it cannot be taken back. */
  function takeBack({ file, length: size }: Opened): void {
    try {
      disk.truncate(file, size);
    } catch {
      trouble = `${path} cannot be written any more; leave the world and open it again`;
    }
  }

  function append(record: Uint8Array): Result<null> {
    if (opened === null || trouble !== null) return refuse(trouble ?? `${path} is closed`);
    const { file, length: at, flusher } = opened;
    try {
      if (disk.size(file) !== at) {
        trouble = `${path} was changed by somebody else; leave the world and open it again`;
        return refuse(trouble);
      }
      writeAll(disk, { file, bytes: record, at });
    } catch (error) {
      takeBack(opened);
      return failed(error);
    }
    opened = { ...opened, length: at + record.length };
    flusher.touch();
    return accept(null);
  }

  function turn(bytes: Uint8Array): Result<null> {
    if (opened === null || trouble !== null) return refuse(trouble ?? `${path} is closed`);
    const before = opened.length;
    // Some systems rename no file that is open.
    opened.flusher.close();
    opened = null;
    try {
      turnJournal(disk, folder, bytes);
      isUnsafe = false;
      return reopen(bytes.length, accept(null));
    } catch (error) {
      return reopen(before, failed(error));
    }
  }

  function reopen(good: number, result: Result<null>): Result<null> {
    try {
      opened = open(good);
      return result;
    } catch (error) {
      trouble = `${path} cannot be opened any more; leave the world and open it again`;
      return failed(error);
    }
  }

  function close(): void {
    if (opened === null) return;
    try {
      disk.sync(opened.file);
    } catch (error) {
      failed(error);
    }
    opened.flusher.close();
    opened = null;
  }

  try {
    opened = open(length);
    if (disk.size(opened.file) > length) disk.truncate(opened.file, length);
  } catch (error) {
    close();
    return failed(error);
  }
  const writer = { append, turn, close };
  return accept({
    ...writer,
    get isUnsafe() {
      return isUnsafe;
    },
  });
}
