import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openCrew } from './crew.js';
import type { Checking, CheckPlace, RunChecker } from './run-checker.js';

export interface CheckerOptions {
  readonly workers: number;
  /** How many may wait besides those under way. */
  readonly queue: number;
  /** Longer recordings are refused unplayed. */
  readonly ticks: number;
  /** How long a thread may say nothing. 10 seconds. */
  readonly hangMs?: number;
  /** How long those under way may still take when the checker is closed. 5 seconds. */
  readonly graceMs?: number;
  /** The script of the threads. The built one of this package. */
  readonly script?: URL;
  /** Told when a thread was lost. */
  readonly warn?: (message: string) => void;
}

/** Opens a pool of threads that play recordings again. */
export function openRunChecker({
  workers,
  queue,
  ticks,
  hangMs = 10_000,
  graceMs = 5_000,
  script = builtScript(),
  warn = () => {},
}: CheckerOptions): RunChecker {
  const crew = openCrew({ workers, hangMs, graceMs, script, warn });
  const checks = new Map<string, Checking>();
  let reserved = 0;
  let isClosed = false;

  function check(id: string, recording: Uint8Array): Checking {
    const known = checks.get(id);
    if (known !== undefined) return known;
    const watcher = { begun: false, progress: 0 };
    const work = crew.work({ work: 'check', recording, ticks }, watcher);
    const checking = Object.assign(watcher, { verdict: work.finally(() => checks.delete(id)) });
    checks.set(id, checking);
    return checking;
  }

  return {
    reserve() {
      if (isClosed || reserved + checks.size >= workers + queue) return null;
      reserved++;
      return makePlace(
        { check, read: (recording) => crew.work({ work: 'read', recording, ticks }) },
        () => reserved--,
      );
    },
    find: (id) => checks.get(id) ?? null,
    get waiting() {
      return [...checks.values()].filter(({ begun }) => !begun).length;
    },
    get running() {
      return crew.running;
    },
    close() {
      isClosed = true;
      return crew.close();
    },
  };
}

/** A place can be used or given back once. */
function makePlace({ check, read }: Pick<CheckPlace, 'check' | 'read'>, free: () => void): CheckPlace {
  let isHeld = true;
  const release = () => {
    if (isHeld) free();
    isHeld = false;
  };
  return {
    read,
    check(id, recording) {
      if (!isHeld) throw new Error('a place in the queue was used after it was given back');
      release();
      return check(id, recording);
    },
    release,
  };
}

/** Threads run what was built, also when this file is run from its source, as tests do. */
function builtScript(): URL {
  const beside = new URL('./check-worker.js', import.meta.url);
  const built = new URL('../../dist/checker/check-worker.js', import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : built;
}
