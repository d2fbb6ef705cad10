import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';

/** The position of an entry in the order of a board, after which a page begins. It stays valid while entries change. */
export interface BoardCursor {
  readonly points: number;
  readonly ties: number;
  readonly receivedAt: number;
  readonly runId: string;
}

/** The position as the tables have it: all four columns in rising order, and no two entries the same. */
export interface Standing {
  readonly down: number;
  readonly ties: number;
  readonly receivedAt: number;
  readonly runId: string;
}

const STANDING_COLUMNS = [
  'down as down',
  'ties as ties',
  'received_at as receivedAt',
  'run_id as runId',
] as const;

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

/** The four columns as parameters of a statement. */
export function givenStanding(given: Given<Standing>): Standing {
  return {
    down: given('down'),
    ties: given('ties'),
    receivedAt: given('receivedAt'),
    runId: given('runId'),
  };
}

/** The four parameters under the names of their columns. */
function standingColumns(given: Given<Standing>) {
  const { down, ties, receivedAt, runId } = givenStanding(given);
  return { down, ties, received_at: receivedAt, run_id: runId };
}

/** Compares the position of rows with a given one; both databases use an index for this form. */
export function stands(operator: '<' | '<=' | '>' | '>=', { down, ties, receivedAt, runId }: Standing) {
  return sql<SqlBool>`(down, ties, received_at, run_id) ${sql.raw(operator)} (${down}, ${ties}, ${receivedAt}, ${runId})`;
}

/** A larger block is split, so that a rank counts a few hundred entries at most. */
const LARGEST_BLOCK = 512;

/** The best run of an account on a board, as it is inserted. */
export interface NewEntry extends Standing {
  readonly boardId: string;
  readonly accountId: string;
  readonly outcome: string;
}

/** Adds entries to boards and removes them, and keeps the counts of the blocks that ranks are summed from. */
export interface Ranking {
  /** Adds a run unless the account has a better one on the board. The caller must hold the lock of the board. */
  add(tx: Transaction, entry: NewEntry): Promise<void>;
  /** Removes an account from all boards. */
  removeAccount(tx: Transaction, accountId: string): Promise<void>;
  /** How many entries stand before a position. */
  countBefore(tx: Transaction, boardId: string, standing: Standing): Promise<number>;
}

/** A standing on a board. */
type Position = Standing & { readonly boardId: string };

export function makeRanking(database: Database, { largestBlock = LARGEST_BLOCK } = {}): Ranking {
  const found = statements(database);
  const removeEntry = async (tx: Transaction, entry: Position) => {
    const block = await blockOf(tx, entry);
    await tx.run(found.removeEntry, entry);
    await tx.run(found.grow, { ...block, by: -1 });
    await tx.run(found.count, { boardId: entry.boardId, by: -1 });
  };
  const blockOf = async (
    tx: Transaction,
    position: Position,
  ): Promise<Position & { readonly places: number }> => {
    const block = await tx.first(found.block, position);
    if (block !== null) return { boardId: position.boardId, ...block };
    const top = { ...TOP, boardId: position.boardId, places: 0 };
    await tx.run(found.addBlock, top);
    return top;
  };
  const split = async (tx: Transaction, block: Position & { readonly places: number }) => {
    const half = Math.floor(block.places / 2);
    const middle = await tx.first(found.middle, { ...block, skip: half });
    if (middle === null) return;
    await tx.run(found.grow, { ...block, by: half - block.places });
    await tx.run(found.addBlock, { boardId: block.boardId, ...middle, places: block.places - half });
  };
  return {
    add: async (tx, entry) => {
      const old = await tx.first(found.ofAccount, entry);
      if (old !== null) {
        if (!isBefore(entry, old)) return;
        await removeEntry(tx, { boardId: entry.boardId, ...old });
      }
      const block = await blockOf(tx, entry);
      await tx.run(found.addEntry, entry);
      await tx.run(found.grow, { ...block, by: 1 });
      await tx.run(found.count, { boardId: entry.boardId, by: 1 });
      if (block.places >= largestBlock) await split(tx, { ...block, places: block.places + 1 });
    },
    removeAccount: async (tx, accountId) => {
      for (const { boardId } of await tx.rows(found.boardsOf, { accountId })) {
        await tx.lock('board', boardId);
        // Read under the lock: the board may have changed while this transaction waited for it.
        const entry = await tx.first(found.ofAccount, { accountId, boardId });
        if (entry !== null) await removeEntry(tx, { boardId, ...entry });
      }
    },
    countBefore: async (tx, boardId, standing) => {
      const position = { boardId, ...standing };
      const block = await tx.first(found.block, position);
      if (block === null) return 0;
      const blocks = await tx.first(found.blocksBefore, { boardId, ...block });
      const within = await tx.first(found.within, {
        ...position,
        fromDown: block.down,
        fromTies: block.ties,
        fromReceivedAt: block.receivedAt,
        fromRunId: block.runId,
      });
      return Number(blocks?.places ?? 0) + Number(within?.places ?? 0);
    },
  };
}

