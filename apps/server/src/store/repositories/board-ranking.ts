import { type SqlBool, sql } from 'kysely';
import { columnsOf, givenColumns, type RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { namedList } from './board-lists.js';

/** The position of an entry in the order of a board, after which a page begins. It stays valid while entries change. */
export interface BoardCursor {
  readonly points: number;
  readonly ties: number;
  readonly receivedAt: number;
  readonly runId: string;
}

const STANDING = ['down', 'ties', 'received_at', 'run_id'] as const;

/** The position as the tables have it: all four columns in rising order, and no two entries the same. */
export type Standing = RowOf<'place', (typeof STANDING)[number]>;

/** Before every entry. */
export const TOP: Standing = {
  down: Number.MIN_SAFE_INTEGER,
  ties: Number.MIN_SAFE_INTEGER,
  receivedAt: Number.MIN_SAFE_INTEGER,
  runId: '',
};

export function standingOf({ points, ties, receivedAt, runId }: BoardCursor): Standing {
  // Subtracted from zero, since `-0` is a second zero.
  return { down: 0 - points, ties, receivedAt, runId };
}

/** Whether `a` stands before `b`. */
export function isBefore(a: Standing, b: Standing): boolean {
  if (a.down !== b.down) return a.down < b.down;
  if (a.ties !== b.ties) return a.ties < b.ties;
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt;
  return a.runId < b.runId;
}

/** Compares the position of rows with a given one; both databases use an index for this form. */
export function stands(operator: '<' | '<=' | '=' | '>' | '>=', given: Given<Standing>) {
  const position = [given('down'), given('ties'), given('receivedAt'), given('runId')];
  return sql<SqlBool>`(${sql.join(STANDING.map((column) => sql.ref(column)))}) ${sql.raw(operator)} (${sql.join(position)})`;
}

/** The order of a board, or the same from its end. */
export function byStanding(direction: 'asc' | 'desc') {
  return sql.join(STANDING.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
}

const HEAD = ['game', 'rules', 'kind', 'title', 'day', 'code', 'category'] as const;

/** A larger block is split, so that a rank counts a few hundred entries at most. */
const LARGEST_BLOCK = 512;

/** The best run of an account on a board, as it is inserted. */
export type NewEntry = RowOf<'place'>;

/** A standing on a board. */
type Position = Standing & { readonly boardId: string };
/** An account on a board. */
interface Owner {
  readonly boardId: string;
  readonly accountId: string;
}

export type Ranking = ReturnType<typeof makeRanking>;

/** Adds entries to boards and removes them, and keeps the counts of the blocks that ranks are summed from. */
export function makeRanking(database: Database, { largestBlock = LARGEST_BLOCK } = {}) {
  const found = statements(database);
  const isLarge = (size: number) => size > largestBlock;
  const remove = makeRemoval(found);
  const add = makeAddition(found, remove);
  return {
    remove,
    /** The entry of an account. It stays the same while the caller holds the lock of the account. */
    best: (tx: Transaction, owner: Owner): Promise<Standing | null> => tx.first(found.ofAccount, owner),
    /** Adds a run unless `best` is better. The caller must hold the locks of account and board. */
    add,
    /** How many entries the block around a position has. */
    blockSize: async (tx: Transaction, position: Position): Promise<number> =>
      (await tx.first(found.block, position))?.places ?? 0,
    /** Whether a block of this size is to be split. */
    isLarge,
    /** Splits the block around a position when it is too large. It takes the lock of the board. */
    split: async (tx: Transaction, position: Position): Promise<void> => {
      const { boardId } = position;
      await tx.lock('board', boardId);
      const block = await tx.first(found.block, position);
      if (block === null || !isLarge(block.places)) return;
      const half = Math.floor(block.places / 2);
      const middle = await tx.first(found.middle, { boardId, ...block, skip: half });
      if (middle === null) return;
      tx.send(found.grow, { boardId, ...block, by: half - block.places });
      tx.send(found.addBlock, { boardId, ...middle, places: block.places - half });
      tx.commit();
    },
    /** Removes an account, whose lock the caller must hold, from all boards. */
    removeAccount: async (tx: Transaction, accountId: string): Promise<void> => {
      for (const { boardId } of await tx.rows(found.boardsOf, { accountId })) {
        await tx.lock('board', boardId);
        const entry = await tx.first(found.ofAccount, { accountId, boardId });
        if (entry !== null) remove(tx, { boardId, ...entry });
      }
    },
    listGuest: makeNaming(found, { add, remove }),
    /** How many entries stand before a position. */
    countBefore: async (tx: Transaction, boardId: string, standing: Standing): Promise<number> => {
      const position = { boardId, ...standing };
      const block = await tx.first(found.block, position);
      if (block === null) return 0;
      const blocks = tx.first(found.blocksBefore, { boardId, ...block });
      const within = tx.first(found.within, {
        ...position,
        fromDown: block.down,
        fromTies: block.ties,
        fromReceivedAt: block.receivedAt,
        fromRunId: block.runId,
      });
      return Number((await blocks)?.places ?? 0) + Number((await within)?.places ?? 0);
    },
  };
}

/**
 * Removes an entry and counts one less. An operator may have cleared or rebuilt the board since the entry was read:
 * one that is gone is not counted again.
 */
function makeRemoval(found: ReturnType<typeof statements>) {
  return (tx: Transaction, entry: Position): void => {
    tx.send(found.shrink, entry);
    tx.send(found.uncount, entry);
    tx.send(found.removeEntry, entry);
  };
}

/**
 * Adds a run unless `best` is better. The calls wait for no answer, so that lock, changes and commit go to the database
 * together: a board is locked for no round trip at all.
 */
function makeAddition(found: Statements, remove: Removal) {
  return (tx: Transaction, entry: NewEntry, best: Standing | null): void => {
    const { boardId } = entry;
    if (best !== null) {
      if (!isBefore(entry, best)) return;
      remove(tx, { boardId, ...best });
    }
    // The first block of a board begins before every entry.
    tx.send(found.addBlock, { ...TOP, boardId, places: 0 });
    tx.send(found.addEntry, entry);
    tx.send(found.grow, { ...entry, by: 1 });
    tx.send(found.count, { boardId, by: 1 });
  };
}

/** Lists the entries of an account, whose lock the caller must hold, that has become one with a name. */
function makeNaming(
  found: Statements,
  { add, remove }: { readonly add: ReturnType<typeof makeAddition>; readonly remove: Removal },
) {
  return async (tx: Transaction, accountId: string): Promise<void> => {
    for (const entry of await tx.rows(found.entriesOf, { accountId })) {
      const boardId = namedList(entry.boardId);
      if (boardId === null) continue;
      await tx.lock('board', boardId);
      await tx.lock('board', entry.boardId);
      remove(tx, entry);
      tx.send(found.addList, { boardId, from: entry.boardId });
      add(tx, { ...entry, boardId }, null);
    }
  };
}

type Statements = ReturnType<typeof statements>;
type Removal = ReturnType<typeof makeRemoval>;

function statements(database: Database) {
  return { ...entryStatements(database), ...blockStatements(database) };
}

function entryStatements(database: Database) {
  const place = tableOf(database, 'place');
  return {
    ofAccount: place.select(STANDING, ['account_id', 'board_id']),
    entriesOf: place.select(['board_id', 'account_id', ...STANDING, 'outcome'], ['account_id'], ['board_id']),
    /** A list with the head of another one. */
    addList: statement((given: Given<{ boardId: string; from: string }>) =>
      database.build
        .insertInto('board')
        .columns(['id', ...HEAD, 'places'])
        .expression((eb) =>
          eb
            .selectFrom('board')
            .select([sql<string>`${given('boardId')}`.as('id'), ...HEAD, sql<number>`0`.as('places')])
            .where('id', '=', given('from')),
        )
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
    boardsOf: place.select(['board_id'], ['account_id'], ['board_id']),
    addEntry: place.insert(['board_id', 'account_id', ...STANDING, 'outcome']),
    removeEntry: place.remove(['board_id', ...STANDING]),
    count: statement((given: Given<{ boardId: string; by: number }>) =>
      database.build
        .updateTable('board')
        .set((eb) => ({ places: eb('places', '+', given('by')) }))
        .where('id', '=', given('boardId')),
    ),
    uncount: statement((given: Given<Position>) =>
      database.build
        .updateTable('board')
        .set((eb) => ({ places: eb('places', '-', 1) }))
        .where('id', '=', given('boardId'))
        .where(isListed(database, given)),
    ),
  };
}

/** Whether the board has this very entry. */
function isListed({ build }: Database, given: Given<Position>) {
  const entry = build.selectFrom('place').select('run_id').where('board_id', '=', given('boardId'));
  return sql<SqlBool>`exists ${entry.where(stands('=', given))}`;
}

function blockStatements(database: Database) {
  const { build } = database;
  /** The block around a position: the last one that does not begin after it. */
  const around = (given: Given<Position>) =>
    build
      .selectFrom('block')
      .where('board_id', '=', given('boardId'))
      .where(stands('<=', given))
      .orderBy(byStanding('desc'))
      .limit(1);
  const isAround = (given: Given<Position>) =>
    sql<SqlBool>`(down, ties, received_at, run_id) = (${around(given).select(['down', 'ties', 'received_at', 'run_id'])})`;
  return {
    block: statement((given: Given<Position>) =>
      around(given).select(columnsOf('block', [...STANDING, 'places'])),
    ),
    addBlock: statement((given: Given<Position & { places: number }>) =>
      build
        .insertInto('block')
        .values(givenColumns('block', ['board_id', ...STANDING, 'places'], given))
        .onConflict((conflict) => conflict.doNothing()),
    ),
    grow: statement((given: Given<Position & { by: number }>) =>
      build
        .updateTable('block')
        .set((eb) => ({ places: eb('places', '+', given('by')) }))
        .where('board_id', '=', given('boardId'))
        .where(isAround(given)),
    ),
    shrink: statement((given: Given<Position>) =>
      build
        .updateTable('block')
        .set((eb) => ({ places: eb('places', '-', 1) }))
        .where('board_id', '=', given('boardId'))
        .where(isAround(given))
        .where(isListed(database, given)),
    ),
    middle: statement((given: Given<Position & { skip: number }>) =>
      build
        .selectFrom('place')
        .select(columnsOf('place', STANDING))
        .where('board_id', '=', given('boardId'))
        .where(stands('>=', given))
        .orderBy(byStanding('asc'))
        .limit(1)
        .offset(given('skip')),
    ),
    blocksBefore: statement((given: Given<Position>) =>
      build
        .selectFrom('block')
        .select((eb) => eb.fn.sum('places').as('places'))
        .where('board_id', '=', given('boardId'))
        .where(stands('<', given)),
    ),
    within: statement((given: Given<Position & From>) =>
      build
        .selectFrom('place')
        .select((eb) => eb.fn.countAll().as('places'))
        .where('board_id', '=', given('boardId'))
        .where(stands('<', given))
        .where(stands('>=', (name) => given(FROM[name]) as never)),
    ),
  };
}

/** The names of a second position. */
const FROM = {
  down: 'fromDown',
  ties: 'fromTies',
  receivedAt: 'fromReceivedAt',
  runId: 'fromRunId',
} as const;
type From = { readonly [Name in keyof Standing as (typeof FROM)[Name]]: Standing[Name] };
