import { sql } from 'kysely';
import { columnsOf, type RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { namedList } from './board-lists.js';
import {
  type BoardCursor,
  byStanding,
  makeRanking,
  type Standing,
  standingOf,
  stands,
} from './board-ranking.js';
import type { BoardOfRun } from './run-rows.js';

export interface BoardHeadRow extends BoardOfRun {
  readonly rows: number;
}

/** Boards after an id, of one game or of all. */
export interface BoardFilter {
  readonly game: string | null;
  readonly after: string;
  readonly limit: number;
}

/** The best run of a player on a board. */
export interface BoardEntry extends Omit<RowOf<'place'>, 'boardId' | 'down'> {
  readonly rank: number;
  readonly playerName: string;
  readonly playerGuest: boolean;
  readonly points: number;
  /** Whether its run looks like a program's, and no operator has looked at it. */
  readonly unreviewed: boolean;
}

/** A page of entries, from the top or after a position. */
export interface BoardPage {
  readonly limit: number;
  readonly after: BoardCursor | null;
}

export type BoardStore = ReturnType<typeof makeBoards>;

/**
 * Entries are ordered by points (more first), ties (fewer first), receivedAt (older first), runId. A board exists
 * once a run has been added to it.
 */
export function makeBoards(database: Database) {
  const { rows, first, read } = database;
  const found = { ...heads(database), ...entries(database) };
  const { countBefore } = makeRanking(database);
  const rowOf = async (tx: Transaction, boardId: string, accountId: string) => {
    const row = await tx.first(found.mine, { boardId, accountId });
    if (row === null) return null;
    // A guest is told the rank that comes with a name.
    return { row, rank: 1 + (await countBefore(tx, namedList(boardId) ?? boardId, row)) };
  };
  return {
    /** Boards in the order of their ids. Those of one player alone are left out: they can be made by the thousand. */
    list: async ({ game, ...filter }: BoardFilter): Promise<readonly BoardHeadRow[]> =>
      (game === null ? await rows(found.all, filter) : await rows(found.ofGame, { game, ...filter })).map(
        (row) => ({ ...row }),
      ),
    /** How many rows these boards have; one without runs is left out. */
    rowsOf: (ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
      read(async (tx) => {
        const counts = new Map<string, number>();
        for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
          const some = Array.from({ length: IDS_AT_ONCE }, (_, i) => ids[from + i] ?? '');
          for (const { id, rows } of await tx.rows(found.counts, some)) counts.set(id, rows);
        }
        return counts;
      }),
    find: async (id: string): Promise<BoardHeadRow | null> => {
      const row = await first(found.find, { id });
      return row === null ? null : { ...row };
    },
    page: async (boardId: string, { limit, after }: BoardPage): Promise<readonly BoardEntry[]> => {
      if (after === null) return entriesOf(await rows(found.top, { boardId, limit }), 1);
      const standing = standingOf(after);
      return read(async (tx) => {
        const page = await tx.rows(found.after, { boardId, limit, ...standing });
        const [top] = page;
        return top === undefined ? [] : entriesOf(page, 1 + (await countBefore(tx, boardId, top)));
      });
    },
    /**
     * The entries around an account, its own in the middle where possible; empty if it has none. A guest is shown among
     * those with names.
     */
    around: (boardId: string, accountId: string, limit: number): Promise<readonly BoardEntry[]> =>
      read(async (tx) => {
        const mine = await rowOf(tx, boardId, accountId);
        if (mine === null) return [];
        const { row, rank } = mine;
        const position = { boardId: namedList(boardId) ?? boardId, ...row };
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
    entry: (boardId: string, accountId: string): Promise<BoardEntry | null> =>
      read(async (tx) => {
        const mine = await rowOf(tx, boardId, accountId);
        return mine === null ? null : entryOf(mine.row, mine.rank);
      }),
  };
}

type Row = Standing &
  Omit<BoardEntry, 'rank' | 'playerGuest' | 'points' | 'unreviewed'> & {
    readonly playerGuest: number;
    readonly unreviewed: number;
  };

function entriesOf(rows: readonly Row[], rank: number): BoardEntry[] {
  return rows.map((row, index) => entryOf(row, rank + index));
}

function entryOf(row: Row, rank: number): BoardEntry {
  const { runId, accountId, playerName, ties, receivedAt, outcome } = row;
  const points = 0 - row.down;
  const playerGuest = row.playerGuest === 1;
  const unreviewed = row.unreviewed === 1;
  return { rank, runId, accountId, playerName, playerGuest, points, ties, receivedAt, outcome, unreviewed };
}

/** A statement has a fixed number of values; the places that are left over are empty. */
const IDS_AT_ONCE = 64;

type Page = Omit<BoardFilter, 'game'>;

function heads({ build }: Database) {
  const boards = build
    .selectFrom('board')
    .select(['id', 'game', 'rules', 'kind', 'title', 'day', 'code', 'places as rows']);
  const page = (given: Given<Page>) =>
    boards
      .where('id', '>', given('after'))
      // Not a parameter: the database must see that the index of these boards fits.
      .where('places', '>', sql.lit(1))
      .where('category', '=', 'witnessed')
      .orderBy('id')
      .limit(given('limit'));
  return {
    find: statement((given: Given<{ id: string }>) => boards.where('id', '=', given('id'))),
    all: statement(page),
    ofGame: statement((given: Given<Page & { game: string }>) =>
      page(given).where('game', '=', given('game')),
    ),
    counts: statement((given: Given<readonly string[]>) => {
      const ids = Array.from({ length: IDS_AT_ONCE }, (_, i) => (given as Given<string[]>)(`${i}` as never));
      return build.selectFrom('board').select(['id', 'places as rows']).where('id', 'in', ids);
    }),
  };
}

const ENTRY = columnsOf('place', ['down', 'ties', 'received_at', 'run_id', 'account_id', 'outcome']);

interface PageOf {
  readonly boardId: string;
  readonly limit: number;
}

function entries({ build }: Database) {
  const all = build
    .selectFrom('place')
    .innerJoin('account', 'account.id', 'place.account_id')
    .select(ENTRY)
    .select(['account.name as playerName', 'account.guest as playerGuest'])
    // No join: runs have columns of the same names, and `stands` has bare ones.
    .select((eb) =>
      eb
        .selectFrom('run')
        .select('run.unreviewed')
        .whereRef('run.id', '=', 'place.run_id')
        .$asScalar()
        .$notNull()
        .as('unreviewed'),
    );
  const page = (given: Given<PageOf>, direction: 'asc' | 'desc' = 'asc') =>
    all.where('place.board_id', '=', given('boardId')).orderBy(byStanding(direction)).limit(given('limit'));
  return {
    mine: statement((given: Given<{ boardId: string; accountId: string }>) =>
      all.where('place.account_id', '=', given('accountId')).where('place.board_id', '=', given('boardId')),
    ),
    top: statement((given: Given<PageOf>) => page(given)),
    after: statement((given: Given<PageOf & Standing>) => page(given).where(stands('>', given))),
    above: statement((given: Given<PageOf & Standing>) => page(given, 'desc').where(stands('<', given))),
  };
}
