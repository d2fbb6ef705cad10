import { type SqlBool, sql } from 'kysely';
import { columnsOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { LIST_OF_RUN } from './board-lists.js';
import { makeRanking } from './board-ranking.js';

export type Listing = ReturnType<typeof makeListing>;

/**
 * Lists accounts on boards anew, by the runs that are stored: what counts is the best verified run that nobody hides,
 * of an account that is not banned, verified since the board was cleared.
 */
export function makeListing(database: Database) {
  const found = statements(database);
  const ranking = makeRanking(database);

  /** The caller must hold the lock of the account. Answers whether the account is listed now. */
  async function list(tx: Transaction, accountId: string, boardId: string): Promise<boolean> {
    await tx.lock('board', boardId);
    const listed = await ranking.best(tx, { boardId, accountId });
    if (listed !== null) ranking.remove(tx, { boardId, ...listed });
    const best = await tx.first(found.best, { boardId, accountId });
    if (best === null || best.points === null || best.ties === null) return false;
    const { points, ties, receivedAt, runId, outcome } = best;
    const entry = { boardId, accountId, down: 0 - points, ties, receivedAt, runId, outcome: outcome ?? '' };
    ranking.add(tx, entry, null);
    return true;
  }

  return {
    list,
    /** Takes an account, whose lock the caller must hold, off all boards. Answers how many. */
    async unlistAll(tx: Transaction, accountId: string): Promise<number> {
      const boards = await tx.rows(found.boardsListing, { accountId });
      await ranking.removeAccount(tx, accountId);
      return boards.length;
    },
    /** Lists an account, whose lock the caller must hold, wherever it has runs. Answers on how many boards. */
    async listAll(tx: Transaction, accountId: string): Promise<number> {
      let boards = 0;
      for (const { board } of await tx.rows(found.boardsPlayed, { accountId })) {
        if (board !== null && (await list(tx, accountId, board))) boards++;
      }
      return boards;
    },
  };
}

/** Whether a run, joined with its account and its board, counts. */
export const COUNTS = sql<SqlBool>`run.status = 'verified' and run.unranked is null and run.points is not null
  and run.ties is not null and run.hidden_at = 0 and account.banned_until = 0
  and run.verified_at > board.cleared_at`;

function statements({ build }: Database) {
  return {
    best: statement((given: Given<{ boardId: string; accountId: string }>) =>
      build
        .selectFrom('run')
        .innerJoin('account', 'account.id', 'run.account_id')
        .innerJoin('board', (join) => join.on('board.id', '=', LIST_OF_RUN))
        .select(columnsOf('run', ['points', 'ties', 'received_at', 'id as runId', 'outcome']))
        .where(LIST_OF_RUN, '=', given('boardId'))
        .where('run.account_id', '=', given('accountId'))
        .where(COUNTS)
        .orderBy('run.points', 'desc')
        .orderBy('run.ties')
        .orderBy('run.received_at')
        .orderBy('run.id')
        .limit(1),
    ),
    boardsListing: statement((given: Given<{ accountId: string }>) =>
      build.selectFrom('place').select('board_id as board').where('account_id', '=', given('accountId')),
    ),
    boardsPlayed: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('run')
        .innerJoin('account', 'account.id', 'run.account_id')
        .select(LIST_OF_RUN.as('board'))
        .distinct()
        .where('run.account_id', '=', given('accountId'))
        .where(sql<SqlBool>`run.status = 'verified' and run.unranked is null and run.board is not null`)
        .orderBy('board'),
    ),
  };
}
