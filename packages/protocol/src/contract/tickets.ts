import Type, { type Static } from 'typebox';
import { UNRANKED, type Unranked } from '../common/errors.js';
import { LIMITS } from '../common/limits.js';
import type { CallContract } from './call.js';
import { BoardId, Body, Day, GameId, Id, Moment, Nullable, RunId, Settings } from './plain.js';

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
  /** Why the run will not be ranked, where that is known already. */
  unranked: Nullable(Type.Enum(Object.keys(UNRANKED) as Unranked[])),
});
export type Ticket = Static<typeof Ticket>;

/** What is new of a ranked run that is being played: the server witnesses it as it grows. */
export const LogReport = Body({
  nonce: Type.String({ maxLength: 64 }),
  /** How many actions come before those of this report: at most as many as the server has. */
  from: Type.Integer({ minimum: 0, maximum: LIMITS.reportedActions }),
  /** The actions after those, in base64url. Varints by turns: the ticks since the last action, or since the start of the run for the first; the number of the action. */
  actions: Type.String({ maxLength: LIMITS.witnessText, pattern: '^[A-Za-z0-9_-]*$' }),
  /** How many ticks are played. */
  tick: Type.Integer({ minimum: 0, maximum: LIMITS.reportedTicks }),
  /** The chained hash of all actions of the run so far. */
  hash: Type.Integer({ minimum: 0, maximum: 0xffffffff }),
  /** Whether the run stands still now. */
  still: Type.Boolean(),
});
export type LogReport = Static<typeof LogReport>;

/** Where the server's log of a run has come to. */
export const LogPosition = Type.Object({
  /** How many actions it has. */
  count: Type.Integer({ minimum: 0 }),
  tick: Type.Integer({ minimum: 0 }),
  /** `parted`: the log reported now is not the one that was reported before; no more of it is wanted. */
  state: Type.Enum(['growing', 'parted']),
});
export type LogPosition = Static<typeof LogPosition>;

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
  reportLog: {
    address: 'POST /api/tickets/:ticket/log',
    summary: 'Reports what is new of a ranked run that is being played, so that the server witnesses it',
    account: true,
    limit: 'witness',
    params: Type.Object({ ticket: Id }),
    body: LogReport,
    bodyBytes: 2 * LIMITS.witnessText,
    responses: { 200: LogPosition },
    errors: ['wrong-ticket', 'ticket-used', 'ticket-ended'],
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
