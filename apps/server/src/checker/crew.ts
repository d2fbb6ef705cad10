import { refuse } from '@warren/engine';
import type { CheckTask, TaskResults } from './check-task.js';
import { type CheckThread, startThread, type ThreadOptions } from './check-thread.js';

export interface CrewOptions extends ThreadOptions {
  readonly workers: number;
  /** How long what is under way may still take when the crew is sent home. */
  readonly graceMs: number;
  /** Told when a thread was lost. */
  readonly warn: (message: string) => void;
}

/** Told how a task goes on. */
export interface Watcher {
  begun?: boolean;
  progress?: number;
}

/** A few threads, and the tasks that wait for one. */
export interface Crew {
  /** Has a task done. `null` when the crew cannot work: it was closed, or its threads do not start. */
  work<Work extends CheckTask['work']>(
    task: CheckTask & { readonly work: Work },
    watcher?: Watcher,
  ): Promise<TaskResults[Work] | null>;
  readonly running: number;
  close(): Promise<void>;
}

type Result = TaskResults[CheckTask['work']];

interface Job {
  readonly task: CheckTask;
  readonly watcher: Watcher;
  /** How many threads were lost over it. */
  losses: number;
  settle(result: Result | null): void;
}

/** A second loss may be chance no more. */
const MOST_LOSSES = 2;
const BROKEN = 'the recording could not be checked: playing it again broke down twice';

/** Threads start when there is work for them, and stay. */
export function openCrew({ workers, graceMs, warn, ...threads }: CrewOptions): Crew {
  const queue: Job[] = [];
  const idle: CheckThread[] = [];
  const busy = new Map<Promise<unknown>, CheckThread>();
  let attending = 0;
  let closing: Promise<void> | null = null;

  /** One of so many loops as there are workers: each takes job after job. */
  async function attend(): Promise<void> {
    attending++;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const thread = idle.pop() ?? startThread(threads);
      const done = doJob(thread, job);
      busy.set(done, thread);
      await done;
      busy.delete(done);
    }
    attending--;
  }

  async function doJob(thread: CheckThread, job: Job): Promise<void> {
    job.watcher.begun = true;
    const end = await thread.work(job.task, (thousandths) => {
      job.watcher.progress = thousandths;
    });
    if (end.kind === 'done') {
      idle.push(thread);
      return job.settle(end.result);
    }
    if (closing !== null) return job.settle(null);
    warn(`a check was broken off: ${end.reason}`);
    if (!end.ready) return job.settle(null);
    job.losses++;
    if (job.losses === MOST_LOSSES) return job.settle(refuse(BROKEN));
    queue.unshift(job);
  }

  async function shut(): Promise<void> {
    for (const job of queue.splice(0)) job.settle(null);
    const underWay = Promise.all(busy.keys());
    await within(graceMs, underWay);
    await Promise.all([...busy.values(), ...idle.splice(0)].map((thread) => thread.stop()));
    await underWay;
  }

  return {
    work<Work extends CheckTask['work']>(task: CheckTask & { readonly work: Work }, watcher: Watcher = {}) {
      if (closing !== null) return Promise.resolve(null);
      return new Promise<TaskResults[Work] | null>((resolve) => {
        const job: Job = { task, watcher, losses: 0, settle: resolve as Job['settle'] };
        // Reading takes a moment, and somebody waits for it.
        if (task.work === 'read') queue.unshift(job);
        else queue.push(job);
        if (attending < workers) void attend();
      });
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

/** Waits for something, but no longer than this. */
async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([what, late]);
  clearTimeout(timer);
}
