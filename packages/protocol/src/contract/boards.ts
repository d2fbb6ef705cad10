import Type, { type Static } from 'typebox';
import { CATEGORIES } from '../common/categories.js';
import { LIMITS } from '../common/limits.js';
import { Player } from './accounts.js';
import type { CallContract } from './call.js';
import { BoardId, Day, GameId, Moment, Nullable, Outcome, pageQuery, RunId } from './plain.js';

export const BoardColumn = Type.Object({
  field: Type.String(),
  title: Type.String(),
  unit: Type.Enum(['number', 'seconds', 'ticks']),
});

export const BoardHead = Type.Object({
  id: BoardId,
  game: GameId,
  title: Type.String(),
  kind: Type.Enum(['game', 'daily', 'code']),
  rules: Type.Integer(),
  /** False for a board of older rules, to which no run is added any more. */
  current: Type.Boolean(),
  day: Nullable(Day),
  code: Type.String(),
  /** How many rows its list of witnessed runs has. */
  rows: Type.Integer({ minimum: 0 }),
});
export type BoardHead = Static<typeof BoardHead>;

export const BoardRow = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  run: RunId,
  player: Player,
  mine: Type.Boolean(),
  points: Type.Integer(),
  outcome: Outcome,
  receivedAt: Moment,
  /** Its run looks like a program's, and no operator has looked at it yet. */
  unreviewed: Type.Boolean(),
});
export type BoardRow = Static<typeof BoardRow>;

export const BoardPage = Type.Object({
  board: BoardHead,
  /** Which of its lists this is. */
  category: Type.Enum(CATEGORIES),
  /** How many rows each of its lists has. */
  lists: Type.Record(Type.Enum(CATEGORIES), Type.Integer({ minimum: 0 })),
  /** Empty where points only order the rows: the first column says what counts. */
  pointsTitle: Type.String(),
  columns: Type.Array(BoardColumn),
  rows: Type.Array(BoardRow),
  /** The caller's own row, wherever it stands. */
  me: Nullable(BoardRow),
  /** Asks for the next page as `after`; `null` at the end. */
  next: Nullable(Type.String()),
});
export type BoardPage = Static<typeof BoardPage>;

export const BoardList = Type.Object({
  boards: Type.Array(BoardHead),
  /** Asks for the next page as `after`; `null` at the end. */
  next: Nullable(BoardId),
});
export type BoardList = Static<typeof BoardList>;

/** A row of an imported file: unverified, so it is listed apart and only its owner sees it. */
export const ImportedRow = Type.Object({ score: Type.Integer(), name: Type.String(), date: Type.String() });
export type ImportedRow = Static<typeof ImportedRow>;

export const ImportedList = Type.Object({ verified: Type.Literal(false), rows: Type.Array(ImportedRow) });
export type ImportedList = Static<typeof ImportedList>;

export const ImportReport = Type.Object({
  imported: Type.Integer(),
  refused: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
});
export type ImportReport = Static<typeof ImportReport>;

const BoardParams = Type.Object({ board: BoardId });

export const boardCalls = {
  boards: {
    address: 'GET /api/boards',
    summary: 'The boards of every game, then all others with at least two players',
    account: false,
    limit: 'read',
    query: Type.Object({
      game: Type.Optional(GameId),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.boardsPage })),
      after: Type.Optional(BoardId),
    }),
    responses: { 200: BoardList },
    errors: [],
  },
  board: {
    address: 'GET /api/boards/:board',
    summary: 'A board: its top, a further page, or the rows around the caller',
    account: false,
    limit: 'read',
    params: BoardParams,
    query: Type.Object({
      ...pageQuery(LIMITS.boardPage),
      around: Type.Optional(Type.Literal('me')),
      category: Type.Optional(Type.Enum(CATEGORIES)),
    }),
    responses: { 200: BoardPage },
    errors: ['no-board', 'bad-cursor', 'signed-out'],
  },
  boardCsv: {
    address: 'GET /api/boards/:board/csv',
    summary: 'A board as a table with the columns Score, Name, Date',
    account: false,
    limit: 'upload',
    params: BoardParams,
    query: Type.Object({ category: Type.Optional(Type.Enum(CATEGORIES)) }),
    responses: { 200: 'text/csv' },
    errors: ['no-board'],
  },
  imports: {
    address: 'GET /api/boards/:board/imports',
    summary: 'Rows the caller has imported: unverified, and visible to the caller only',
    account: true,
    limit: 'read',
    params: BoardParams,
    responses: { 200: ImportedList },
    errors: ['no-board'],
  },
  importCsv: {
    address: 'POST /api/boards/:board/imports',
    summary: 'Imports a table with the columns Score, Name, Date',
    account: true,
    limit: 'upload',
    params: BoardParams,
    bodyType: 'text/csv',
    bodyBytes: LIMITS.csvBytes,
    responses: { 200: ImportReport },
    errors: ['no-board', 'bad-csv', 'quota-full'],
  },
  deleteImports: {
    address: 'DELETE /api/boards/:board/imports',
    summary: 'Deletes the imported rows of the caller',
    account: true,
    limit: 'write',
    params: BoardParams,
    responses: { 204: null },
    errors: ['no-board'],
  },
} as const satisfies Record<string, CallContract>;
