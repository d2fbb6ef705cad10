import { refuse } from '@warren/engine';
import { withTimeout } from '../lib/event-loop.js';
import type { Task, TaskResults } from './tasks.js';
import { startThread, type ThreadOptions, type WorkerThread } from './worker-thread.js';

export interface PoolOptions extends ThreadOptions {
  readonly workers: number;
  /** How long running tasks may still take when the pool is closed. */
  readonly graceMs: number;
  /** Called when a thread is lost. */
  readonly warn: (message: string) => void;
}

/** The pool writes the progress of a task here. */
export interface TaskProgress {
  begun?: boolean;
  progress?: number;
}

/** A few threads, and the tasks that wait for one. */
export interface WorkerPool {
  /** Runs a task. `null` when the pool cannot: it was closed, or its threads do not start. */
  run<Work extends Task['work']>(
    task: Task & { readonly work: Work },
    progress?: TaskProgress,
  ): Promise<TaskResults[Work] | null>;
  readonly running: number;
  close(): Promise<void>;
}

interface Job {
  readonly task: Task;
  readonly progress: TaskProgress;
  /** How many threads were lost over it. */
  losses: number;
  settle(result: TaskResults[Task['work']] | null): void;
}

/** A second loss is hardly chance. */
const MOST_LOSSES = 2;
const BROKEN = 'the recording could not be checked: playing it again broke down twice';

/** Threads start when there is work for them, and stay. */
export function openWorkerPool({ workers, graceMs, warn, ...threads }: PoolOptions): WorkerPool {
  const queue: Job[] = [];
  const idle: WorkerThread[] = [];
  const busy = new Map<Promise<unknown>, WorkerThread>();
  let loops = 0;
  let closing: Promise<void> | null = null;

  /** Takes job after job. There are at most as many loops as workers. */
  async function workerLoop(): Promise<void> {
    loops++;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const thread = idle.pop() ?? startThread(threads);
      const done = doJob(thread, job);
      busy.set(done, thread);
      await done;
      busy.delete(done);
    }
    loops--;
  }

  async function doJob(thread: WorkerThread, job: Job): Promise<void> {
    job.progress.begun = true;
    const end = await thread.run(job.task, (thousandths) => {
      job.progress.progress = thousandths;
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

  async function shutDown(): Promise<void> {
    for (const job of queue.splice(0)) job.settle(null);
    const running = Promise.all(busy.keys());
    await withTimeout(running, graceMs, null);
    await Promise.all([...busy.values(), ...idle.splice(0)].map((thread) => thread.stop()));
    await running;
  }

  return {
    run<Work extends Task['work']>(task: Task & { readonly work: Work }, progress: TaskProgress = {}) {
      if (closing !== null) return Promise.resolve(null);
      return new Promise<TaskResults[Work] | null>((resolve) => {
        const job: Job = { task, progress, losses: 0, settle: resolve as Job['settle'] };
        // Reading is quick, and an upload waits for it.
        if (task.work === 'read') queue.unshift(job);
        else queue.push(job);
        if (loops < workers) void workerLoop();
      });
    },
    get running() {
      return busy.size;
    },
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}
