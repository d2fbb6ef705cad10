import { sql } from 'kysely';
import { lookalikeForm } from '../../lib/look-alikes.js';
import { columnsOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import {
  ACCOUNT_COLUMNS,
  type AccountRow,
  accountOf,
  makeNameCheck,
  type NewName,
  NO_END,
} from './accounts.js';
import { type Audit, makeAudit, type Operation } from './audit.js';
import { type Listing, makeListing } from './listing.js';

/** A link for a new password: the hash of its token, and when it ends. */
export interface NewReset {
  readonly tokenHash: string;
  readonly endsAt: number;
}

interface Parts {
  readonly found: ReturnType<typeof statements>;
  readonly audit: Audit;
  readonly listing: Listing;
}

/** Bans that are over are lifted so many at a time. */
const MOST_LIFTED = 100;

/** What an operator does to accounts. Every change writes its line of the audit log in the same transaction. */
export function makeAdminAccounts(database: Database) {
  const { rows, write } = database;
  const parts = {
    found: statements(database),
    audit: makeAudit(database),
    listing: makeListing(database),
  };
  const { found } = parts;
  const isTaken = makeNameCheck(database);

  /** Makes a change of an account under its lock; `null` when there is no such account. */
  const changing = <T>(id: string, change: (tx: Transaction, account: AccountRow) => Promise<T>) =>
    write(async (tx) => {
      await tx.lock('account', id);
      const account = await tx.first(found.find, { id });
      return account === null ? null : change(tx, accountOf(account));
    });

  return {
    renameAccount: (id: string, name: NewName, operation: Operation) =>
      changing(id, async (tx, account) => {
        if (await isTaken(tx, name, id)) return 'name-taken' as const;
        tx.send(found.rename, { id, ...name, lookalike: lookalikeForm(name.name) });
        note(parts, tx, operation, { act: 'rename', account, before: account.name, after: name.name });
        return 'done' as const;
      }),
    /** Signs an account out everywhere, takes it off all boards, and keeps it out until then. */
    ban: (id: string, until: number, operation: Operation) =>
      changing(id, (tx, account) => banAccount(parts, tx, account, { until, operation })),
    /** Lifts a ban: the account is listed again. */
    unban: (id: string, operation: Operation) =>
      changing(id, async (tx, account) => {
        if (account.bannedUntil === 0) return 'not-banned' as const;
        await liftBan(parts, tx, account, { act: 'unban', operation });
        return 'done' as const;
      }),
    /** Lifts bans that are over. Answers how many. */
    liftEndedBans: async (now: number): Promise<number> => {
      const operation: Operation = { at: now, operator: '', via: 'server', reason: '' };
      let lifted = 0;
      for (const { id } of await rows(found.banEnded, { now, limit: MOST_LIFTED })) {
        await changing(id, async (tx, account) => {
          // An operator may have lengthened it meanwhile.
          if (account.bannedUntil === 0 || account.bannedUntil > now) return;
          await liftBan(parts, tx, account, { act: 'ban-ended', operation });
          lifted++;
        });
      }
      return lifted;
    },
    deleteAccount: (id: string, operation: Operation) =>
      changing(id, async (tx, account) => {
        const boards = await parts.listing.unlistAll(tx, id);
        tx.send(found.remove, { id });
        const before = `${account.guest ? 'guest' : 'named'}, on ${boards} boards`;
        note(parts, tx, operation, { act: 'delete', account, before, after: '' });
        return 'done' as const;
      }),
    /** Keeps a link for a new password; the one before it is worth nothing any more. */
    allowReset: (id: string, reset: NewReset, operation: Operation) =>
      changing(id, async (tx, account) => {
        if (account.guest) return 'guest' as const;
        tx.send(found.removeReset, { accountId: id });
        tx.send(found.addReset, { accountId: id, ...reset, createdAt: operation.at });
        const after = `a link until ${momentText(reset.endsAt)}`;
        note(parts, tx, operation, { act: 'reset-password', account, before: '', after });
        return 'done' as const;
      }),
  };
}

interface Noted {
  readonly act: string;
  readonly account: AccountRow;
  readonly before: string;
  readonly after: string;
}

function note({ audit }: Parts, tx: Transaction, operation: Operation, noted: Noted): void {
  const { act, account, before, after } = noted;
  audit.append(tx, operation, { act, subject: account.id, subjectName: account.name, before, after });
}

async function banAccount(
  parts: Parts,
  tx: Transaction,
  account: AccountRow,
  { until, operation }: { readonly until: number; readonly operation: Operation },
): Promise<'done'> {
  const { found, listing } = parts;
  const { id } = account;
  tx.send(found.setBan, { id, bannedUntil: until, banReason: operation.reason });
  tx.send(found.endSessions, { accountId: id });
  tx.send(found.removeReset, { accountId: id });
  const boards = await listing.unlistAll(tx, id);
  const after = `${banText(until)}, off ${boards} boards`;
  note(parts, tx, operation, { act: 'ban', account, before: banText(account.bannedUntil), after });
  return 'done';
}

async function liftBan(
  parts: Parts,
  tx: Transaction,
  account: AccountRow,
  { act, operation }: { readonly act: string; readonly operation: Operation },
): Promise<void> {
  const { id, bannedUntil } = account;
  await tx.run(parts.found.setBan, { id, bannedUntil: 0, banReason: '' });
  const boards = await parts.listing.listAll(tx, id);
  note(parts, tx, operation, { act, account, before: banText(bannedUntil), after: `on ${boards} boards` });
}

function banText(until: number): string {
  if (until === 0) return 'not banned';
  return until >= NO_END ? 'banned' : `banned until ${momentText(until)}`;
}

function momentText(moment: number): string {
  return new Date(moment).toISOString();
}

function statements(database: Database) {
  const { build } = database;
  const account = tableOf(database, 'account');
  const reset = tableOf(database, 'password_reset');
  return {
    find: statement((given: Given<{ id: string }>) =>
      build.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', '=', given('id')),
    ),
    rename: account.update(['name', 'folded', 'lookalike'], ['id']),
    setBan: account.update(['banned_until', 'ban_reason'], ['id']),
    remove: account.remove(['id']),
    endSessions: tableOf(database, 'session').remove(['account_id']),
    removeReset: reset.remove(['account_id']),
    addReset: reset.insert(['account_id', 'token_hash', 'created_at', 'ends_at']),
    banEnded: statement((given: Given<{ now: number; limit: number }>) =>
      build
        .selectFrom('account')
        .select(columnsOf('account', ['id']))
        // A literal, since the partial index of banned accounts is used for this condition only.
        .where('banned_until', '>', sql.lit(0))
        .where('banned_until', '<=', given('now'))
        .limit(given('limit')),
    ),
  };
}
