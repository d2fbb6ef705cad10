import type { Disk } from '../disk.js';

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
