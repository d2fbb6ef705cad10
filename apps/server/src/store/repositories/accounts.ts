import { lookalikeForm } from '../../lib/look-alikes.js';
import { columnsOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { makeRanking } from './board-ranking.js';
import { makeExport } from './export.js';
import { makeCodeWriter } from './recovery-codes.js';

/** The account of a player. */
export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** A guest has no password. */
  readonly guest: boolean;
  readonly passwordHash: string | null;
  readonly createdAt: number;
  /** 0 for an account that is not banned. */
  readonly bannedUntil: number;
  readonly banReason: string;
}

/** The end of a ban that has none: the last moment that dates can name. */
export const NO_END = 8_640_000_000_000_000;

/** A name as players see it, and as names are compared. */
export interface NewName {
  readonly name: string;
  readonly folded: string;
}

/** Password hashes, and the hash of the token that stays signed in. */
export interface PasswordChange {
  readonly from: string | null;
  readonly to: string;
  readonly keepSession: string;
}

/** The clean-up looks at so many guests at a time. */
const SLICE = 500;

export function makeAccounts(database: Database) {
  const { first } = database;
  const found = finding(database);
  return {
    ...makeNaming(database),
    ...makeRemoving(database),
    find: async (id: string) => accountOrNull(await first(found.find, { id })),
    findByName: async (folded: string) => accountOrNull(await first(found.findByName, { folded })),
    /** Everything that is stored about an account, for its owner; no hashes. */
    export: makeExport(database),
  };
}

/** Says whether another account has a name, or one that looks like it. The locks keep it free until the commit. */
export function makeNameCheck(database: Database) {
  const { findOther } = finding(database);
  return async (tx: Transaction, { name, folded }: NewName, id: string): Promise<boolean> => {
    const lookalike = lookalikeForm(name);
    await tx.lock('name', folded);
    await tx.lock('lookalike', lookalike);
    return (await tx.first(findOther, { folded, lookalike, id })) !== null;
  };
}

/** What gives an account its name and password. */
function makeNaming(database: Database) {
  const { write } = database;
  const ranking = makeRanking(database);
  const found = { ...finding(database), ...changing(database) };
  const isTaken = makeNameCheck(database);
  const codes = makeCodeWriter(database);

  return {
    /**
     * `null` when the name, or one that looks like it, is taken. A guest has no password hash. A named account may
     * begin with recovery codes.
     */
    create: (
      account: NewName & { id: string; passwordHash: string | null; at: number; codes?: readonly string[] },
    ): Promise<AccountRow | null> =>
      write(async (tx) => {
        const { id, passwordHash, at } = account;
        const guest = passwordHash === null;
        // The names of guests are reserved: no other name looks like one.
        if (!guest && (await isTaken(tx, account, id))) return null;
        const lookalike = lookalikeForm(account.name);
        const row = { ...account, lookalike, guest: guest ? 1 : 0, createdAt: at };
        const added = await tx.run(found.create, { ...row, saveBytes: 0, saveSlots: 0, saveFloor: 0 });
        if (added === 0) return null;
        codes.add(tx, id, account.codes ?? [], at);
        return { id, name: account.name, guest, passwordHash, createdAt: at, bannedUntil: 0, banReason: '' };
      }),
    /** A guest becomes a named account and keeps everything but its sessions other than `keepSession`. */
    claim: (
      id: string,
      claim: NewName & { passwordHash: string; keepSession: string; codes?: readonly string[]; at?: number },
    ): Promise<AccountRow | 'name-taken' | 'named-already'> =>
      write(async (tx) => {
        await tx.lock('account', id);
        const account = await tx.first(found.find, { id });
        if (account === null || account.guest === 0) return 'named-already';
        if (await isTaken(tx, claim, id)) return 'name-taken';
        await tx.run(found.claim, { id, ...claim, lookalike: lookalikeForm(claim.name), guest: 0 });
        await tx.run(found.endOtherSessions, { id, ...claim });
        codes.add(tx, id, claim.codes ?? [], claim.at ?? 0);
        await ranking.listGuest(tx, id);
        return { ...accountOf(account), name: claim.name, guest: false, passwordHash: claim.passwordHash };
      }),
    /** `null` when another account has the name, or one that looks like it. */
    rename: (id: string, name: NewName): Promise<AccountRow | null> =>
      write(async (tx) => {
        await tx.lock('account', id);
        if (await isTaken(tx, name, id)) return null;
        await tx.run(found.rename, { id, ...name, lookalike: lookalikeForm(name.name) });
        return accountOrNull(await tx.first(found.find, { id }));
      }),
    /**
     * Changes the password and ends every session but `keepSession`. False when the password is no longer the one that
     * was checked.
     */
    setPassword: (id: string, { from, to, keepSession }: PasswordChange): Promise<boolean> =>
      write(async (tx) => {
        await tx.lock('account', id);
        const account = await tx.first(found.find, { id });
        if (account === null || account.passwordHash !== from) return false;
        await tx.run(found.setPassword, { id, passwordHash: to });
        await tx.run(found.endOtherSessions, { id, keepSession });
        return true;
      }),
  };
}

