import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Result, refuse } from '@warren/engine';
import type { Verdict } from '@warren/games';
import { type CheckThread, startThread } from './check-thread.js';
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

interface Job extends Checking {
  readonly recording: Uint8Array;
  begun: boolean;
  progress: number;
  /** How many threads were lost over it. */
  losses: number;
  settle(verdict: Result<Verdict> | null): void;
}

/** A second loss may be chance no more. */
const MOST_LOSSES = 2;
const BROKEN = 'the recording could not be checked: playing it again broke down twice';

/** Opens a pool of threads that play recordings again. Threads start when there is work for them, and stay. */
export function openRunChecker(options: CheckerOptions): RunChecker {
  const { workers, queue: room, graceMs = 5_000, ...rest } = options;
  const threads = { hangMs: 10_000, script: builtScript(), ...rest };
  const jobs = new Map<string, Job>();
  const queue: Job[] = [];
  const idle: CheckThread[] = [];
  const busy = new Map<Job, CheckThread>();
  let reserved = 0;
  let attending = 0;
  let closing: Promise<void> | null = null;

  /** One of so many loops as there are workers: each has a thread and takes job after job. */
  async function attend(): Promise<void> {
    attending++;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await checkJob(job);
    attending--;
  }

  async function checkJob(job: Job): Promise<void> {
    const thread = idle.pop() ?? startThread(threads);
    busy.set(job, thread);
    job.begun = true;
    const end = await thread.check({ recording: job.recording, ticks: options.ticks }, (thousandths) => {
      job.progress = thousandths;
    });
    busy.delete(job);
    if (end.kind === 'verdict') {
      idle.push(thread);
      return job.settle(end.verdict);
    }
    if (closing !== null) return job.settle(null);
    options.warn?.(`a check was broken off: ${end.reason}`);
    if (!end.ready) return job.settle(null);
    job.losses++;
    if (job.losses === MOST_LOSSES) return job.settle(refuse(BROKEN));
    job.progress = 0;
    queue.unshift(job);
  }

  function takeIn(id: string, recording: Uint8Array): Checking {
    const known = jobs.get(id);
    if (known !== undefined) return known;
    const job = makeJob(recording, () => jobs.delete(id));
    if (closing !== null) {
      job.settle(null);
      return job;
    }
    jobs.set(id, job);
    queue.push(job);
    if (attending < workers) void attend();
    return job;
  }

  async function shut(): Promise<void> {
    for (const job of queue.splice(0)) job.settle(null);
    const underWay = Promise.all([...busy.keys()].map(({ verdict }) => verdict));
    await within(graceMs, underWay);
    await Promise.all([...busy.values(), ...idle.splice(0)].map((thread) => thread.stop()));
    await underWay;
  }

  return {
    reserve() {
      if (closing !== null || reserved + jobs.size >= workers + room) return null;
      reserved++;
      return makePlace(takeIn, () => reserved--);
    },
    find: (id) => jobs.get(id) ?? null,
    get waiting() {
      return jobs.size - busy.size;
    },
    get running() {
      return busy.size;
    },
    close() {
      closing ??= shut();
      return closing;
    },
  };
}

function makeJob(recording: Uint8Array, done: () => void): Job {
  let settle = (_: Result<Verdict> | null) => {};
  const verdict = new Promise<Result<Verdict> | null>((resolve) => {
    settle = (end) => {
      done();
      resolve(end);
    };
  });
  return { recording, verdict, begun: false, progress: 0, losses: 0, settle };
}

/** A place can be used or given back once. */
function makePlace(takeIn: CheckPlace['check'], free: () => void): CheckPlace {
  let isHeld = true;
  const release = () => {
    if (isHeld) free();
    isHeld = false;
  };
  return {
    check(id, recording) {
      if (!isHeld) throw new Error('a place in the queue was used after it was given back');
      release();
      return takeIn(id, recording);
    },
    release,
  };
}

/** Waits for something, but no longer than this. */
async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([what, late]);
  clearTimeout(timer);
}

/** Threads run what was built, also when this file is run from its source, as tests do. */
function builtScript(): URL {
  const beside = new URL('./check-worker.js', import.meta.url);
  return existsSync(fileURLToPath(beside))
    ? beside
    : new URL('../../dist/checker/check-worker.js', import.meta.url);
}
