import { createHash, timingSafeEqual } from 'node:crypto';
import type { TicketRow } from '../../store/repositories/tickets.js';
import type { RecordingHead } from '../../verification/tasks.js';

/** A ticket as it is shown at an upload. */
export interface ShownTicket {
  readonly nonce: string;
  readonly accountId: string;
  readonly head: RecordingHead;
}

/** Whether a ticket belongs to whoever shows it, and to the run they show it for. */
export function fitsTicket(ticket: TicketRow, { nonce, accountId, head }: ShownTicket): boolean {
  const { game, rules, seed, settings } = head;
  return (
    ticket.accountId === accountId &&
    isSameSecret(ticket.nonce, nonce) &&
    ticket.game === game &&
    ticket.rules === rules &&
    ticket.seed === seed &&
    // Both were written by the game itself, which fills in every setting in one order.
    ticket.settings === JSON.stringify(settings)
  );
}

/** Hashes are of one length, so that comparing them tells nothing by the time it takes. */
function isSameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