function makeRemoving(database: Database) {
  const { rows, write } = database;
  const found = removing(database);
  const ranking = makeRanking(database);
  return {
    /** Deletes the account and everything that belongs to it, rows on boards included. */
    remove: (id: string): Promise<void> =>
      write(async (tx) => {
        await tx.lock('account', id);
        await ranking.removeAccount(tx, id);
        await tx.run(found.remove, { id });
      }),
    /** Deletes guests that own nothing and have not been active since. Answers how many. */
    removeIdleGuests: async (before: number): Promise<number> => {
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

const READ = [
  ...(['id', 'name', 'guest', 'password_hash', 'created_at', 'banned_until', 'ban_reason'] as const),
];
const NAME = ['name', 'folded', 'lookalike'] as const;

function finding(database: Database) {
  const account = tableOf(database, 'account');
  return {
    find: account.select(READ, ['id']),
    findByName: account.select(READ, ['folded']),
    findOther: statement((given: Given<{ folded: string; lookalike: string; id: string }>) =>
      database.build
        .selectFrom('account')
        .select('id')
        .where(({ or }) => or({ folded: given('folded'), lookalike: given('lookalike') }))
        .where('id', '!=', given('id'))
        .limit(1),
    ),
  };
}

function changing(database: Database) {
  const account = tableOf(database, 'account');
  const create = ['id', ...NAME, 'guest', 'password_hash', 'created_at'] as const;
  const usage = ['save_bytes', 'save_slots', 'save_floor'] as const;
  return {
    create: account.insert([...create, ...usage], { unique: ['folded'] }),
    claim: account.update([...NAME, 'password_hash', 'guest'], ['id']),
    rename: account.update(NAME, ['id']),
    setPassword: account.update(['password_hash'], ['id']),
    endOtherSessions: statement((given: Given<{ id: string; keepSession: string }>) =>
      database.build
        .deleteFrom('session')
        .where('account_id', '=', given('id'))
        .where('token_hash', '!=', given('keepSession')),
    ),
  };
}

/** A guest that has a row in one of these owns something. */
const BELONGINGS = ['run', 'level', 'imported', 'profile'] as const;

function removing(database: Database) {
  const { build } = database;
  return {
    remove: tableOf(database, 'account').remove(['id']),
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
    removeIdleGuests: statement((given: Given<{ before: number; after: string; upTo: string }>) =>
      build
        .deleteFrom('account')
        .where('id', '>', given('after'))
        .where('id', '<=', given('upTo'))
        .where('guest', '=', 1)
        .where('created_at', '<', given('before'))
        .where('save_slots', '=', 0)
        .where(({ and, exists, not, selectFrom }) => {
          const ownedBy = (table: (typeof BELONGINGS)[number] | 'session') =>
            selectFrom(table).select('account_id').whereRef(`${table}.account_id`, '=', 'account.id');
          // An active guest has a session that ends later, since sessions are extended while they are used.
          const active = ownedBy('session').where('session.ends_at', '>=', given('before'));
          return and([active, ...BELONGINGS.map(ownedBy)].map((rows) => not(exists(rows))));
        }),
    ),
  };
}

/** The columns of an account under the names of its row. */
export const ACCOUNT_COLUMNS = columnsOf('account', READ);

function accountOrNull(row: Parameters<typeof accountOf>[0] | null): AccountRow | null {
  return row === null ? null : accountOf(row);
}

/** An account from its columns, and nothing else that came along. */
export function accountOf(row: Omit<AccountRow, 'guest'> & { readonly guest: number }): AccountRow {
  const { id, name, guest, passwordHash, createdAt, bannedUntil, banReason } = row;
  return { id, name, guest: guest === 1, passwordHash, createdAt, bannedUntil, banReason };
}
