import type { AnyGame } from '@warren/games';
import type { Answer, Failure, Ticket, TicketRequest } from '@warren/protocol/client';

/** A ticket, or why there is none, in a few words. */
export type Drawn =
  | { readonly ticket: Ticket; readonly unranked: null }
  | { readonly ticket: null; readonly unranked: string };

/** For runs that are begun without asking for one. */
export const NO_TICKET: Drawn = { ticket: null, unranked: 'it was begun without a ticket' };

/** What drawing needs of the world. */
export interface TicketOffice {
  /** Whether the player hands in runs at all. */
  readonly open: () => boolean;
  readonly draw: (request: TicketRequest, signal: AbortSignal) => Promise<Answer<Ticket>>;
  /** Calls back after so long; returns the way to call it off. */
  readonly after: (ms: number, tell: () => void) => () => void;
}

/** Nobody waits longer for a ticket than this: the run begins without one. */
const PATIENCE_MS = 1200;

/** Draws a ticket, soon or not at all. */
export async function drawFrom(office: TicketOffice, game: AnyGame, settings: unknown): Promise<Drawn> {
  if (!office.open()) return none('runs are not handed in');
  const stop = new AbortController();
  let calm = () => {};
  const late = new Promise<null>((resolve) => {
    calm = office.after(PATIENCE_MS, () => resolve(null));
  });
  const request: TicketRequest = { game: game.id, settings: settings as Record<string, unknown> };
  const answer = await Promise.race([office.draw(request, stop.signal), late]);
  calm();
  if (answer === null) {
    stop.abort();
    return none('the server did not answer in time');
  }
  return answer.ok ? fitting(answer.value, game) : none(whyNot(answer));
}

/** A page that stayed open over an update of the server plays by rules the server no longer knows. */
export function fitting(ticket: Ticket, game: AnyGame): Drawn {
  if (ticket.rules === game.rules) return { ticket, unranked: null };
  return none('this page is older than the server; load it anew');
}

function whyNot({ code, message }: Failure): string {
  if (code === 'offline') return 'no connection';
  if (code === 'too-many') return 'too many runs were begun in a short time';
  return message.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase());
}

function none(unranked: string): Drawn {
  return { ticket: null, unranked };
}
