import { yieldToEventLoop } from '../../lib/event-loop.js';
import { givenColumns } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

/** A row that a player imported from a file: unverified, and visible to that player only. */
export interface ImportRow {
  readonly score: number;
  readonly name: string;
  readonly date: string;
}

export interface ImportStore {
  /** Adds rows; those that are there already are not added again. Answers how many are new, or `full`. */
  add(
    accountId: string,
    board: string,
    rows: readonly ImportRow[],
    /** How many there may be of the board, and of all boards of the account together. */
    most: { readonly board: number; readonly account: number },
  ): Promise<number | 'full'>;
  /** By score, of equal ones the older first. */
  list(accountId: string, board: string): Promise<readonly ImportRow[]>;
  remove(accountId: string, board: string): Promise<void>;
}

interface Of {
  readonly accountId: string;
  readonly board: string;
}

/** One statement adds so many rows. */
const LARGEST = 100;

export function makeImports(database: Database): ImportStore {
  const { rows: read, write } = database;
  const found = statements(database);
  return {
    add: (accountId, board, rows, most) =>
      write(async (tx) => {
        await tx.lock('account', accountId);
        const there = await tx.rows(found.list, { accountId, board });
        const known = new Set(there.map(keyOf));
        const fresh = rows.filter((row) => {
          const key = keyOf(row);
          const isNew = !known.has(key);
          known.add(key);
          return isNew;
        });
        if (there.length + fresh.length > most.board) return 'full';
        const { rows: all = 0 } = (await tx.first(found.count, { accountId })) ?? {};
        if (Number(all) + fresh.length > most.account) return 'full';
        for (let from = 0; from < fresh.length; from += LARGEST) {
          const part = fresh.slice(from, from + LARGEST);
          if (part.length === LARGEST) await tx.run(found.addMany, manyOf({ accountId, board }, part));
          else for (const row of part) await tx.run(found.add, { accountId, board, ...row });
          await yieldToEventLoop();
        }
        return fresh.length;
      }),
    list: async (accountId, board) =>
      (await read(found.list, { accountId, board })).map((row) => ({ ...row })),
    remove: async (accountId, board) => {
      await write((tx) => tx.run(found.remove, { accountId, board }));
    },
  };
}

function keyOf({ score, name, date }: ImportRow): string {
  return JSON.stringify([score, name, date]);
}

/** Rows as the values of one statement: `score0`, `score1` and so on. */
function manyOf(of: Of, rows: readonly ImportRow[]): Record<string, string | number> {
  const values: Record<string, string | number> = { ...of };
  for (const [i, { score, name, date }] of rows.entries()) {
    values[`score${i}`] = score;
    values[`name${i}`] = name;
    values[`date${i}`] = date;
  }
  return values;
}

function statements({ build }: Database) {
  return {
    list: statement((given: Given<Of>) =>
      build
        .selectFrom('imported')
        .select(['score', 'name', 'date'])
        .where('account_id', '=', given('accountId'))
        .where('board', '=', given('board'))
        .orderBy('score', 'desc')
        .orderBy('date')
        .orderBy('name'),
    ),
    count: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('imported')
        .select((eb) => eb.fn.countAll().as('rows'))
        .where('account_id', '=', given('accountId')),
    ),
    add: statement((given: Given<Of & ImportRow>) =>
      build
        .insertInto('imported')
        .values(givenColumns('imported', ['account_id', 'board', 'score', 'name', 'date'], given)),
    ),
    addMany: statement((given: Given<Record<string, string | number>>) =>
      build.insertInto('imported').values(
        Array.from({ length: LARGEST }, (_, i) => ({
          account_id: given('accountId') as string,
          board: given('board') as string,
          score: given(`score${i}`) as number,
          name: given(`name${i}`) as string,
          date: given(`date${i}`) as string,
        })),
      ),
    ),
    remove: statement((given: Given<Of>) =>
      build
        .deleteFrom('imported')
        .where('account_id', '=', given('accountId'))
        .where('board', '=', given('board')),
    ),
  };
}
