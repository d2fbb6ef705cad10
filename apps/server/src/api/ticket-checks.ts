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
function isSameSecret(a: string, b: string): boolean {
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
  readonly endsAt: number;
  readonly receivedAt: number;
}

/** Why a run cannot have been played in the time since its ticket was drawn; `null` when it can. */
export function clockFlaw(run: TimedRun): Unranked | null {
  const { traits, ticks, pauses, issuedAt, endsAt, receivedAt } = run;
  if (receivedAt > endsAt) return 'ticket-ended';
  const played = (ticks * 1000) / TICKS_PER_SECOND;
  const passed = receivedAt - issuedAt;
  if (passed < played * FASTEST - HEAD_START_MS) return 'too-fast';
  // In a game of turns, players may think as long as they like.
  if (traits.includes('turns')) return null;
  if (pauses.length > FREE_PAUSES + ticks / TICKS_PER_PAUSE) return 'too-many-pauses';
  return passed > played * SLOWEST + pausedTime(pauses) + DELAY_MS ? 'too-slow' : null;
}

export function pausedTime(pauses: readonly Pause[]): number {
  return pauses.reduce((sum, { ms }) => sum + ms, 0);
}
