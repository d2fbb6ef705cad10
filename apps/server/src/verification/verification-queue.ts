import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from '@warren/engine';
import type { Verdict } from '@warren/games';
import type { RecordingHead } from './tasks.js';
import { openWorkerPool } from './worker-pool.js';

/** A run that a worker thread plays again, or that waits for one. */
export interface Verification {
  /**
   * The verdict; a refusal says what is wrong with the recording. `null` when the queue could not do its work,
   * because it was closed or its threads do not start: then the run keeps waiting in the store.
   */
  readonly verdict: Promise<Result<Verdict> | null>;
  /** Whether a thread works on it. */
  readonly begun: boolean;
  /** In thousandths. */
  readonly progress: number;
}

/** A reserved place for one run, until it is used or released. */
export interface QueueReservation {
  /** Reads a recording on a worker thread; `null` as with a verdict. */
  read(recording: Uint8Array): Promise<Result<RecordingHead> | null>;
  /** Uses the reservation for a recording. The same id again is the same verification. */
  verify(id: string, recording: Uint8Array): Verification;
  /** Gives the reservation back; does nothing when it was used. */
  release(): void;
}

/** Plays recordings again, several at a time, with a bounded queue. */
export interface VerificationQueue {
  /** `null` when the queue is full. With a reservation, a run can be stored before it is verified. */
  reserve(): QueueReservation | null;
  /** A verification that waits or runs. */
  find(id: string): Verification | null;
  /** How many wait and how many run, for the metrics. */
  readonly waiting: number;
  readonly running: number;
  /** Lets running ones finish for a while. The others are dropped here, but stay in the store. */
  close(): Promise<void>;
}

export interface VerificationOptions {
  readonly workers: number;
  /** How many may wait besides those that run. */
  readonly queue: number;
  /** Longer recordings are refused unplayed. */
  readonly ticks: number;
  /** How long a thread may report nothing. 10 seconds. */
  readonly hangMs?: number;
  /** How long running verifications may still take when the queue is closed. 5 seconds. */
  readonly graceMs?: number;
  /** The script of the threads. The built one of this package. */
  readonly script?: URL;
  /** Called when a thread is lost. */
  readonly warn?: (message: string) => void;
}

/** Opens a queue with a pool of threads that play recordings again. */
export function openVerificationQueue({
  workers,
  queue,
  ticks,
  hangMs = 10_000,
  graceMs = 5_000,
  script = builtScript(),
  warn = () => {},
}: VerificationOptions): VerificationQueue {
  const pool = openWorkerPool({ workers, hangMs, graceMs, script, warn });
  const verifications = new Map<string, Verification>();
  let reserved = 0;
  let isClosed = false;

  function verify(id: string, recording: Uint8Array): Verification {
    const known = verifications.get(id);
    if (known !== undefined) return known;
    const progress = { begun: false, progress: 0 };
    const work = pool.run({ work: 'verify', recording, ticks }, progress);
    const verification = Object.assign(progress, { verdict: work.finally(() => verifications.delete(id)) });
    verifications.set(id, verification);
    return verification;
  }

  return {
    reserve() {
      if (isClosed || reserved + verifications.size >= workers + queue) return null;
      reserved++;
      return makeReservation(
        { verify, read: (recording) => pool.run({ work: 'read', recording, ticks }) },
        () => reserved--,
      );
    },
    find: (id) => verifications.get(id) ?? null,
    get waiting() {
      return [...verifications.values()].filter(({ begun }) => !begun).length;
    },
    get running() {
      return pool.running;
    },
    close() {
      isClosed = true;
      return pool.close();
    },
  };
}

/** A reservation can be used or released once. */
function makeReservation(
  { verify, read }: Pick<QueueReservation, 'verify' | 'read'>,
  free: () => void,
): QueueReservation {
  let isHeld = true;
  const release = () => {
    if (isHeld) free();
    isHeld = false;
  };
  return {
    read,
    verify(id, recording) {
      if (!isHeld) throw new Error('a reservation was used after its release');
      release();
      return verify(id, recording);
    },
    release,
  };
}

/** Threads run the built script, also when this file runs from its source, as in tests. */
function builtScript(): URL {
  const beside = new URL('./worker.js', import.meta.url);
  const built = new URL('../../dist/verification/worker.js', import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : built;
}
