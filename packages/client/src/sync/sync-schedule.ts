import type { RoundResult } from './sync-round.js';

/** How long to wait, in milliseconds. */
export const SYNC_PACE = {
  /** After a change: the next one often follows at once. */
  afterChange: 2_000,
  /** Between two rounds because of changes: a run that is played is kept every few seconds. */
  betweenChanges: 30_000,
  /** Between two rounds because the player looks at the page again. */
  betweenLooks: 10_000,
  /** After the first failure; each further one doubles it. */
  afterFailure: 15_000,
  longest: 300_000,
} as const;

/** What a schedule works with. */
export interface ScheduleParts {
  readonly round: () => Promise<RoundResult>;
  now(): number;
  /** Calls after so many milliseconds; returns the way to call it off. */
  later(run: () => void, ms: number): () => void;
}

/** Decides when to bring both sides together, and starts rounds by itself. */
export function createSchedule({ round, now, later }: ScheduleParts) {
  let planned: { at: number; cancel: () => void } | null = null;
  let lastRound = Number.NEGATIVE_INFINITY;
  /** No round but one at once before this moment: the server asked for it, or it failed a moment ago. */
  let restUntil = Number.NEGATIVE_INFINITY;
  let failures = 0;

  function plan(wished: number): void {
    const at = Math.max(wished, restUntil);
    if (planned !== null && planned.at <= at) return;
    planned?.cancel();
    planned = { at, cancel: later(() => void run(), Math.max(0, at - now())) };
  }

  async function run(): Promise<RoundResult> {
    planned?.cancel();
    planned = null;
    lastRound = now();
    const result = await round();
    failures = result.ok ? 0 : failures + 1;
    const usual = Math.min(SYNC_PACE.longest, SYNC_PACE.afterFailure * 2 ** Math.min(failures - 1, 10));
    restUntil = result.ok
      ? Number.NEGATIVE_INFINITY
      : now() + Math.max(usual, (result.retryAfter ?? 0) * 1000);
    if (!result.ok) plan(restUntil);
    return result;
  }

  return {
    /** Something here has changed. */
    changed: () => plan(Math.max(now() + SYNC_PACE.afterChange, lastRound + SYNC_PACE.betweenChanges)),
    /** The player looks at the page again. */
    looked: () => plan(Math.max(now(), lastRound + SYNC_PACE.betweenLooks)),
    /** The page may be gone the next moment: what is planned is done now. */
    leaving(): void {
      if (planned !== null && now() >= restUntil) void run();
    },
    /** Now, whatever was planned: there is a connection again, or another account is here. */
    atOnce: run,
  };
}

export type SyncSchedule = ReturnType<typeof createSchedule>;
