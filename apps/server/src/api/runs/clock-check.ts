import { type GameTrait, TICKS_PER_SECOND } from '@warren/games';
import type { Pause, Unranked } from '@warren/protocol';

/** Clocks of players run a little fast or slow, and the ticket is a moment on its way. */
const FASTEST = 0.98;
const SLOWEST = 1.05;
const HEAD_START_MS = 1_000;
const DELAY_MS = 30_000;
const FREE_PAUSES = 20;
const TICKS_PER_PAUSE = 600;

/** A run and the ticket it was played by, as far as time goes. */
export interface TimedRun {
  readonly traits: readonly GameTrait[];
  readonly ticks: number;
  readonly pauses: readonly Pause[];
  readonly issuedAt: number;
  readonly endsAt: number;
  readonly receivedAt: number;
}

/** Why a run cannot have been played in the time that has passed since its ticket was drawn; `null` when it can. */
export function clockFlaw({
  traits,
  ticks,
  pauses,
  issuedAt,
  endsAt,
  receivedAt,
}: TimedRun): Unranked | null {
  if (receivedAt > endsAt) return 'ticket-ended';
  const played = (ticks * 1000) / TICKS_PER_SECOND;
  const passed = receivedAt - issuedAt;
  if (passed < played * FASTEST - HEAD_START_MS) return 'too-fast';
  // A game that waits for each move lets people think as long as they like.
  if (traits.includes('turns')) return null;
  if (pauses.length > FREE_PAUSES + ticks / TICKS_PER_PAUSE) return 'too-many-pauses';
  return passed > played * SLOWEST + pausedTime(pauses) + DELAY_MS ? 'too-slow' : null;
}

export function pausedTime(pauses: readonly Pause[]): number {
  return pauses.reduce((sum, { ms }) => sum + ms, 0);
}
