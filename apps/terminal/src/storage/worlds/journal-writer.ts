import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { fileError } from '../../cli/errors.js';
import type { Log } from '../log.js';
import { type Disk, writeAll } from './disk.js';
import { CURRENT, turnJournal } from './load-world.js';
import type { WorldStorage } from './world-folder.js';

/** How long a move may be in the file cache only. The end of the process does not lose it, a power cut does. */
const FLUSH_MS = 1000;

/** Flushes an open file, which it owns, to the disk once a second in the background. `onError` gets the errors of the disk. */
export function openFlusher(disk: Disk, file: number, onError: (error: Error) => void) {
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
    file,
    /** Something was written. */
    touch(): void {
      isDirty = true;
      if (timer === null && !isBusy) wait();
    },
    /** Closes the file, at once or after the flush that is under way. */
    close(): void {
      if (isClosed) return;
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      if (!isBusy) disk.close(file);
    },
  };
}

/** Does `work`. An error of the disk is logged and becomes a reason; any other error is a bug and is thrown. */
function tryOnDisk(log: Log, path: string, work: () => unknown): Result<null> {
  try {
    work();
    return accept(null);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    const { message } = fileError('write', path, error);
    log.error('worlds', message);
    return refuse(message);
  }
}

/** Cuts a file to a length, and says whether that could be done. */
function isTruncated(disk: Disk, file: number, length: number): boolean {
  try {
    disk.truncate(file, length);
    return true;
  } catch {
    return false;
  }
}

export type JournalWriter = Extract<ReturnType<typeof openJournalWriter>, { ok: true }>['value'];

/** Opens the journal of a folder for writing. Of it `valid` bytes are valid; the rest is cut off. */
export function openJournalWriter({ disk, log }: WorldStorage, folder: string, valid: number) {
  const path = join(folder, CURRENT);
  let length = valid;
  let open: ReturnType<typeof openFlusher> | null = null;
  /** Why nothing can be written any more; `null` while it can. */
  let failure: string | null = null;

  function openFile(): number {
    open = openFlusher(disk, disk.open(path, 'existing'), (error) => {
      writer.isUnsafe = true;
      log.error('worlds', `${path} could not be flushed to the disk: ${error.message}`);
    });
    return open.file;
  }

  const writer = {
    /** Whether a flush failed: then the world needs a new journal. */
    isUnsafe: false,
    /** Adds a record. After a failure the journal is as before. */
    append(record: Uint8Array): Result<null> {
      if (open === null || failure !== null) return refuse(failure ?? `${path} is closed`);
      const { file, touch } = open;
      const written = tryOnDisk(log, path, () => {
        if (disk.size(file) === length) writeAll(disk, file, record, length);
        else failure = `${path} was changed by another program; leave the world and open it again`;
      });
      if (failure !== null) return refuse(failure);
      if (written.ok) {
        length += record.length;
        touch();
      } else if (!isTruncated(disk, file, length)) {
        // Half a record before the next one would be damage in the middle.
        failure = `${path} cannot be written any more; leave the world and open it again`;
      }
      return written;
    },
    /** Starts a new journal with these bytes. After a failure the old one goes on. */
    turn(bytes: Uint8Array): Result<null> {
      if (open === null || failure !== null) return refuse(failure ?? `${path} is closed`);
      // Some systems can't rename an open file.
      open.close();
      open = null;
      const turned = tryOnDisk(log, path, () => {
        turnJournal(disk, folder, bytes);
        writer.isUnsafe = false;
        length = bytes.length;
      });
      const opened = tryOnDisk(log, path, openFile);
      if (opened.ok) return turned;
      failure = `${path} cannot be opened any more; leave the world and open it again`;
      return opened;
    },
    /** Flushes everything to the disk and closes the journal. */
    close(): void {
      if (open === null) return;
      const { file, close } = open;
      open = null;
      tryOnDisk(log, path, () => disk.sync(file));
      close();
    },
  };

  const opened = tryOnDisk(log, path, () => {
    const file = openFile();
    if (disk.size(file) > length) disk.truncate(file, length);
  });
  if (opened.ok) return accept(writer);
  writer.close();
  return opened;
}
