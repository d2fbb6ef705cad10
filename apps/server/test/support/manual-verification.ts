import type { Result } from '@warren/engine';
import type { Verdict } from '@warren/games';
import { readHead, verifyInSlices } from '../../src/verification/tasks.js';
import type { Verification, VerificationQueue } from '../../src/verification/verification-queue.js';

type Settle = (verdict: Result<Verdict> | null) => void;

/** A verification in the hands of a test: it checks in this thread, at once or when it is told to. */
export interface ManualVerification extends VerificationQueue {
  /** Whether what comes in is checked at once. */
  atOnce: boolean;
  /** How many it still has room for. */
  room: number;
  /** How many recordings it was asked to read, since they are large. */
  reads: number;
  /** Pretends to be so far with everything that waits. */
  advance(thousandths: number): void;
  /** Checks everything that waits. */
  finish(): void;
}

export function makeManualVerification({ atOnce = true, room = 1_000 } = {}): ManualVerification {
  const jobs = new Map<
    string,
    { -readonly [K in keyof Verification]: Verification[K] } & { settle: Settle; recording: Uint8Array }
  >();

  function takeIn(id: string, recording: Uint8Array): Verification {
    let settle: Settle = () => {};
    const verdict = new Promise<Result<Verdict> | null>((resolve) => {
      settle = resolve;
    });
    const job = jobs.get(id) ?? { verdict, begun: false, progress: 0, settle, recording };
    jobs.set(id, job);
    if (verification.atOnce) verification.finish();
    return job;
  }

  const verification: ManualVerification = {
    atOnce,
    room,
    reads: 0,
    reserve() {
      if (verification.room === 0) return null;
      verification.room--;
      let isHeld = true;
      const release = () => {
        if (isHeld) verification.room++;
        isHeld = false;
      };
      return {
        async read(recording) {
          verification.reads++;
          return readHead({ recording, ticks: Number.MAX_SAFE_INTEGER });
        },
        verify(id, recording) {
          release();
          return takeIn(id, recording);
        },
        release,
      };
    },
    find: (id) => jobs.get(id) ?? null,
    get waiting() {
      return jobs.size;
    },
    running: 0,
    advance(thousandths) {
      for (const job of jobs.values()) Object.assign(job, { begun: true, progress: thousandths });
    },
    finish() {
      for (const [id, { recording, settle }] of jobs) {
        jobs.delete(id);
        settle(verifyInSlices({ recording, ticks: Number.MAX_SAFE_INTEGER }, () => {}));
      }
    },
    async close() {
      for (const { settle } of jobs.values()) settle(null);
      jobs.clear();
    },
  };
  return verification;
}
