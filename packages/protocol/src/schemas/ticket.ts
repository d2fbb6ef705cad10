import Type, { type Static } from 'typebox';
import { BoardId, Body, Day, GameId, Moment, Settings } from './plain.js';

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
  /** Shown at the upload, so that an id seen by others is of no use to them. */
  nonce: Type.String(),
  game: GameId,
  rules: Type.Integer({ minimum: 1 }),
  settings: Settings,
  seed: Type.String(),
  board: BoardId,
  daily: Type.Union([Day, Type.Null()]),
  issuedAt: Moment,
  endsAt: Moment,
});
export type Ticket = Static<typeof Ticket>;
