import type { AccountStore } from '../account-store.js';
import { ACCOUNT_COLUMNS, accountOf } from './account-row.js';
import type { Database } from './database.js';
import { makeExport } from './export.js';
import { makePlaces } from './places.js';
import { type Given, statement } from './statement.js';

/** So many guests are looked at in one go. */
const SLICE = 500;

export function makeAccounts(database: Database): AccountStore {
  const { first, rows, write } = database;
  const found = statements(database);
  const places = makePlaces(database);
  return {
    create: (account) =>
      write(async (link) => {
        const { id, passwordHash, at } = account;
        const guest = passwordHash === null;
        await link.lock('name', account.folded);
        const added = await link.run(found.create, { ...account, guest: guest ? 1 : 0 });
        return added === 0 ? null : { id, name: account.name, guest, passwordHash, createdAt: at };
      }),
    claim: (id, claim) =>
      write(async (link) => {
        await link.lock('account', id);
        const account = await link.first(found.find, { id });
        if (account === null || account.guest === 0) return 'named-already';
        await link.lock('name', claim.folded);
        if ((await link.first(found.findByName, claim)) !== null) return 'name-taken';
        await link.run(found.claim, { id, ...claim });
        return { ...accountOf(account), name: claim.name, guest: false, passwordHash: claim.passwordHash };
      }),
    rename: (id, name) =>
      write(async (link) => {
        await link.lock('account', id);
        await link.lock('name', name.folded);
        const holder = await link.first(found.findByName, name);
        if (holder !== null && holder.id !== id) return null;
        await link.run(found.rename, { id, ...name });
        const account = await link.first(found.find, { id });
        return account === null ? null : accountOf(account);
      }),
    setPassword: async (id, passwordHash) => {
      await write((link) => link.run(found.setPassword, { id, passwordHash }));
    },
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : accountOf(row);
    },
    findByName: async (folded) => {
      const row = await first(found.findByName, { folded });
      return row === null ? null : accountOf(row);
    },
    remove: (id) =>
      write(async (link) => {
        await link.lock('account', id);
        await places.unlist(link, id);
        await link.run(found.remove, { id });
      }),
    sweepGuests: async (before) => {
      let swept = 0;
      let after = '';
      for (;;) {
        // In slices: among many thousands of guests others would wait for long.
        const slice = await rows(found.guests, { before, after, limit: SLICE });
        const last = slice.at(-1);
        if (last === undefined) return swept;
        swept += await write((link) => link.run(found.sweepGuests, { before, after, upTo: last.id }));
        after = last.id;
      }
    },
    export: makeExport(database),
  };
}

function statements(database: Database) {
  return { ...finding(database), ...changing(database), ...removing(database) };
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

interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly folded: string;
  readonly guest: number;
  readonly passwordHash: string | null;
  readonly at: number;
}

function changing({ build }: Database) {
  return {
    create: statement((given: Given<NewAccount>) =>
      build
        .insertInto('account')
        .values({
          id: given('id'),
          name: given('name'),
          folded: given('folded'),
          guest: given('guest'),
          password_hash: given('passwordHash'),
          created_at: given('at'),
          save_bytes: 0,
          save_slots: 0,
          save_floor: 0,
        })
        .onConflict((conflict) => conflict.column('folded').doNothing()),
    ),
    claim: statement((given: Given<{ id: string; name: string; folded: string; passwordHash: string }>) =>
      build
        .updateTable('account')
        .set({
          name: given('name'),
          folded: given('folded'),
          guest: 0,
          password_hash: given('passwordHash'),
        })
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
    // Whoever was here since has a session that ends later, since sessions are lengthened while they are used.
    sweepGuests: statement((given: Given<{ before: number; after: string; upTo: string }>) =>
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
