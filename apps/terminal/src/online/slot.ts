import type { Result } from '@warren/engine';

/** A save that follows its player, and what it is the copy of on this machine. */
export interface SyncSlot {
  /** Its name on the server, where the browser knows it by as well. */
  readonly slot: string;
  readonly title: string;
  /** Whether it is one of any number: nothing is said of it when there is none on either side. */
  readonly isOneOfMany: boolean;
  /** What is said when it is over: when the server hears of it, and when this machine does. */
  readonly gone: { readonly here: string; readonly elsewhere: string };
  /** What is here; `null` when something is in its place that has nothing to do with the save. */
  read(): Result<LocalSave | null>;
  /** Puts the text of the server in the place of what is here, if it can go on here, and says what is here then. */
  write(text: string): Result<LocalSave>;
}

/** The copy of this machine. */
export interface LocalSave {
  /** Empty when there is none. */
  readonly text: string;
  /** What the save is, in a line for people. */
  readonly summary: string;
}

export const NO_SAVE: LocalSave = { text: '', summary: 'None' };
