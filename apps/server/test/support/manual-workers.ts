import { drawPicture } from '../../src/workers/pictures.js';
import { readHead, verifyInSlices } from '../../src/workers/recordings.js';
import type { Task, TaskEnd, TaskOf } from '../../src/workers/tasks.js';
import type { TaskOptions } from '../../src/workers/worker-pool.js';
import type { Workers } from '../../src/workers/workers.js';

/** Workers in the hands of a test: they work in this thread, at once or when they are told to. */
export interface ManualWorkers extends Workers {
  /** Whether recordings are played again at once. */
  atOnce: boolean;
  /** How many recordings were read, since they are large. */
  reads: number;
  /** How many pictures were drawn. */
  pictures: number;
  /** The recordings that wait to be played again, in the order they came. */
  readonly waiting: readonly Uint8Array[];
  /** Pretends to be so far with everything that waits. */
  advance(thousandths: number): void;
  /** Plays everything again that waits. */
  finish(): void;
  /** Ends everything that waits another way. */
  end(how: TaskEnd<'verify'>): void;
}

interface Job {
  readonly task: TaskOf<'verify'>;
  readonly options: TaskOptions;
  settle(end: TaskEnd<'verify'>): void;
}

const TICKS = Number.MAX_SAFE_INTEGER;

export function makeManualWorkers({ atOnce = true } = {}): ManualWorkers {
  let jobs: Job[] = [];
  const take = () => jobs.splice(0);

  async function run(task: Task, options: TaskOptions = {}): Promise<TaskEnd> {
    if (task.work === 'read') {
      workers.reads++;
      return { kind: 'done', result: readHead({ ...task, ticks: TICKS }) };
    }
    if (task.work === 'picture') {
      workers.pictures++;
      return { kind: 'done', result: await drawPicture(task, { isCancelled: () => false }) };
    }
    return new Promise((settle) => {
      jobs.push({ task, options, settle });
      if (workers.atOnce) workers.finish();
    });
  }

  const workers: ManualWorkers = {
    atOnce,
    reads: 0,
    pictures: 0,
    run: run as Workers['run'],
    get waiting() {
      return jobs.map(({ task }) => task.recording);
    },
    advance(thousandths) {
      for (const { options } of jobs) options.progress?.(thousandths);
    },
    finish() {
      for (const { task, settle } of take()) {
        const result = verifyInSlices({ ...task, ticks: TICKS }, { progress: () => {} });
        settle({ kind: 'done', result });
      }
    },
    end(how) {
      for (const { settle } of take()) settle(how);
    },
    async close() {
      workers.end({ kind: 'stopped' });
      jobs = [];
    },
  };
  return workers;
}
