import { type AnyGame, RECORDING_LIMITS } from '@warren/games';
import {
  type Answer,
  type Client,
  type Failure,
  type Ticket,
  type TicketRequest,
  UNRANKED,
} from '@warren/protocol/client';
import type { SessionAccess } from '../session/session.js';

/** A ticket, or the reason why there is none, in a few words. A run by a ticket may be unranked for a reason, too. */
export type DrawnTicket =
  | { readonly ticket: Ticket; readonly unranked: string | null }
  | { readonly ticket: null; readonly unranked: string };

/** For runs that are begun without asking for a ticket. */
export const NO_TICKET: DrawnTicket = { ticket: null, unranked: 'a practice run' };

/** Why a run has no ticket. A client may say some of it in its own words. */
const REASONS = {
  off: 'uploading is turned off',
  late: 'the server did not answer in time',
  offline: 'no connection',
  'too-many': 'too many runs were begun in a short time',
  rules: 'this page is older than the server; load it anew',
  foreign: 'the server gave a ticket for something else',
};
export type TicketReasons = Readonly<Partial<Record<keyof typeof REASONS | Failure['code'], string>>>;

/** Draws tickets for a client. */
export interface TicketClient {
  /** Whether the player hands in runs at all. */
  readonly isOn: () => boolean;
  readonly draw: (request: TicketRequest, signal: AbortSignal) => Promise<Answer<Ticket>>;
  /** A run begins without a ticket rather than wait longer. */
  readonly patienceMs: number;
  /** Calls back after so long; returns the way to call it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly reasons?: TicketReasons;
}

/** Draws a ticket, soon or not at all. */
export async function drawTicket(
  tickets: TicketClient,
  game: AnyGame,
  settings: unknown,
): Promise<DrawnTicket> {
  const reasons: TicketReasons = { ...REASONS, ...tickets.reasons };
  const none = (unranked = '') => ({ ticket: null, unranked });
  if (!tickets.isOn()) return none(reasons.off);
  const stop = new AbortController();
  let cancel = () => {};
  const late = new Promise<null>((resolve) => {
    cancel = tickets.later(() => resolve(null), tickets.patienceMs);
  });
  const request: TicketRequest = { game: game.id, settings: settings as Record<string, unknown> };
  const answer = await Promise.race([tickets.draw(request, stop.signal), late]);
  cancel();
  if (answer === null) {
    stop.abort();
    return none(reasons.late);
  }
  if (!answer.ok) return none(reasons[answer.code] ?? asClause(answer.message));
  return fitTicket(answer.value, game, reasons);
}

/** A ticket if a game can be played by it. */
export function fitTicket(ticket: Ticket, game: AnyGame, reasons: TicketReasons = REASONS): DrawnTicket {
  const none = (unranked = '') => ({ ticket: null, unranked });
  // A client that stayed open over an update of the server plays by rules the server no longer knows.
  if (ticket.rules !== game.rules) return none(reasons.rules);
  const isRight =
    ticket.game === game.id &&
    ticket.seed.length <= RECORDING_LIMITS.seed &&
    game.readSettings(ticket.settings).ok;
  if (!isRight) return none(reasons.foreign);
  return { ticket, unranked: ticket.unranked === null ? null : asClause(UNRANKED[ticket.unranked]) };
}

/** Draws as the account of a session. A guest the server has forgotten becomes another one. */
export async function drawInSession(
  { client, session }: { readonly client: Client; readonly session: SessionAccess },
  body: TicketRequest,
  signal?: AbortSignal,
): Promise<Answer<Ticket>> {
  const more = signal === undefined ? {} : { signal };
  const account = await session.ensure();
  if (!account.ok) return account;
  const answer = await client.call('drawTicket', { body }, more);
  if (answer.ok || answer.code !== 'signed-out') return answer;
  await session.revalidate();
  const other = await session.ensure();
  return other.ok ? client.call('drawTicket', { body }, more) : other;
}

/** A sentence as a part of another one. */
function asClause(sentence: string): string {
  return sentence.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase());
}
