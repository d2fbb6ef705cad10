import { type DrawnTicket, NO_TICKET, type RunTicket, type SavedRun } from '@warren/client';
import type { Result } from '@warren/engine';
import { type AnyGame, type Run, startRun, startRunClock } from '@warren/games';
import type { TimedRun } from './saved-run.js';

/** A run and the permission to have it ranked. */
export interface RankedRun extends TimedRun {
  /** `null`: it will be on no board. */
  readonly ticket: RunTicket | null;
  /** Why not, in a few words; `null` for a ranked run. */
  readonly unranked: string | null;
}

/** A run to be kept, with its ticket if it has one. */
export type KeepableRun = TimedRun & { readonly ticket?: RunTicket | null };

/** What is played when no ticket is to be had. */
export interface Wished {
  readonly game: AnyGame;
  readonly settings: unknown;
  readonly seed: string;
}

/** Begins a run by its ticket, which says settings and seed; without one as it is wished. */
export function beginRanked({ game, settings, seed }: Wished, drawn: DrawnTicket): Result<RankedRun> {
  const { ticket } = drawn;
  const run: Result<Run> =
    ticket === null ? startRun(game, settings, seed) : startRun(game, ticket.settings, ticket.seed);
  if (!run.ok) return run;
  return { ok: true, value: { run: run.value, clock: startRunClock(Date.now), ...drawn } };
}

/** A run that was saved, with its ticket if it has one. */
export function resumeRanked({ ticket, ...saved }: SavedRun): RankedRun {
  return { ...saved, ...(ticket === null ? NO_TICKET : { ticket, unranked: null }) };
}
