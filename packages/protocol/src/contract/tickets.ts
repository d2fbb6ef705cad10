import Type, { type Static } from 'typebox';
import { LIMITS } from '../common/limits.js';
import type { CallContract } from './call.js';
import { BoardId, Body, Day, GameId, Moment, Nullable, RunId, Settings } from './plain.js';

/** Asks for a ranked run: of a game with settings, or of the challenge of a day. */
export const TicketRequest = Body({
  game: GameId,
  settings: Type.Optional(Settings),
  daily: Type.Optional(Day),
});
export type TicketRequest = Static<typeof TicketRequest>;

/** The permission to play one ranked run. */
export const Ticket = Type.Object({
  id: Type.String(),
  /** Needed for the upload, so that the id alone is useless to other players. */
  nonce: Type.String(),
  game: GameId,
  rules: Type.Integer({ minimum: 1 }),
  settings: Settings,
  seed: Type.String(),
  board: BoardId,
  daily: Nullable(Day),
  issuedAt: Moment,
  endsAt: Moment,
});
export type Ticket = Static<typeof Ticket>;

export const Challenge = Type.Object({
  game: GameId,
  /** What is played, such as "Level 3". */
  title: Type.String(),
  day: Day,
  board: BoardId,
  settings: Settings,
  rules: Type.Integer(),
  /** Whether the caller has drawn a ticket for it. */
  drawn: Type.Boolean(),
  /** The caller's ranked run, if there is one. */
  run: Nullable(RunId),
  /** For practice: known after the caller has drawn a ticket, or the day is over. */
  seed: Nullable(Type.String()),
});
export type Challenge = Static<typeof Challenge>;

export const DailyList = Type.Object({
  today: Day,
  /** When the next day begins. */
  endsAt: Moment,
  now: Moment,
  challenges: Type.Array(Challenge),
  /** The challenges of yesterday: for practice, outside the boards. */
  yesterday: Type.Array(Challenge),
});
export type DailyList = Static<typeof DailyList>;

export const ticketCalls = {
  drawTicket: {
    address: 'POST /api/tickets',
    summary: 'Draws a ticket: the permission to play one ranked run',
    account: true,
    limit: 'ticket',
    body: TicketRequest,
    bodyBytes: 2 * LIMITS.settingsBytes,
    responses: { 201: Ticket },
    errors: ['no-game', 'bad-settings', 'bad-date', 'daily-drawn'],
  },
  daily: {
    address: 'GET /api/daily',
    summary: 'The challenges of today and yesterday',
    account: false,
    limit: 'read',
    responses: { 200: DailyList },
    errors: [],
  },
} as const satisfies Record<string, CallContract>;
