import { type DrawnTicket, NO_TICKET, type RunTicket, type SavedRun } from '@warren/client';
import type { Result } from '@warren/engine';
import { type Game, type Plain, type Run, type RunClock, startRun, startRunClock } from '@warren/games';

/** A run and how it lies in the time of the world. */
export interface TimedRun<State = unknown> {
  readonly run: Run<State>;
  readonly clock: RunClock;
}

/** A run and the permission to have it ranked. */
export interface RankedRun<State = unknown> extends TimedRun<State> {
  /** `null`: it will be on no board. */
  readonly ticket: RunTicket | null;
  /** Why it is unranked, in a few words, with or without a ticket; `null` for a ranked run. */
  readonly unranked: string | null;
}

/** A run to be kept, with its ticket if it has one. */
export type SavableRun<State = unknown> = TimedRun<State> & Partial<Pick<RankedRun, 'ticket' | 'unranked'>>;

/** What is played where the server gives no ticket. */
export interface RunOptions<State = unknown> {
  readonly game: Game<Plain, State>;
  readonly settings: unknown;
  readonly seed: string;
}

/** Begins a run by its ticket, which says settings and seed; without one by the options. */
export function beginRanked<State>(
  { game, settings, seed }: RunOptions<State>,
  drawn: DrawnTicket,
): Result<RankedRun<State>> {
  const { ticket } = drawn;
  const run = ticket === null ? startRun(game, settings, seed) : startRun(game, ticket.settings, ticket.seed);
  if (!run.ok) return run;
  return { ok: true, value: { run: run.value, clock: startRunClock(Date.now), ...drawn } };
}

/** A run that was saved, with its ticket if it has one. */
export function resumeRanked<State>({ ticket, unranked, ...saved }: SavedRun<State>): RankedRun<State> {
  const without = { ...NO_TICKET, ...(typeof unranked === 'string' && { unranked }) };
  return { ...saved, ...(ticket === null ? without : { ticket, unranked: unranked ?? null }) };
}
