import type { Result } from '@warren/engine';
import type { PictureOrder, PictureResult } from './pictures.js';
import type { Judged, RecordingHead, RecordingOrder, VerifyOrder } from './recordings.js';

/** What a worker thread can do; it does one task at a time. */
export type Task =
  /** Reads what a recording is of. */
  | ({ readonly work: 'read' } & RecordingOrder)
  /** Plays a recording again. */
  | ({ readonly work: 'verify' } & VerifyOrder)
  /** Makes the maze of a code and draws it. */
  | ({ readonly work: 'picture' } & PictureOrder);

export type TaskName = Task['work'];
export type TaskOf<Name extends TaskName> = Extract<Task, { readonly work: Name }>;

/** The results of each kind of task; a refusal says what is wrong with what was given. */
export interface TaskResults {
  readonly read: Result<RecordingHead>;
  /** With the work it took, in units of about a microsecond. */
  readonly verify: Result<Judged> & { readonly work?: number };
  readonly picture: PictureResult;
}

/** How a task ended. */
export type TaskEnd<Name extends TaskName = TaskName> =
  | { readonly kind: 'done'; readonly result: TaskResults[Name] }
  /** Its thread was lost over it. */
  | { readonly kind: 'lost'; readonly reason: string }
  /** It was called off, the pool was closed, or its threads do not start: nothing is wrong with the task. */
  | { readonly kind: 'stopped' };

/** Messages of a worker thread: that it has started, its progress, its result. */
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly thousandths: number }
  | { readonly kind: 'done'; readonly result: TaskResults[TaskName] };

/** A task as a thread gets it. The flag becomes 1 when its result is no longer wanted. */
export interface Assignment {
  readonly task: Task;
  readonly cancelled: Int32Array;
}
