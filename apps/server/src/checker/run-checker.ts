import type { Result } from '@warren/engine';
import type { Verdict } from '@warren/games';

/** A run being played again, away from the thread that answers requests. */
export interface Checking {
  /** Settled when it is done; a refusal is what is wrong with the recording. */
  readonly verdict: Promise<Result<Verdict>>;
  /** In thousandths. */
  readonly progress: number;
}

/** Plays recordings again, several at a time, and no more waiting than it was told to take. */
export interface RunChecker {
  /** Takes a recording in; `null` when there is no room. The same id again is the same check. */
  check(id: string, recording: Uint8Array): Checking | null;
  /** One that waits or is under way. */
  find(id: string): Checking | null;
  /** How many wait and how many are under way, for the metrics. */
  readonly waiting: number;
  readonly running: number;
  /** Lets those under way finish; those waiting are dropped, they are in the store. */
  close(): Promise<void>;
}
