import type { Run } from '@warren/games';
import type { Ticket } from '@warren/protocol/client';

/** The permission to have a run ranked, as it is kept beside the run. */
export interface RunTicket {
  readonly id: string;
  readonly nonce: string;
  /** The whole of it as JSON: the browser reads it, too. */
  readonly text: string;
}

export function runTicketOf(ticket: Ticket): RunTicket {
  return { id: ticket.id, nonce: ticket.nonce, text: JSON.stringify(ticket) };
}

/** Reads the ticket kept beside a run; `null` if there is none, or it is of another run. */
export function readRunTicket(text: unknown, { game, seed }: Run): RunTicket | null {
  if (typeof text !== 'string' || text === '') return null;
  try {
    const { id, nonce, ...given } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof nonce !== 'string') return null;
    return given.game === game.id && given.seed === seed ? { id, nonce, text } : null;
  } catch {
    return null;
  }
}
