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

/** Where a journal is, and the log for its errors. */
export interface JournalLocation {
  readonly disk: Disk;
  readonly log: Log;
  /** The folder of the world. */
  readonly folder: string;
}

/** An open journal file, to which records are added. */
interface JournalFile {
  readonly length: number;
  /** Why it can't be written any more; `null` while it can. */
  readonly failure: string | null;
  append(record: Uint8Array): Result<null>;
  /** Cuts off the bytes after the valid ones. */
  trim(): void;
  sync(): void;
  close(): void;
}

/** Opens a journal of which `good` bytes are valid. `onUnsafe` is called when a flush fails. Errors are thrown. */
function openJournalFile(
  { disk, log }: JournalLocation,
  path: string,
  { good, onUnsafe }: { readonly good: number; readonly onUnsafe: () => void },
): JournalFile {
  let length = good;
  let failure: string | null = null;
  const file = disk.open(path, 'existing');
  const flusher = openFlusher(disk, file, (error) => {
    onUnsafe();
    log.error('worlds', `${path} could not be flushed to the disk: ${error.message}`);
  });

  /** Removes half a record. If that fails, nothing more may be written: the half would be damage in the middle. */
  function takeBack(): void {
    try {
      disk.truncate(file, length);
    } catch {
      failure = `${path} cannot be written any more; leave the world and open it again`;
    }
  }

  function append(record: Uint8Array): Result<null> {
    try {
      if (disk.size(file) !== length) {
        failure = `${path} was changed by another program; leave the world and open it again`;
        return refuse(failure);
      }
      writeAll(disk, { file, bytes: record, at: length });
    } catch (error) {
      takeBack();
      return diskError(log, path, error);
    }
    length += record.length;
    flusher.touch();
    return accept(null);
  }

  return {
    get length() {
      return length;
    },
    get failure() {
      return failure;
    },
    append: (record) => (failure === null ? append(record) : refuse(failure)),
    trim() {
      if (disk.size(file) > length) disk.truncate(file, length);
    },
    sync: () => disk.sync(file),
    close: flusher.close,
  };
}

/** An error of the disk as a reason, which is logged; any other error is a bug and is thrown. */
function diskError(log: Log, path: string, error: unknown): Result<never> {
  if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  const { message } = fileError('write', path, error);
  log.error('worlds', message);
  return refuse(message);
}

/** Opens the journal of a folder, of which `length` bytes are valid; the rest is cut off. */
export function openJournalWriter(location: JournalLocation, length: number): Result<JournalWriter> {
  const { disk, log, folder } = location;
  const path = join(folder, CURRENT);
  let file: JournalFile | null = null;
  /** Why there is no open file. */
  let failure = `${path} is closed`;
  let isUnsafe = false;

  function open(good: number): JournalFile {
    const onUnsafe = () => {
      isUnsafe = true;
    };
    return openJournalFile(location, path, { good, onUnsafe });
  }

  function turn(bytes: Uint8Array): Result<null> {
    if (file === null || file.failure !== null) return refuse(file?.failure ?? failure);
    let good = file.length;
    let result: Result<null> = accept(null);
    // Some systems can't rename an open file.
    file.close();
    file = null;
    try {
      turnJournal(disk, folder, bytes);
      isUnsafe = false;
      good = bytes.length;
    } catch (error) {
      result = diskError(log, path, error);
    }
    try {
      file = open(good);
      return result;
    } catch (error) {
      failure = `${path} cannot be opened any more; leave the world and open it again`;
      return diskError(log, path, error);
    }
  }

  function close(): void {
    try {
      file?.sync();
    } catch (error) {
      diskError(log, path, error);
    }
    file?.close();
    file = null;
  }

  try {
    file = open(length);
    file.trim();
  } catch (error) {
    close();
    return diskError(log, path, error);
  }
  return accept({
    append: (record) => file?.append(record) ?? refuse(failure),
    turn,
    close,
    get isUnsafe() {
      return isUnsafe;
    },
  });
}
