import type { Result } from '@warren/engine';
import type { Plain, Verdict } from '@warren/games';

/** What is asked of a thread, one at a time. */
export interface CheckTask {
  /** To say what a recording is of, or to play it again too. */
  readonly work: 'read' | 'check';
  readonly recording: Uint8Array;
  /** A longer recording is refused unplayed. */
  readonly ticks: number;
}

/** What a recording is of, once everything is found right that can be checked without playing it. */
export interface RecordingHead {
  readonly game: string;
  readonly rules: number;
  readonly settings: Plain;
  readonly seed: string;
  readonly ticks: number;
}

/** What the work comes to; a refusal is what is wrong with the recording. */
export interface TaskResults {
  readonly read: Result<RecordingHead>;
  readonly check: Result<Verdict>;
}

/** What a thread says: that it is there, how far it is, what came of it. */
export type CheckReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly thousandths: number }
  | { readonly kind: 'done'; readonly result: TaskResults[CheckTask['work']] };
