import { Worker } from 'node:worker_threads';
import type { Task, TaskResults, WorkerReport } from './tasks.js';

export interface ThreadOptions {
  /** The script of the thread. */
  readonly script: URL;
  /** A working thread that reports nothing for so long counts as hung. */
  readonly hangMs: number;
}

/** How a task ended: with its result, or with the loss of its thread. */
export type TaskEnd =
  | { readonly kind: 'done'; readonly result: TaskResults[Task['work']] }
  /** `ready` is whether the thread had started: if not, the recording is not the cause. */
  | { readonly kind: 'lost'; readonly reason: string; readonly ready: boolean };

/** A thread that does one task at a time. */
export interface WorkerThread {
  run(task: Task, progress: (thousandths: number) => void): Promise<TaskEnd>;
  /** Ends the thread at once; its task is lost. */
  stop(): Promise<void>;
}

/** Enough for the longest recording of the largest game. More is a bug, and must not end the server. */
const MEMORY_MB = 512;
/** On a busy machine a thread starts slowly. */
const START_MS = 60_000;

/** Starts a thread. It keeps the process alive only while it works. */
export function startThread({ script, hangMs }: ThreadOptions): WorkerThread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  let lost: string | null = null;
  let ready = false;
  let current: { progress: (thousandths: number) => void; end: (end: TaskEnd) => void } | null = null;
  let watchdog: NodeJS.Timeout | undefined;
  worker.unref();

  function watch(): void {
    clearTimeout(watchdog);
    const patience = ready ? hangMs : Math.max(hangMs, START_MS);
    watchdog = setTimeout(() => {
      lose(`it reported nothing for ${patience / 1000} seconds`);
      void worker.terminate();
    }, patience);
  }
  function end(how: TaskEnd): void {
    clearTimeout(watchdog);
    worker.unref();
    current?.end(how);
    current = null;
  }
  function lose(reason: string): void {
    lost ??= reason;
    end({ kind: 'lost', reason: lost, ready });
  }
  worker.on('message', (report: WorkerReport) => {
    if (report.kind === 'ready') ready = true;
    if (current !== null) watch();
    if (report.kind === 'ready') return;
    if (report.kind === 'progress') current?.progress(report.thousandths);
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
        watch();
        worker.postMessage(task);
      });
    },
    async stop() {
      await worker.terminate();
    },
  };
}
