import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { fileError } from '../../cli/errors.js';
import type { Log } from '../log.js';
import { type Disk, writeAll } from './disk.js';
import { CURRENT, turnJournal } from './load-world.js';

/** How long a move may be in the file cache only. The end of the process does not lose it, a power cut does. */
const FLUSH_MS = 1000;

/** Flushes a file to the disk once a second, in the background. */
export interface Flusher {
  /** Something was written. */
  touch(): void;
  /** Closes the file, at once or after the flush that is under way. */
  close(): void;
}

/** Opens a flusher that owns an open file. `onError` gets the errors of the disk. */
export function openFlusher(disk: Disk, file: number, onError: (error: Error) => void): Flusher {
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
      if (error !== null) onError(error);
      if (isClosed) disk.close(file);
      else if (isDirty) wait();
    });
  }

  function wait(): void {
    timer = setTimeout(flush, FLUSH_MS);
    // The timer keeps no process alive: closing a world waits for the disk by itself.
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
  /** Whether a flush failed: then the world needs a new journal. */
  readonly isUnsafe: boolean;
  /** Adds a record. After a failure the journal is as before. */
  append(record: Uint8Array): Result<null>;
  /** Starts a new journal with these bytes. After a failure the old one goes on. */
  turn(bytes: Uint8Array): Result<null>;
  /** Flushes everything to the disk and closes the journal. */
  close(): void;
}

export interface JournalLocation {
  readonly disk: Disk;
  readonly log: Log;
  /** The folder of the world. */
  readonly folder: string;
}

/** An open journal: the file, its length and its flusher. */
interface Opened {
  readonly file: number;
  readonly length: number;
  readonly flusher: Flusher;
}

/** Opens the journal of a folder, of which `length` bytes are valid; the rest is cut off. */
export function openJournalWriter(location: JournalLocation, length: number): Result<JournalWriter> {
  const { disk, log, folder } = location;
  const path = join(folder, CURRENT);
  let opened: Opened | null = null;
  /** Why the journal can't be written any more. */
  let failure: string | null = null;
  let isUnsafe = false;

  function open(good: number): Opened {
    const file = disk.open(path, 'existing');
    const flusher = openFlusher(disk, file, (error) => {
      isUnsafe = true;
      log.error('worlds', `${path} could not be flushed to the disk: ${error.message}`);
    });
    return { file, length: good, flusher };
  }

  /** An error of the disk as a reason; any other error is a bug and is thrown. */
  function failed(error: unknown): Result<never> {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    const { message } = fileError('write', path, error);
    log.error('worlds', message);
    return refuse(message);
  }

  /** Removes half a record. If that fails, nothing more may be written: the half would be damage in the middle. */
  function takeBack({ file, length: size }: Opened): void {
    try {
      disk.truncate(file, size);
    } catch {
      failure = `${path} cannot be written any more; leave the world and open it again`;
    }
  }

  function append(record: Uint8Array): Result<null> {
    if (opened === null || failure !== null) return refuse(failure ?? `${path} is closed`);
    const { file, length: at, flusher } = opened;
    try {
      if (disk.size(file) !== at) {
        failure = `${path} was changed by another program; leave the world and open it again`;
        return refuse(failure);
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
    if (opened === null || failure !== null) return refuse(failure ?? `${path} is closed`);
    const before = opened.length;
    // Some systems can't rename an open file.
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
      failure = `${path} cannot be opened any more; leave the world and open it again`;
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
