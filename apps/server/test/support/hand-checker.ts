import type { Result } from '@warren/engine';
import type { Verdict } from '@warren/games';
import { checkInSlices } from '../../src/checker/check-in-slices.js';
import { readHead } from '../../src/checker/read-head.js';
import type { Checking, RunChecker } from '../../src/checker/run-checker.js';

type Settle = (verdict: Result<Verdict> | null) => void;

/** A checker in the hands of a test: it checks in this thread, at once or when it is told to. */
export interface HandChecker extends RunChecker {
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

export function makeHandChecker({ atOnce = true, room = 1_000 } = {}): HandChecker {
  const jobs = new Map<
    string,
    { -readonly [K in keyof Checking]: Checking[K] } & { settle: Settle; recording: Uint8Array }
  >();

  function takeIn(id: string, recording: Uint8Array): Checking {
    let settle: Settle = () => {};
    const verdict = new Promise<Result<Verdict> | null>((resolve) => {
      settle = resolve;
    });
    const job = jobs.get(id) ?? { verdict, begun: false, progress: 0, settle, recording };
    jobs.set(id, job);
    if (checker.atOnce) checker.finish();
    return job;
  }

  const checker: HandChecker = {
    atOnce,
    room,
    reads: 0,
    reserve() {
      if (checker.room === 0) return null;
      checker.room--;
      let isHeld = true;
      const release = () => {
        if (isHeld) checker.room++;
        isHeld = false;
      };
      return {
        async read(recording) {
          checker.reads++;
          return readHead({ recording, ticks: Number.MAX_SAFE_INTEGER });
        },
        check(id, recording) {
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
        settle(checkInSlices({ recording, ticks: Number.MAX_SAFE_INTEGER }, () => {}));
      }
    },
    async close() {
      for (const { settle } of jobs.values()) settle(null);
      jobs.clear();
    },
  };
  return checker;
}
