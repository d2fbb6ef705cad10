import type { AnyGame } from '@warren/games';
import type { Answer, Ticket, TicketRequest } from '@warren/protocol/client';
import { accounts } from '../../online/account.js';
import { api } from '../../online/api.js';
import { settings } from '../../settings/settings.js';
import { type Drawn, drawFrom, type TicketOffice } from './draw-ticket.js';

const office: TicketOffice = {
  open: () => settings.get().handIn,
  draw: drawAs,
  after(ms, tell) {
    const timer = setTimeout(tell, ms);
    return () => clearTimeout(timer);
  },
};

/** Draws as whoever one is. A guest the server has forgotten becomes another one. */
export async function drawAs(body: TicketRequest, signal?: AbortSignal): Promise<Answer<Ticket>> {
  const more = signal === undefined ? {} : { signal };
  const somebody = await accounts.ensure();
  if (!somebody.ok) return somebody;
  const answer = await api.call('drawTicket', { body }, more);
  if (answer.ok || answer.code !== 'signed-out') return answer;
  await accounts.lapse();
  const other = await accounts.ensure();
  return other.ok ? api.call('drawTicket', { body }, more) : other;
}

/** Draws a ticket for a ranked run with these settings. It takes a moment at most, whatever the server does. */
export function drawTicket(game: AnyGame, wished: unknown): Promise<Drawn> {
  return drawFrom(office, game, wished);
}
