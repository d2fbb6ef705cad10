import Type, { type Static } from 'typebox';
import { CATEGORIES, UNWITNESSED, type Unwitnessed } from '../common/categories.js';
import { UNRANKED, type Unranked } from '../common/errors.js';
import { LIMITS } from '../common/limits.js';
import { Player } from './accounts.js';
import type { CallContract } from './call.js';
import {
  BoardId,
  Body,
  Day,
  GameId,
  Id,
  Moment,
  Nullable,
  Outcome,
  pageQuery,
  RunId,
  Settings,
} from './plain.js';

/** A pause of a run: after how many ticks, and how many milliseconds. */
export const Pause = Body({
  tick: Type.Integer({ minimum: 0 }),
  ms: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
});
export type Pause = Static<typeof Pause>;

export const RunUpload = Body({
  recording: Type.String({ maxLength: LIMITS.recordingText }),
  ticket: Type.Optional(Body({ id: Id, nonce: Type.String({ maxLength: 64 }) })),
  /** Pauses of the player, and the time between the end of the run and this upload. */
  pauses: Type.Optional(Type.Array(Pause, { maxItems: LIMITS.pauses })),
  /** Who played it: runs of programs have a list of their own. A person, if it is not said. */
  player: Type.Optional(Type.Enum(['person', 'bot'])),
});
export type RunUpload = Static<typeof RunUpload>;

/** How times are spread, in ticks; negative where a key came before its corner. */
const Spread = Type.Object({
  count: Type.Integer(),
  low: Type.Integer(),
  median: Type.Integer(),
  high: Type.Integer(),
  gathered: Type.Integer(),
  same: Type.Integer(),
});

const Share = Type.Object({ part: Type.Integer(), whole: Type.Integer() });

/** How machine-like a run is: a reason for a person to look at it, and no proof. */
export const Scrutiny = Type.Object({
  machineLike: Type.Boolean(),
  /** Whether the run was long enough to say anything. */
  known: Type.Boolean(),
  /** Why, in one sentence. */
  reason: Type.String(),
  measures: Type.Object({
    reaction: Spread,
    entry: Spread,
    stops: Spread,
    choices: Share,
    blind: Share,
    walks: Share,
    decisions: Share,
  }),
});
export type Scrutiny = Static<typeof Scrutiny>;

export const Run = Type.Object({
  id: RunId,
  status: Type.Enum(['waiting', 'checking', 'verified', 'refused']),
  /** How much of it the server has played again, in thousandths. */
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
  /** The result of the server's own simulation; `null` until it is done. */
  outcome: Nullable(Outcome),
  board: Nullable(BoardId),
  daily: Nullable(Day),
  ranked: Type.Boolean(),
  unranked: Nullable(Type.Enum(Object.keys(UNRANKED) as Unranked[])),
  points: Nullable(Type.Integer()),
  /** The rank on the board now, from 1; `null` when the board lists a better run of the player, or none. */
  rank: Nullable(Type.Integer()),
  pausedMs: Type.Integer(),
  /** How often it stood still. */
  pauses: Type.Integer(),
  /** The list of its board it belongs to; `null` without a ticket. */
  category: Nullable(Type.Enum(CATEGORIES)),
  /** Why the server did not witness it; `null` if it did, and without a ticket. */
  unwitnessed: Nullable(Type.Enum(Object.keys(UNWITNESSED) as Unwitnessed[])),
  /** When its ticket was drawn; `null` without one. */
  drawnAt: Nullable(Moment),
  /** What was measured of the hand that played it; `null` for all but the first runs of a board. */
  scrutiny: Nullable(Scrutiny),
  /** It looks like a program's, and no operator has looked at it yet. */
  unreviewed: Type.Boolean(),
  receivedAt: Moment,
  verifiedAt: Nullable(Moment),
});
export type Run = Static<typeof Run>;

export const RunList = Type.Object({ runs: Type.Array(Run), next: Nullable(Type.String()) });
export type RunList = Static<typeof RunList>;

const RunParams = Type.Object({ run: RunId });

export const runCalls = {
  uploadRun: {
    address: 'POST /api/runs',
    summary: "Uploads a recording; answers the result of the server's own simulation",
    account: true,
    limit: 'upload',
    body: RunUpload,
    bodyBytes: LIMITS.recordingText + 2 * LIMITS.settingsBytes,
    responses: { 200: Run, 201: Run, 202: Run },
    errors: ['recording-refused', 'wrong-ticket', 'ticket-used', 'queue-full', 'no-run'],
  },
  myRuns: {
    address: 'GET /api/runs',
    summary: 'Runs of the account, the newest first',
    account: true,
    limit: 'read',
    query: Type.Object(pageQuery(LIMITS.runsPage)),
    responses: { 200: RunList },
    errors: ['bad-cursor'],
  },
  run: {
    address: 'GET /api/runs/:run',
    summary: 'A run: its player, its time, its outcome',
    account: false,
    limit: 'read',
    params: RunParams,
    responses: { 200: Run },
    errors: ['no-run'],
  },
  recording: {
    address: 'GET /api/runs/:run/recording',
    summary: 'The recording of a run, as text',
    account: false,
    limit: 'read',
    params: RunParams,
    responses: { 200: 'text/plain' },
    errors: ['no-run', 'daily-secret'],
  },
} as const satisfies Record<string, CallContract>;
