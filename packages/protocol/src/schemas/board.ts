import Type, { type Static } from 'typebox';
import { Player } from './account.js';
import { BoardId, Day, GameId, Moment, Outcome, RunId } from './plain.js';

export const BoardColumn = Type.Object({
  field: Type.String(),
  title: Type.String(),
  unit: Type.Enum(['number', 'seconds']),
});

export const BoardHead = Type.Object({
  id: BoardId,
  game: GameId,
  title: Type.String(),
  kind: Type.Enum(['game', 'daily', 'code']),
  rules: Type.Integer(),
  /** False for a board of older rules: it is kept as it was, and nothing is added. */
  current: Type.Boolean(),
  day: Type.Union([Day, Type.Null()]),
  code: Type.String(),
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
});
export type BoardRow = Static<typeof BoardRow>;

export const BoardPage = Type.Object({
  board: BoardHead,
  pointsTitle: Type.String(),
  columns: Type.Array(BoardColumn),
  rows: Type.Array(BoardRow),
  /** The caller's own row, wherever it stands. */
  me: Type.Union([BoardRow, Type.Null()]),
  /** Asks for the next page as `after`; `null` at the end. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type BoardPage = Static<typeof BoardPage>;

export const BoardList = Type.Object({ boards: Type.Array(BoardHead) });
export type BoardList = Static<typeof BoardList>;

/** A row from a file: nobody has checked it, so it is listed apart and seen by its owner alone. */
export const ImportedRow = Type.Object({ score: Type.Integer(), name: Type.String(), date: Type.String() });
export type ImportedRow = Static<typeof ImportedRow>;

export const ImportedList = Type.Object({ verified: Type.Literal(false), rows: Type.Array(ImportedRow) });
export type ImportedList = Static<typeof ImportedList>;

export const ImportReport = Type.Object({
  imported: Type.Integer(),
  refused: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
});
export type ImportReport = Static<typeof ImportReport>;
