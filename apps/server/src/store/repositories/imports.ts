import type { RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { insertAll, tableOf } from '../table.js';

/** A row that a player imported from a file: unverified, and visible to that player only. */
export type ImportRow = RowOf<'imported', 'score' | 'name' | 'date'>;

export function makeImports(database: Database) {
  const { rows: read, write } = database;
  const imported = tableOf(database, 'imported');
  const list = imported.select(
    ['score', 'name', 'date'],
    ['account_id', 'board'],
    ['score desc', 'date', 'name'],
  );
  const count = imported.count(['account_id']);
  const addAll = insertAll(database, 'imported', ['account_id', 'board', 'score', 'name', 'date']);
  const removeAll = imported.remove(['account_id', 'board']);
  return {
    /** Adds rows; those that are there already are not added again. Answers how many are new, or `full`. */
    add: (
      accountId: string,
      board: string,
      rows: readonly ImportRow[],
      /** How many there may be of the board, and of all boards of the account together. */
      most: { readonly board: number; readonly account: number },
    ): Promise<number | 'full'> =>
      write(async (tx) => {
        await tx.lock('account', accountId);
        const there = await tx.rows(list, { accountId, board });
        const known = new Set(there.map(keyOf));
        const fresh = rows.filter((row) => {
          const key = keyOf(row);
          const isNew = !known.has(key);
          known.add(key);
          return isNew;
        });
        if (there.length + fresh.length > most.board) return 'full';
        const { rows: all = 0 } = (await tx.first(count, { accountId })) ?? {};
        if (Number(all) + fresh.length > most.account) return 'full';
        await addAll(
          tx,
          fresh.map((row) => ({ accountId, board, ...row })),
        );
        return fresh.length;
      }),
    /** By score, of equal ones the older first. */
    list: async (accountId: string, board: string): Promise<readonly ImportRow[]> =>
      (await read(list, { accountId, board })).map((row) => ({ ...row })),
    remove: (accountId: string, board: string) => write((tx) => tx.run(removeAll, { accountId, board })),
  };
}

function keyOf({ score, name, date }: ImportRow): string {
  return JSON.stringify([score, name, date]);
}
