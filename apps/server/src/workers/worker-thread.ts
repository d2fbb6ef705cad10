import { Worker } from 'node:worker_threads';
import type { Assignment, Task, TaskName, TaskResults, WorkerReport } from './tasks.js';

export interface ThreadOptions {
  /** The script of the thread. */
  readonly script: URL;
  /** So much processor time a working thread may take without a report; then it counts as hung. */
  readonly hangMs: number;
  /**
   * Processor time of a thread so far, in milliseconds. Where the system does not tell, as on Node 20, it is that of
   * the process by the threads that share it: a machine that is busy with other things makes no thread hang.
   */
  readonly cpuMs: () => number;
}

/** How the work of a thread on a task ended: with its result, or with the loss of the thread. */
export type ThreadEnd =
  | { readonly kind: 'done'; readonly result: TaskResults[TaskName] }
  /** `ready` is whether the thread had started: if not, the task is not the cause. */
  | { readonly kind: 'lost'; readonly reason: string; readonly ready: boolean };

/** A thread that does one task at a time. */
export interface WorkerThread {
  run(task: Task, progress: (thousandths: number) => void): Promise<ThreadEnd>;
  /** Tells the thread that nothing is waiting for its result any more. It ends its task soon. */
  cancel(): void;
  /** Ends the thread at once; its task is lost. */
  stop(): Promise<void>;
}

/** Enough for the longest recording of the largest game. More is a bug, and must not end the server. */
const MEMORY_MB = 512;
/** Starting takes processor time, too. */
const START_MS = 60_000;
/** How often the time of a working thread is looked at. */
const WATCH_MS = 500;

/** Starts a thread. It keeps the process alive only while it works. */
export function startThread({ script, hangMs, cpuMs }: ThreadOptions): WorkerThread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let lost: string | null = null;
  let ready = false;
  let current: { progress: (thousandths: number) => void; end: (end: ThreadEnd) => void } | null = null;
  let reportedAt = 0;
  let watchdog: NodeJS.Timeout | undefined;
  worker.unref();

  function look(): void {
    const patience = ready ? hangMs : Math.max(hangMs, START_MS);
    if (cpuMs() - reportedAt < patience) return;
    lose(`it reported nothing in ${patience / 1000} seconds of processor time`);
    void worker.terminate();
  }
  function end(how: ThreadEnd): void {
    clearInterval(watchdog);
    worker.unref();
    current?.end(how);
    current = null;
  }
  function lose(reason: string): void {
    lost ??= reason;
    end({ kind: 'lost', reason: lost, ready });
  }
  worker.on('message', (report: WorkerReport) => {
    reportedAt = cpuMs();
    if (report.kind === 'ready') ready = true;
    else if (report.kind === 'progress') current?.progress(report.thousandths);
    else end(report);
  });
  worker.on('error', (error) => lose(error.message));
  worker.on('exit', () => lose('its thread ended'));

  return {
    run(task, progress) {
      if (lost !== null) return Promise.resolve({ kind: 'lost', reason: lost, ready });
      return new Promise((resolve) => {
        current = { progress, end: resolve };
        worker.ref();
        reportedAt = cpuMs();
        watchdog = setInterval(look, WATCH_MS).unref();
        Atomics.store(cancelled, 0, 0);
        worker.postMessage({ task, cancelled } satisfies Assignment);
      });
    },
    cancel() {
      Atomics.store(cancelled, 0, 1);
    },
    async stop() {
      await worker.terminate();
    },
  };
}