function statements(database: Database) {
  return { ...entryStatements(database), ...blockStatements(database) };
}

function entryStatements({ build }: Database) {
  return {
    ofAccount: statement((given: Given<{ boardId: string; accountId: string }>) =>
      build
        .selectFrom('place')
        .select(STANDING_COLUMNS)
        .where('account_id', '=', given('accountId'))
        .where('board_id', '=', given('boardId')),
    ),
    boardsOf: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('place')
        .select('board_id as boardId')
        .where('account_id', '=', given('accountId'))
        .orderBy('board_id'),
    ),
    addEntry: statement((given: Given<NewEntry>) =>
      build.insertInto('place').values({
        board_id: given('boardId'),
        account_id: given('accountId'),
        ...standingColumns(given),
        outcome: given('outcome'),
      }),
    ),
    removeEntry: statement((given: Given<Position>) =>
      build
        .deleteFrom('place')
        .where('board_id', '=', given('boardId'))
        .where((eb) => eb.and(standingColumns(given))),
    ),
    count: statement((given: Given<{ boardId: string; by: number }>) =>
      build
        .updateTable('board')
        .set((eb) => ({ places: eb('places', '+', given('by')) }))
        .where('id', '=', given('boardId')),
    ),
  };
}

function blockStatements({ build }: Database) {
  return {
    block: statement((given: Given<Position>) =>
      build
        .selectFrom('block')
        .select(STANDING_COLUMNS)
        .select('places')
        .where('board_id', '=', given('boardId'))
        .where(stands('<=', givenStanding(given)))
        .orderBy('down', 'desc')
        .orderBy('ties', 'desc')
        .orderBy('received_at', 'desc')
        .orderBy('run_id', 'desc')
        .limit(1),
    ),
    addBlock: statement((given: Given<Position & { places: number }>) =>
      build
        .insertInto('block')
        .values({ board_id: given('boardId'), ...standingColumns(given), places: given('places') }),
    ),
    grow: statement((given: Given<Position & { by: number }>) =>
      build
        .updateTable('block')
        .set((eb) => ({ places: eb('places', '+', given('by')) }))
        .where('board_id', '=', given('boardId'))
        .where((eb) => eb.and(standingColumns(given))),
    ),
    middle: statement((given: Given<Position & { skip: number }>) =>
      build
        .selectFrom('place')
        .select(STANDING_COLUMNS)
        .where('board_id', '=', given('boardId'))
        .where(stands('>=', givenStanding(given)))
        .orderBy('down')
        .orderBy('ties')
        .orderBy('received_at')
        .orderBy('run_id')
        .limit(1)
        .offset(given('skip')),
    ),
    blocksBefore: statement((given: Given<Position>) =>
      build
        .selectFrom('block')
        .select((eb) => eb.fn.sum('places').as('places'))
        .where('board_id', '=', given('boardId'))
        .where(stands('<', givenStanding(given))),
    ),
    within: statement((given: Given<Position & From>) =>
      build
        .selectFrom('place')
        .select((eb) => eb.fn.countAll().as('places'))
        .where('board_id', '=', given('boardId'))
        .where(stands('<', givenStanding(given)))
        .where(
          stands('>=', {
            down: given('fromDown'),
            ties: given('fromTies'),
            receivedAt: given('fromReceivedAt'),
            runId: given('fromRunId'),
          }),
        ),
    ),
  };
}

interface From {
  readonly fromDown: number;
  readonly fromTies: number;
  readonly fromReceivedAt: number;
  readonly fromRunId: string;
}
