import { withTimeout } from '../lib/event-loop.js';
import type { Task, TaskEnd, TaskName } from './tasks.js';
import { startThread, type ThreadOptions, type WorkerThread } from './worker-thread.js';

export interface PoolOptions extends ThreadOptions {
  /** How many threads there are at most. */
  readonly threads: number;
  /** How long running tasks may still take when the pool is closed. */
  readonly graceMs: number;
  /** Called when a thread is lost. */
  readonly warn: (message: string) => void;
}

export interface TaskOptions {
  /** Told how far the task is. */
  readonly progress?: (thousandths: number) => void;
  /** Calls the task off: at once if it waits, soon if it is being done. */
  readonly signal?: AbortSignal;
}

/** A few threads, and the tasks that wait for one. */
export interface WorkerPool {
  /** Runs a task, after those that wait already, or before them. */
  run(task: Task, options?: TaskOptions & { readonly first?: boolean }): Promise<TaskEnd>;
  readonly running: number;
  close(): Promise<void>;
}

interface Job {
  readonly task: Task;
  readonly options: TaskOptions;
  settle(end: TaskEnd): void;
}

const STOPPED: TaskEnd<TaskName> = { kind: 'stopped' };

/** Threads start when there is work for them, and stay. */
export function openWorkerPool({ threads, graceMs, warn, ...thread }: PoolOptions): WorkerPool {
  const queue: Job[] = [];
  const idle: WorkerThread[] = [];
  const busy = new Map<Promise<unknown>, WorkerThread>();
  let loops = 0;
  let closing: Promise<void> | null = null;

  /** Takes job after job. There are at most as many loops as threads. */
  async function workerLoop(): Promise<void> {
    loops++;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const worker = idle.pop() ?? startThread(thread);
      const done = doJob(worker, job);
      busy.set(done, worker);
      await done;
      busy.delete(done);
    }
    loops--;
  }

  async function doJob(worker: WorkerThread, { task, options, settle }: Job): Promise<void> {
    const { signal, progress = () => {} } = options;
    const cancel = () => worker.cancel();
    signal?.addEventListener('abort', cancel);
    const end = await worker.run(task, progress);
    signal?.removeEventListener('abort', cancel);
    if (end.kind === 'done') {
      idle.push(worker);
      return settle(signal?.aborted ? STOPPED : end);
    }
    if (closing !== null) return settle(STOPPED);
    warn(`a task was broken off (${task.work}): ${end.reason}`);
    settle(end.ready ? { kind: 'lost', reason: end.reason } : STOPPED);
  }

  async function shutDown(): Promise<void> {
    for (const job of queue.splice(0)) job.settle(STOPPED);
    const running = Promise.all(busy.keys());
    await withTimeout(running, graceMs, null);
    await Promise.all([...busy.values(), ...idle.splice(0)].map((worker) => worker.stop()));
    await running;
  }

  return {
    run(task, { first = false, ...options } = {}) {
      if (closing !== null || options.signal?.aborted) return Promise.resolve(STOPPED);
      return new Promise((settle) => {
        const job: Job = { task, options, settle };
        if (first) queue.unshift(job);
        else queue.push(job);
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(job);
          if (at < 0) return;
          queue.splice(at, 1);
          settle(STOPPED);
        });
        if (loops < threads) void workerLoop();
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
