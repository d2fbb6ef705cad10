import type { Run } from '@warren/games';
import type { Ticket } from '@warren/protocol/client';
import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** What is laid beside a kept run, so that it is ranked still when it is gone on with. */
export function ticketLabel(ticket: Ticket | null | undefined): { readonly ticket: string } {
  // An empty word is no ticket: what was kept by the same name before is not to stay.
  return { ticket: ticket ? JSON.stringify(ticket) : '' };
}

/** The ticket beside the run kept by a name; `null` if there is none, or it is not of this run. */
export function keptTicket(name: string, run: Run, shelf: Shelf = browserShelf): Ticket | null {
  const { ticket: text } = readObject(name, shelf);
  if (typeof text !== 'string') return null;
  try {
    const ticket: unknown = JSON.parse(text);
    return isTicket(ticket) && ticket.seed === run.seed && ticket.game === run.game.id ? ticket : null;
  } catch {
    return null;
  }
}

const WORDS = ['id', 'nonce', 'game', 'seed', 'board'] as const;
const NUMBERS = ['rules', 'issuedAt', 'endsAt'] as const;

function isTicket(value: unknown): value is Ticket {
  if (value === null || typeof value !== 'object') return false;
  const given = value as Record<string, unknown>;
  const { settings, daily } = given;
  return (
    WORDS.every((name) => typeof given[name] === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(given[name])) &&
    settings !== null &&
    typeof settings === 'object' &&
    (daily === null || typeof daily === 'string')
  );
}
