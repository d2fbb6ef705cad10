import { createHash, timingSafeEqual } from 'node:crypto';
import { type GameTrait, TICKS_PER_SECOND } from '@warren/games';
import type { Pause, Unranked } from '@warren/protocol';
import type { TicketRow } from '../store/repositories/tickets.js';
import type { RecordingHead } from '../workers/recordings.js';

/** What an upload claims about its ticket. */
export interface TicketClaim {
  readonly nonce: string;
  readonly accountId: string;
  readonly head: RecordingHead;
}

/** Whether a ticket belongs to the account of an upload and to its recording. */
export function fitsTicket(ticket: TicketRow, { nonce, accountId, head }: TicketClaim): boolean {
  const { game, rules, seed, settings } = head;
  return (
    ticket.accountId === accountId &&
    isSameSecret(ticket.nonce, nonce) &&
    ticket.game === game &&
    ticket.rules === rules &&
    ticket.seed === seed &&
    // The game itself wrote both, and fills in every setting in one order.
    ticket.settings === JSON.stringify(settings)
  );
}

/** Hashes have one length, so the time of the comparison reveals nothing. */
export function isSameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/** Clocks of players run a little fast or slow, and the ticket takes a moment to arrive. */
const FASTEST = 0.98;
const SLOWEST = 1.05;
const HEAD_START_MS = 1_000;
const DELAY_MS = 30_000;
const FREE_PAUSES = 20;
const TICKS_PER_PAUSE = 600;

/** The times of a run and of its ticket. */
export interface TimedRun {
  readonly traits: readonly GameTrait[];
  readonly ticks: number;
  readonly pauses: readonly Pause[];
  readonly issuedAt: number;
  readonly receivedAt: number;
}

/** A run that nobody witnessed begins within so long after its ticket was drawn. */
export const START_MS = 600_000;

/**
 * Why a run that nobody witnessed cannot have been played as it says in the time since its ticket was drawn; `null`
 * when it can.
 */
export function clockFlaw(run: TimedRun): Unranked | null {
  const { traits, ticks, pauses, issuedAt, receivedAt } = run;
  const played = (ticks * 1000) / TICKS_PER_SECOND;
  const passed = receivedAt - issuedAt;
  if (passed < played * FASTEST - HEAD_START_MS) return 'too-fast';
  // In a game of turns, players may think as long as they like.
  if (traits.includes('turns')) return null;
  if (pauses.length > FREE_PAUSES + ticks / TICKS_PER_PAUSE) return 'too-many-pauses';
  const paused = pausedTime(pauses);
  if (passed < (played + paused) * FASTEST - HEAD_START_MS) return 'false-pauses';
  if (passed > played * SLOWEST + paused + DELAY_MS) return 'too-slow';
  return pauses[0]?.tick === 0 && pauses[0].ms > START_MS ? 'late-start' : null;
}

/** Play of an account: when its ticket was drawn, and how long it lasted. */
export interface Play {
  readonly drawnAt: number;
  readonly playedMs: number;
}

/**
 * Whether an account has played more than there was time for. Its runs can have been played one after another, however
 * they were paused, if and only if all those drawn since any moment fit into the time since then.
 */
export function overlaps(run: Play & { readonly receivedAt: number }, others: readonly Play[]): boolean {
  let sum = run.playedMs;
  for (const { drawnAt, playedMs } of [...others].sort((a, b) => b.drawnAt - a.drawnAt)) {
    sum += playedMs;
    if (drawnAt > run.drawnAt) continue;
    if (run.receivedAt - drawnAt < sum * FASTEST - HEAD_START_MS) return true;
  }
  const newer = others.filter(({ drawnAt }) => drawnAt >= run.drawnAt);
  const since = newer.reduce((total, { playedMs }) => total + playedMs, run.playedMs);
  return run.receivedAt - run.drawnAt < since * FASTEST - HEAD_START_MS;
}

export function pausedTime(pauses: readonly Pause[]): number {
  return pauses.reduce((sum, { ms }) => sum + ms, 0);
}
