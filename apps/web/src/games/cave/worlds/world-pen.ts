import type { TextStorage } from '../../../lib/storage.js';

export interface PenParts {
  readonly storage: TextStorage;
  /** Whether anything may be written at all. */
  readonly mayKeep: () => boolean;
  /** Told whether what is written is kept: first when it is not, and when it is again. */
  readonly onKept: (isKept: boolean) => void;
}

/** Writes to a storage that may be full, or be somebody else's by now. */
export interface Pen {
  /** Whether it worked. */
  write(task: (storage: ReturnType<TextStorage>) => void): boolean;
  /** Whether something is being written at this moment: who hears of a change knows whose it is. */
  isWriting(): boolean;
}

export function makePen({ storage, mayKeep, onKept }: PenParts): Pen {
  let isKept = true;
  let isWriting = false;
  return {
    isWriting: () => isWriting,
    write(task) {
      if (!mayKeep()) return false;
      let worked = true;
      isWriting = true;
      try {
        task(storage());
      } catch {
        worked = false;
      }
      isWriting = false;
      if (worked !== isKept) {
        isKept = worked;
        onKept(worked);
      }
      return worked;
    },
  };
}
