import { columnsOf, givenColumns, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { makeRanking } from './board-ranking.js';
import { type ExportedAccount, makeExport } from './export.js';

/** The account of a player. */
export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** A guest has no password. */
  readonly guest: boolean;
  readonly passwordHash: string | null;
  readonly createdAt: number;
}

/** A name as players see it, and as names are compared. */
export interface NewName {
  readonly name: string;
  readonly folded: string;
}

export interface AccountStore {
  /** `null` when the name is taken. A guest has no password hash. */
  create(
    account: NewName & { id: string; passwordHash: string | null; at: number },
  ): Promise<AccountRow | null>;
  /** A guest becomes a named account and keeps everything. */
  claim(
    id: string,
    claim: NewName & { passwordHash: string },
  ): Promise<AccountRow | 'name-taken' | 'named-already'>;
  /** `null` when another account has the name. */
  rename(id: string, name: NewName): Promise<AccountRow | null>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  find(id: string): Promise<AccountRow | null>;
  findByName(folded: string): Promise<AccountRow | null>;
  /** Deletes the account and everything that belongs to it, rows on boards included. */
  remove(id: string): Promise<void>;
  /** Deletes guests that own nothing and have not been active since. Answers how many. */
  removeIdleGuests(before: number): Promise<number>;
  /** Everything that is stored about an account, for its owner; no hashes. */
  export(id: string): Promise<ExportedAccount>;
}

/** The clean-up looks at so many guests at a time. */
const SLICE = 500;

export function makeAccounts(database: Database): AccountStore {
  return {
    ...makeNaming(database),
    ...makeFinding(database),
    ...makeRemoving(database),
    export: makeExport(database),
  };
}

/** What gives an account its name and password. */
function makeNaming(database: Database): Pick<AccountStore, 'create' | 'claim' | 'rename' | 'setPassword'> {
  const { write } = database;
  const found = { ...finding(database), ...changing(database) };
  return {
    create: (account) =>
      write(async (tx) => {
        const { id, passwordHash, at } = account;
        const guest = passwordHash === null;
        await tx.lock('name', account.folded);
        const added = await tx.run(found.create, { ...account, guest: guest ? 1 : 0, createdAt: at });
        return added === 0 ? null : { id, name: account.name, guest, passwordHash, createdAt: at };
      }),
    claim: (id, claim) =>
      write(async (tx) => {
        await tx.lock('account', id);
        const account = await tx.first(found.find, { id });
        if (account === null || account.guest === 0) return 'named-already';
        await tx.lock('name', claim.folded);
        if ((await tx.first(found.findByName, claim)) !== null) return 'name-taken';
        await tx.run(found.claim, { id, ...claim });
        return { ...accountOf(account), name: claim.name, guest: false, passwordHash: claim.passwordHash };
      }),
    rename: (id, name) =>
      write(async (tx) => {
        await tx.lock('account', id);
        await tx.lock('name', name.folded);
        const holder = await tx.first(found.findByName, name);
        if (holder !== null && holder.id !== id) return null;
        await tx.run(found.rename, { id, ...name });
        return accountOrNull(await tx.first(found.find, { id }));
      }),
    setPassword: async (id, passwordHash) => {
      await write((tx) => tx.run(found.setPassword, { id, passwordHash }));
    },
  };
}

function makeFinding(database: Database): Pick<AccountStore, 'find' | 'findByName'> {
  const found = finding(database);
  return {
    find: async (id) => accountOrNull(await database.first(found.find, { id })),
    findByName: async (folded) => accountOrNull(await database.first(found.findByName, { folded })),
  };
}

function makeRemoving(database: Database): Pick<AccountStore, 'remove' | 'removeIdleGuests'> {
  const { rows, write } = database;
  const found = removing(database);
  const ranking = makeRanking(database);
  return {
    remove: (id) =>
      write(async (tx) => {
        await tx.lock('account', id);
        await ranking.removeAccount(tx, id);
        await tx.run(found.remove, { id });
      }),
    removeIdleGuests: async (before) => {
      let removed = 0;
      let after = '';
      for (;;) {
        // In slices, so that other writes need not wait for thousands of guests.
        const slice = await rows(found.guests, { before, after, limit: SLICE });
        const last = slice.at(-1);
        if (last === undefined) return removed;
        removed += await write((tx) => tx.run(found.removeIdleGuests, { before, after, upTo: last.id }));
        after = last.id;
      }
    },
  };
}

