import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import {
  type BoardCursor,
  givenStanding,
  makeRanking,
  type Standing,
  standingOf,
  stands,
} from './board-ranking.js';
import type { BoardOfRun } from './run-rows.js';

export interface BoardHeadRow extends BoardOfRun {
  readonly rows: number;
}

/** The best run of a player on a board. */
export interface BoardEntry {
  readonly rank: number;
  readonly runId: string;
  readonly accountId: string;
  readonly playerName: string;
  readonly playerGuest: boolean;
  readonly points: number;
  readonly ties: number;
  readonly receivedAt: number;
  /** As JSON. */
  readonly outcome: string;
}

/**
 * Entries are ordered by points (more first), ties (fewer first), receivedAt (older first), runId. A board exists
 * once a run has been added to it.
 */
export interface BoardStore {
  list(filter: { readonly game: string | null; readonly limit: number }): Promise<readonly BoardHeadRow[]>;
  find(id: string): Promise<BoardHeadRow | null>;
  page(
    id: string,
    page: { readonly limit: number; readonly after: BoardCursor | null },
  ): Promise<readonly BoardEntry[]>;
  /** The entries around an account, its own in the middle where possible; empty if it has none. */
  around(id: string, accountId: string, limit: number): Promise<readonly BoardEntry[]>;
  entry(id: string, accountId: string): Promise<BoardEntry | null>;
}

export function makeBoards(database: Database): BoardStore {
  const { rows, first, read } = database;
  const found = { ...heads(database), ...entries(database) };
  const { countBefore } = makeRanking(database);
  const rowOf = async (tx: Transaction, boardId: string, accountId: string) => {
    const row = await tx.first(found.mine, { boardId, accountId });
    if (row === null) return null;
    return { row, rank: 1 + (await countBefore(tx, boardId, row)) };
  };
  return {
    list: async ({ game, limit }) =>
      (game === null ? await rows(found.all, { limit }) : await rows(found.ofGame, { game, limit })).map(
        (row): BoardHeadRow => ({ ...row }),
      ),
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : { ...row };
    },
    page: async (boardId, { limit, after }) => {
      if (after === null) return entriesOf(await rows(found.top, { boardId, limit }), 1);
      const standing = standingOf(after);
      return read(async (tx) => {
        const page = await tx.rows(found.after, { boardId, limit, ...standing });
        const [top] = page;
        return top === undefined ? [] : entriesOf(page, 1 + (await countBefore(tx, boardId, top)));
      });
    },
    around: (boardId, accountId, limit) =>
      read(async (tx) => {
        const mine = await rowOf(tx, boardId, accountId);
        if (mine === null) return [];
        const { row, rank } = mine;
        const position = { boardId, ...row };
        const rest = limit - 1;
        const half = Math.floor(rest / 2);
        let above = await tx.rows(found.above, { ...position, limit: half });
        let below = await tx.rows(found.after, { ...position, limit: rest - half });
        // Near an end of the board one side has too few entries, so the other side gives more.
        if (below.length < rest - half) {
          above = await tx.rows(found.above, { ...position, limit: rest - below.length });
        } else if (above.length < half) {
          below = await tx.rows(found.after, { ...position, limit: rest - above.length });
        }
        return entriesOf([...above.reverse(), row, ...below], rank - above.length);
      }),
    entry: (boardId, accountId) =>
      read(async (tx) => {
        const mine = await rowOf(tx, boardId, accountId);
        return mine === null ? null : entryOf(mine.row, mine.rank);
      }),
  };
}

type Row = Standing & Omit<BoardEntry, 'rank' | 'playerGuest' | 'points'> & { readonly playerGuest: number };

function entriesOf(rows: readonly Row[], rank: number): BoardEntry[] {
  return rows.map((row, index) => entryOf(row, rank + index));
}

function entryOf(row: Row, rank: number): BoardEntry {
  const { runId, accountId, playerName, ties, receivedAt, outcome } = row;
  const points = 0 - row.down;
  const playerGuest = row.playerGuest === 1;
  return { rank, runId, accountId, playerName, playerGuest, points, ties, receivedAt, outcome };
}

function heads({ build }: Database) {
  const boards = build
    .selectFrom('board')
    .select(['id', 'game', 'rules', 'kind', 'title', 'day', 'code', 'places as rows']);
  return {
    find: statement((given: Given<{ id: string }>) => boards.where('id', '=', given('id'))),
    all: statement((given: Given<{ limit: number }>) =>
      boards.orderBy('game').orderBy('id').limit(given('limit')),
    ),
    ofGame: statement((given: Given<{ game: string; limit: number }>) =>
      boards.where('game', '=', given('game')).orderBy('id').limit(given('limit')),
    ),
  };
}

interface PageOf {
  readonly boardId: string;
  readonly limit: number;
}

function entries({ build }: Database) {
  const all = build
    .selectFrom('place')
    .innerJoin('account', 'account.id', 'place.account_id')
    .select([
      'place.down as down',
      'place.ties as ties',
      'place.received_at as receivedAt',
      'place.run_id as runId',
      'place.account_id as accountId',
      'place.outcome as outcome',
      'account.name as playerName',
      'account.guest as playerGuest',
    ]);
  const down = (given: Given<PageOf>) =>
    all
      .where('place.board_id', '=', given('boardId'))
      .orderBy('place.down')
      .orderBy('place.ties')
      .orderBy('place.received_at')
      .orderBy('place.run_id')
      .limit(given('limit'));
  return {
    mine: statement((given: Given<{ boardId: string; accountId: string }>) =>
      all.where('place.account_id', '=', given('accountId')).where('place.board_id', '=', given('boardId')),
    ),
    top: statement(down),
    after: statement((given: Given<PageOf & Standing>) =>
      down(given).where(stands('>', givenStanding(given))),
    ),
    above: statement((given: Given<PageOf & Standing>) =>
      all
        .where('place.board_id', '=', given('boardId'))
        .where(stands('<', givenStanding(given)))
        .orderBy('place.down', 'desc')
        .orderBy('place.ties', 'desc')
        .orderBy('place.received_at', 'desc')
        .orderBy('place.run_id', 'desc')
        .limit(given('limit')),
    ),
  };
}
