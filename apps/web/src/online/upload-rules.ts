import { resumeRunClock } from '@warren/games';
import { LIMITS, type Pause, type Run, UNRANKED } from '@warren/protocol/client';
import type { StoredUpload, Upload, UploadState } from './upload.js';

export const UPLOAD_LIMITS = {
  /** How many runs wait at most, and how many that are settled are remembered. */
  open: 40,
  settled: 20,
  /** The first wait after a failure and the longest; each failure doubles it. */
  retryMs: 5_000,
  longestRetryMs: 600_000,
  /** How often to ask while the server checks. */
  askMs: 500,
  longestAskMs: 4_000,
} as const;

/** The longest pause the server can be told of. */
const LONGEST_PAUSE = 1_000_000_000;

/** The wait after so many attempts: it doubles up to a limit. */
export function waitMs(attempts: number, first: number, longest: number): number {
  return Math.min(longest, first * 2 ** Math.min(attempts, 30));
}

/** When a run stood still, the time it waited for its upload included. */
export function pausesOf({ clock, ticks }: StoredUpload, now: () => number): Pause[] {
  const pauses = resumeRunClock(clock, ticks, now)
    .pauses()
    .map(({ tick, ms }) => ({ tick, ms: Math.min(ms, LONGEST_PAUSE) }));
  // No run that stood still so often is ranked, but it can be checked.
  return pauses.slice(0, LIMITS.pauses);
}

/** What the server's words about a run mean for its player. */
export function stateOfRun(run: Run): UploadState {
  if (run.status === 'refused') return { phase: 'refused', reason: run.reason };
  if (run.status !== 'verified') return { phase: 'checking', run, progress: run.progress };
  if (run.ranked) return { phase: 'verified', run, rank: run.rank };
  return { phase: 'unranked', run, reason: UNRANKED[run.unranked ?? 'no-board'] };
}

/** An upload without what only the server has to know. */
export function stripped({ key, game, ticks, ranked, at, state }: StoredUpload): Upload {
  return { key, game, ticks, ranked, at, state };
}