function finding({ build }: Database) {
  return {
    find: statement((given: Given<{ id: string }>) =>
      build.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', '=', given('id')),
    ),
    findByName: statement((given: Given<{ folded: string }>) =>
      build.selectFrom('account').select(ACCOUNT_COLUMNS).where('folded', '=', given('folded')),
    ),
  };
}

const NEW = ['id', 'name', 'folded', 'guest', 'password_hash', 'created_at'] as const;

function changing({ build }: Database) {
  return {
    create: statement((given: Given<RowOf<'account', (typeof NEW)[number]>>) =>
      build
        .insertInto('account')
        .values({ ...givenColumns('account', NEW, given), save_bytes: 0, save_slots: 0, save_floor: 0 })
        .onConflict((conflict) => conflict.column('folded').doNothing()),
    ),
    claim: statement((given: Given<{ id: string; name: string; folded: string; passwordHash: string }>) =>
      build
        .updateTable('account')
        .set({ ...givenColumns('account', ['name', 'folded', 'password_hash'], given), guest: 0 })
        .where('id', '=', given('id')),
    ),
    rename: statement((given: Given<{ id: string; name: string; folded: string }>) =>
      build
        .updateTable('account')
        .set({ name: given('name'), folded: given('folded') })
        .where('id', '=', given('id')),
    ),
    setPassword: statement((given: Given<{ id: string; passwordHash: string }>) =>
      build
        .updateTable('account')
        .set({ password_hash: given('passwordHash') })
        .where('id', '=', given('id')),
    ),
  };
}

function removing({ build }: Database) {
  return {
    remove: statement((given: Given<{ id: string }>) =>
      build.deleteFrom('account').where('id', '=', given('id')),
    ),
    guests: statement((given: Given<{ before: number; after: string; limit: number }>) =>
      build
        .selectFrom('account')
        .select('id')
        .where('guest', '=', 1)
        .where('created_at', '<', given('before'))
        .where('id', '>', given('after'))
        .orderBy('id')
        .limit(given('limit')),
    ),
    // An active guest has a session that ends later, since sessions are extended while they are used.
    removeIdleGuests: statement((given: Given<{ before: number; after: string; upTo: string }>) =>
      build
        .deleteFrom('account')
        .where('id', '>', given('after'))
        .where('id', '<=', given('upTo'))
        .where('guest', '=', 1)
        .where('created_at', '<', given('before'))
        .where('save_slots', '=', 0)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('session')
                .select('session.token_hash')
                .whereRef('session.account_id', '=', 'account.id')
                .where('session.ends_at', '>=', given('before')),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('run').select('run.id').whereRef('run.account_id', '=', 'account.id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('level').select('level.id').whereRef('level.account_id', '=', 'account.id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('imported')
                .select('imported.board')
                .whereRef('imported.account_id', '=', 'account.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('profile')
                .select('profile.folded')
                .whereRef('profile.account_id', '=', 'account.id'),
            ),
          ),
        ),
    ),
  };
}

/** The columns of an account under the names of its row. */
export const ACCOUNT_COLUMNS = columnsOf('account', ['id', 'name', 'guest', 'password_hash', 'created_at']);

function accountOrNull(row: Parameters<typeof accountOf>[0] | null): AccountRow | null {
  return row === null ? null : accountOf(row);
}

/** An account from its columns, and nothing else that came along. */
export function accountOf(row: Omit<AccountRow, 'guest'> & { readonly guest: number }): AccountRow {
  const { id, name, guest, passwordHash, createdAt } = row;
  return { id, name, guest: guest === 1, passwordHash, createdAt };
}
