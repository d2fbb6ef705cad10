import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.js';
import { UNRANKED, type Unranked } from '../unranked.js';
import { Player } from './account.js';
import { BoardId, Body, Day, GameId, Id, Moment, Outcome, RunId, Settings } from './plain.js';

/** Time that passed while the run stood still: after how many ticks, and how many milliseconds. */
export const Pause = Body({
  tick: Type.Integer({ minimum: 0 }),
  ms: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
});
export type Pause = Static<typeof Pause>;

export const RunUpload = Body({
  recording: Type.String({ maxLength: LIMITS.recordingText }),
  ticket: Type.Optional(Body({ id: Id, nonce: Type.String({ maxLength: 64 }) })),
  /** Pauses of the player and the wait between the end of the run and this upload. */
  pauses: Type.Optional(Type.Array(Pause, { maxItems: LIMITS.pauses })),
});
export type RunUpload = Static<typeof RunUpload>;

export const Run = Type.Object({
  id: RunId,
  status: Type.Enum(['waiting', 'checking', 'verified', 'refused']),
  /** How much of it has been played again, in thousandths. */
  progress: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** Why it was refused; empty otherwise. */
  reason: Type.String(),
  player: Player,
  /** Whether it is the caller's own. */
  mine: Type.Boolean(),
  game: GameId,
  rules: Type.Integer(),
  settings: Settings,
  ticks: Type.Integer(),
  /** What the server's own simulation came to; `null` until it has. */
  outcome: Type.Union([Outcome, Type.Null()]),
  board: Type.Union([BoardId, Type.Null()]),
  daily: Type.Union([Day, Type.Null()]),
  ranked: Type.Boolean(),
  unranked: Type.Union([Type.Enum(Object.keys(UNRANKED) as Unranked[]), Type.Null()]),
  points: Type.Union([Type.Integer(), Type.Null()]),
  /** The place on the board now, from 1; `null` when a better run of the same player is listed, or none. */
  rank: Type.Union([Type.Integer(), Type.Null()]),
  pausedMs: Type.Integer(),
  receivedAt: Moment,
  verifiedAt: Type.Union([Moment, Type.Null()]),
});
export type Run = Static<typeof Run>;

export const RunList = Type.Object({ runs: Type.Array(Run), next: Type.Union([Type.String(), Type.Null()]) });
export type RunList = Static<typeof RunList>;
