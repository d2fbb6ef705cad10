import { columnsOf, givenColumns, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';

const KEY = ['account_id', 'slot'] as const;
const COPY = ['id', 'conflict', 'revision', 'summary', 'device', 'saved_at', 'bytes'] as const;
const USAGE = ['save_bytes as bytes', 'save_slots as slots', 'save_floor as floor'] as const;

/** A save is named by these two. */
export type SaveKey = RowOf<'save', (typeof KEY)[number]>;

export function saveStatements(database: Database) {
  const { build } = database;
  const account = tableOf(database, 'account');
  const save = tableOf(database, 'save');
  /** What is no conflict, of one save. */
  const generations = (given: Given<SaveKey>) =>
    build
      .selectFrom('save')
      .where((eb) => eb.and(givenColumns('save', KEY, given)))
      .where('conflict', '=', 0);
  const newest = (given: Given<SaveKey>) => generations(given).orderBy('revision', 'desc').limit(1);
  return {
    /** What the account holds in all. */
    usage: account.select(USAGE, ['id as accountId']),
    /** Everything a write has to know, in one query: `aged` are the bytes of the generations it replaces. */
    before: statement((given: Given<SaveKey & { generations: number }>) =>
      build
        .selectFrom('account')
        .select(columnsOf('account', USAGE))
        .select([
          newest(given).select('revision').as('newest'),
          generations(given)
            .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
            .where((older) =>
              older('revision', '<=', older(newest(given).select('revision'), '-', given('generations'))),
            )
            .as('aged'),
        ])
        .where('id', '=', given('accountId')),
    ),
    /** A copy with this very text that is a conflict, or is not. */
    same: save.select(['id'], [...KEY, 'conflict', 'text']),
    current: statement((given: Given<SaveKey>) => newest(given).select(columnsOf('save', [...COPY, 'text']))),
    copies: save.select(COPY, KEY, ['saved_at desc', 'revision desc', 'id']),
    copy: save.select([...COPY, 'text'], [...KEY, 'id']),
    list: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('save')
        .select(columnsOf('save', ['slot', ...COPY]))
        .where('account_id', '=', given('accountId'))
        .where('conflict', '=', 0)
        .where('revision', '=', ({ selectFrom }) =>
          selectFrom('save as newer')
            .select(({ fn }) => fn.max('newer.revision').as('revision'))
            .where('newer.account_id', '=', given('accountId'))
            .whereRef('newer.slot', '=', 'save.slot')
            .where('newer.conflict', '=', 0),
        )
        .orderBy('slot'),
    ),
    add: save.insert([...KEY, ...COPY, 'text']),
    /** Deletes the generations up to a revision. */
    removeGenerations: statement((given: Given<SaveKey & { upTo: number }>) =>
      build
        .deleteFrom('save')
        .where((eb) => eb.and(givenColumns('save', KEY, given)))
        .where('conflict', '=', 0)
        .where('revision', '<=', given('upTo')),
    ),
    removeCopy: save.remove([...KEY, 'conflict', 'id']),
    removeAll: statement((given: Given<SaveKey>) =>
      build
        .deleteFrom('save')
        .where((eb) => eb.and(givenColumns('save', KEY, given)))
        .returning('bytes'),
    ),
    account: account.update(USAGE, ['id as accountId']),
  };
}
