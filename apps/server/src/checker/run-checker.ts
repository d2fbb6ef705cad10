import type { Result } from '@warren/engine';
import type { Verdict } from '@warren/games';
import type { RecordingHead } from './check-task.js';

/** A run being played again, away from the thread that answers requests. */
export interface Checking {
  /**
   * Settled when it is done; a refusal is what is wrong with the recording. `null` when the checker could not do
   * its work, because it was closed or has no threads: the run waits on.
   */
  readonly verdict: Promise<Result<Verdict> | null>;
  /** Whether it is under way; it waits until then. */
  readonly begun: boolean;
  /** In thousandths. */
  readonly progress: number;
}

/** Room for one run, kept free until it is used or given back. */
export interface CheckPlace {
  /** Reads a recording away from the thread that answers requests; `null` as with a verdict. */
  read(recording: Uint8Array): Promise<Result<RecordingHead> | null>;
  /** Takes a recording in. The same id again is the same check. */
  check(id: string, recording: Uint8Array): Checking;
  /** Gives the place back. A place that was used has been given back already. */
  release(): void;
}

/** Plays recordings again, several at a time, and no more waiting than it was told to take. */
export interface RunChecker {
  /** `null` when there is no room. Whoever has a place may first write the run down, then have it checked. */
  reserve(): CheckPlace | null;
  /** One that waits or is under way. */
  find(id: string): Checking | null;
  /** How many wait and how many are under way, for the metrics. */
  readonly waiting: number;
  readonly running: number;
  /** Lets those under way finish if they soon do; the others are dropped, they are in the store. */
  close(): Promise<void>;
}
