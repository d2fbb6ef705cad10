import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, type Statement, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { makeAudit, type Operation } from './audit.js';
import { LIST_OF_RUN, listsOf } from './board-lists.js';
import { type Standing, TOP } from './board-ranking.js';
import { COUNTS } from './listing.js';

/** A new block has so many entries: half of the most. */
const BLOCK = 256;

/** What was done to a board: how many rows it had, and how many it has. */
export interface BoardChange {
  readonly before: number;
  readonly after: number;
}

/** What an operator does to boards. Every change writes its line of the audit log in the same transaction. */
export function makeAdminBoards(database: Database) {
  const found = statements(database);
  const audit = makeAudit(database);

  /** Changes all lists of a board. A large one takes longer than other transactions may. `null` where no run ever was. */
  const changing = (
    id: string,
    operation: Operation,
    {
      act,
      clearedAt,
      fill,
    }: { act: string; clearedAt: number; fill: (tx: Transaction, list: string) => Promise<number> },
  ): Promise<BoardChange | null> =>
    database.exclusive(async (tx) => {
      let title: string | null = null;
      const change = { before: 0, after: 0 };
      for (const list of listsOf(id).sort()) {
        await tx.lock('board', list);
        const board = await tx.first(found.find, { id: list });
        if (board === null) continue;
        title = board.title;
        tx.send(found.removeEntries, { boardId: list });
        tx.send(found.removeBlocks, { boardId: list });
        await tx.run(found.setCleared, { id: list, clearedAt });
        const places = await fill(tx, list);
        await tx.run(found.setCount, { id: list, places });
        change.before += board.places;
        change.after += places;
      }
      if (title === null) return null;
      const counts = { before: `${change.before} rows`, after: `${change.after} rows` };
      audit.append(tx, operation, { act, subject: id, subjectName: title, ...counts });
      return change;
    });

  return {
    /** Empties a board. The runs stay; those from before come back when the board is rebuilt, and not otherwise. */
    clearBoard: (id: string, operation: Operation) =>
      changing(id, operation, { act: 'clear', clearedAt: operation.at, fill: async () => 0 }),
    /** Lists the best run of every account anew, those from before a clearing included. */
    rebuildBoard: (id: string, operation: Operation) =>
      changing(id, operation, {
        act: 'rebuild',
        clearedAt: 0,
        fill: async (tx, list) => {
          const entries = await tx.run(found.fill, { board: id, boardId: list });
          await addBlocks(found, tx, list, entries);
          return entries;
        },
      }),
  };
}

/** Counts the entries in blocks; the first one begins before every entry. */
async function addBlocks(
  found: ReturnType<typeof statements>,
  tx: Transaction,
  boardId: string,
  entries: number,
): Promise<void> {
  const starts = await tx.rows(found.blockStarts, { boardId });
  for (const [i, start] of starts.entries()) {
    const places = Math.min(BLOCK, entries - i * BLOCK);
    tx.send(found.addBlock, { boardId, ...(i === 0 ? TOP : start), places });
  }
}

function statements(database: Database) {
  const board = tableOf(database, 'board');
  const position = sql.raw('down, ties, received_at, run_id');
  return {
    find: board.select(['title', 'places'], ['id']),
    setCleared: statement((given: Given<{ id: string; clearedAt: number }>) =>
      database.build
        .updateTable('board')
        .set({ cleared_at: given('clearedAt') })
        .where('id', '=', given('id')),
    ),
    setCount: board.update(['places'], ['id']),
    removeEntries: tableOf(database, 'place').remove(['board_id']),
    removeBlocks: tableOf(database, 'block').remove(['board_id']),
    addBlock: tableOf(database, 'block').insert([
      ...(['board_id', 'down', 'ties', 'received_at', 'run_id', 'places'] as const),
    ]),
    fill: raw(
      database,
      (given: Given<{ board: string; boardId: string }>) => sql<object>`
        insert into place (board_id, account_id, ${position}, outcome)
        select list, account_id, 0 - points, ties, received_at, id, outcome
        from (
          select run.*, ${LIST_OF_RUN} as list, row_number() over (
            partition by run.account_id order by run.points desc, run.ties, run.received_at, run.id
          ) as standing
          from run
          join account on account.id = run.account_id
          join board on board.id = ${LIST_OF_RUN}
          where run.board = ${given('board')} and ${LIST_OF_RUN} = ${given('boardId')} and ${COUNTS}
        ) as listed
        where standing = 1`,
    ),
    blockStarts: raw(
      database,
      (given: Given<{ boardId: string }>) => sql<Standing>`
        select down, ties, received_at as "receivedAt", run_id as "runId"
        from (
          select ${position}, row_number() over (order by ${position}) as standing
          from place where board_id = ${given('boardId')}
        ) as listed
        where (standing - 1) % ${sql.lit(BLOCK)} = 0
        order by ${position}`,
    ),
  };
}

/** A statement in SQL that both databases understand, where the builder would not be clearer. */
function raw<Values, Row>(
  { build }: Database,
  make: (given: Given<Values>) => RawBuilder<Row>,
): Statement<Values, Row> {
  return statement((given: Given<Values>) => ({ compile: () => make(given).compile(build) }));
}
