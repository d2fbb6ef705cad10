import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TaskEnd, TaskName, TaskOf } from './tasks.js';
import { openWorkerPool, type TaskOptions } from './worker-pool.js';

/**
 * Does all costly work away from the thread that answers requests. Playing runs again has threads of its own, so that
 * pictures never delay it; reading and drawing share one, where reading comes first.
 */
export interface Workers {
  run<Name extends TaskName>(task: TaskOf<Name>, options?: TaskOptions): Promise<TaskEnd<Name>>;
  /** Lets running tasks finish for a while; the others are stopped. */
  close(): Promise<void>;
}

export interface WorkersOptions {
  /** How many recordings are played again at once. */
  readonly workers: number;
  /** So much processor time a thread may take without a report. 10 seconds. */
  readonly hangMs?: number;
  /** How long running tasks may still take when the workers are closed. 5 seconds. */
  readonly graceMs?: number;
  /** The script of the threads. The built one of this package. */
  readonly script?: URL;
  /** Processor time of a thread, in milliseconds. */
  readonly cpuMs?: () => number;
  /** Called when a thread is lost. */
  readonly warn?: (message: string) => void;
}

/** Opens the threads of a server. */
export function openWorkers({
  workers,
  hangMs = 10_000,
  graceMs = 5_000,
  script = builtScript(),
  // All of them, the one for short tasks and the main one.
  cpuMs = () => shareOfProcess(workers + 2),
  warn = () => {},
}: WorkersOptions): Workers {
  const options = { hangMs, graceMs, script, cpuMs, warn };
  const verifying = openWorkerPool({ ...options, threads: workers });
  const short = openWorkerPool({ ...options, threads: 1 });
  return {
    run: (<Name extends TaskName>(task: TaskOf<Name>, more?: TaskOptions) =>
      task.work === 'verify'
        ? verifying.run(task, more)
        : short.run(task, { ...more, first: task.work === 'read' })) as Workers['run'],
    async close() {
      await Promise.all([verifying.close(), short.close()]);
    },
  };
}

function shareOfProcess(threads: number): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 / threads;
}

/** Threads run the built script, also when this file runs from its source, as in tests. */
function builtScript(): URL {
  const beside = new URL('./worker.js', import.meta.url);
  const built = new URL('../../dist/workers/worker.js', import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : built;
}
