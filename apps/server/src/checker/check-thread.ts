import { Worker } from 'node:worker_threads';
import type { CheckReport, CheckTask, TaskResults } from './check-task.js';

export interface ThreadOptions {
  /** The script of the thread. */
  readonly script: URL;
  /** A thread that says nothing for so long while it works is taken for hung. */
  readonly hangMs: number;
}

/** How a task ended: with what it came to, or with the loss of its thread. */
export type TaskEnd =
  | { readonly kind: 'done'; readonly result: TaskResults[CheckTask['work']] }
  /** Whether the thread had come to work at all: if it had not, the recording is not to blame. */
  | { readonly kind: 'lost'; readonly reason: string; readonly ready: boolean };

/** A thread that does one task at a time. */
export interface CheckThread {
  work(task: CheckTask, progress: (thousandths: number) => void): Promise<TaskEnd>;
  /** Ends the thread, whatever it does; a task it has is lost. */
  stop(): Promise<void>;
}

/** Enough for the longest recording of the largest game; more than this is a bug, and must not end the server. */
const MEMORY_MB = 512;
/** A busy machine may take its time to start a thread. */
const START_MS = 60_000;

/** Starts a thread. It keeps the process alive only while it works. */
export function startThread({ script, hangMs }: ThreadOptions): CheckThread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  let lost: string | null = null;
  let ready = false;
  let work: { progress: (thousandths: number) => void; end: (end: TaskEnd) => void } | null = null;
  let watchdog: NodeJS.Timeout | undefined;
  worker.unref();

  function watch(): void {
    clearTimeout(watchdog);
    const patience = ready ? hangMs : Math.max(hangMs, START_MS);
    watchdog = setTimeout(() => {
      lose(`nothing was heard of it for ${patience / 1000} seconds`);
      void worker.terminate();
    }, patience);
  }
  function end(how: TaskEnd): void {
    clearTimeout(watchdog);
    worker.unref();
    work?.end(how);
    work = null;
  }
  function lose(reason: string): void {
    lost ??= reason;
    end({ kind: 'lost', reason: lost, ready });
  }
  worker.on('message', (report: CheckReport) => {
    if (report.kind === 'ready') ready = true;
    if (work !== null) watch();
    if (report.kind === 'ready') return;
    if (report.kind === 'progress') work?.progress(report.thousandths);
    else end(report);
  });
  worker.on('error', (error) => lose(error.message));
  worker.on('exit', () => lose('its thread ended'));

  return {
    work(task, progress) {
      if (lost !== null) return Promise.resolve({ kind: 'lost', reason: lost, ready });
      return new Promise((resolve) => {
        work = { progress, end: resolve };
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
