import { columnsOf, givenColumns, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

/** A save is named by these two. */
export interface SaveKey {
  readonly accountId: string;
  readonly slot: string;
}

const COPY = ['id', 'conflict', 'revision', 'summary', 'device', 'saved_at', 'bytes'] as const;
const NAMES = ['account_id', 'slot', ...COPY, 'text'] as const;
/** A copy with everything but its text, under the names of the code. */
const COPY_COLUMNS = columnsOf('save', COPY);

/** All copies of a save. */
function copiesOf(build: Database['build'], given: Given<SaveKey>) {
  return build
    .selectFrom('save')
    .where('account_id', '=', given('accountId'))
    .where('slot', '=', given('slot'));
}

function newestOf(build: Database['build'], given: Given<SaveKey>) {
  return copiesOf(build, given).where('conflict', '=', 0).orderBy('revision', 'desc').limit(1);
}

/** What a write has to know. */
export function checkingSaves({ build }: Database) {
  return {
    /** What the account holds in all. */
    usage: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('account')
        .select(['save_bytes as bytes', 'save_slots as slots', 'save_floor as floor'])
        .where('id', '=', given('accountId')),
    ),
    /** Everything a write has to know, in one query: `aged` are the bytes of the generations it replaces. */
    before: statement((given: Given<SaveKey & { generations: number }>) =>
      build
        .selectFrom('account')
        .select(['save_bytes as bytes', 'save_slots as slots', 'save_floor as floor'])
        .select((eb) => [
          newestOf(build, given).select('revision').as('newest'),
          eb
            .selectFrom('save')
            .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
            .where('account_id', '=', given('accountId'))
            .where('slot', '=', given('slot'))
            .where('conflict', '=', 0)
            .where((older) =>
              older(
                'revision',
                '<=',
                older(newestOf(build, given).select('revision'), '-', given('generations')),
              ),
            )
            .as('aged'),
        ])
        .where('id', '=', given('accountId')),
    ),
    /** A refused copy with this very text. */
    sameConflict: statement((given: Given<SaveKey & { text: string }>) =>
      copiesOf(build, given).select('id').where('conflict', '=', 1).where('text', '=', given('text')),
    ),
  };
}

export function readingSaves({ build }: Database) {
  return {
    current: statement((given: Given<SaveKey>) => newestOf(build, given).select(COPY_COLUMNS).select('text')),
    copies: statement((given: Given<SaveKey>) =>
      copiesOf(build, given)
        .select(COPY_COLUMNS)
        .orderBy('saved_at', 'desc')
        .orderBy('revision', 'desc')
        .orderBy('id'),
    ),
    copy: statement((given: Given<SaveKey & { id: string }>) =>
      copiesOf(build, given).select(COPY_COLUMNS).select('text').where('id', '=', given('id')),
    ),
    list: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('save')
        .select(['slot', ...COPY_COLUMNS])
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
  };
}

export function writingSaves({ build }: Database) {
  return {
    add: statement((given: Given<RowOf<'save'>>) =>
      build.insertInto('save').values(givenColumns('save', NAMES, given)),
    ),
    /** Deletes the generations up to a revision. */
    removeGenerations: statement((given: Given<SaveKey & { upTo: number }>) =>
      build
        .deleteFrom('save')
        .where('account_id', '=', given('accountId'))
        .where('slot', '=', given('slot'))
        .where('conflict', '=', 0)
        .where('revision', '<=', given('upTo')),
    ),
    removeConflict: statement((given: Given<SaveKey & { id: string }>) =>
      build
        .deleteFrom('save')
        .where('account_id', '=', given('accountId'))
        .where('slot', '=', given('slot'))
        .where('conflict', '=', 1)
        .where('id', '=', given('id')),
    ),
    removeAll: statement((given: Given<SaveKey>) =>
      build
        .deleteFrom('save')
        .where('account_id', '=', given('accountId'))
        .where('slot', '=', given('slot'))
        .returning('bytes'),
    ),
    account: statement((given: Given<{ accountId: string; bytes: number; slots: number; floor: number }>) =>
      build
        .updateTable('account')
        .set({
          save_bytes: given('bytes'),
          save_slots: given('slots'),
          save_floor: given('floor'),
        })
        .where('id', '=', given('accountId')),
    ),
  };
}
