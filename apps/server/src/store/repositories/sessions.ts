import { columnsOf, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from './accounts.js';

/** A session. The store knows only the hash of its token. */
export type SessionRow = RowOf<'session'>;

const COLUMNS = [
  ...(['token_hash', 'account_id', 'kind', 'created_at', 'ends_at', 'device', 'seen_at'] as const),
];

export function makeSessions(database: Database) {
  const { first, rows, write } = database;
  const { create, passwordOf, find, list, see, extend, remove, removeAll, removeEnded } =
    statements(database);
  return {
    /**
     * Begins a session, if the account still has this password hash (`null` for a guest) and is not banned. Checking a
     * password takes a while, and another request may have changed it or deleted the account meanwhile: then the
     * answer is false.
     */
    create: (session: SessionRow, passwordHash: string | null): Promise<boolean> =>
      write(async (tx) => {
        await tx.lock('account', session.accountId);
        const account = await tx.first(passwordOf, session);
        if (account === null || account.passwordHash !== passwordHash) return false;
        if (account.bannedUntil > session.createdAt) return false;
        await tx.run(create, session);
        return true;
      }),
    find: async (tokenHash: string): Promise<{ session: SessionRow; account: AccountRow } | null> => {
      const row = await first(find, { tokenHash });
      if (row === null) return null;
      const { accountId, kind, sessionCreatedAt: createdAt, endsAt, device, seenAt } = row;
      const session = { tokenHash, accountId, kind, createdAt, endsAt, device, seenAt };
      return { session, account: accountOf(row) };
    },
    /** The sessions of an account that have not ended, the newest first. */
    list: async (accountId: string, page: { now: number; limit: number }): Promise<readonly SessionRow[]> =>
      (await rows(list, { accountId, ...page })).map((row) => ({ ...row })),
    /** Notes that a session is in use. */
    see: (tokenHash: string, seenAt: number) => write((tx) => tx.run(see, { tokenHash, seenAt })),
    /** Ends every session of an account. */
    removeAll: (accountId: string) => write((tx) => tx.run(removeAll, { accountId })),
    /** Extends a session that is in use. */
    extend: (tokenHash: string, endsAt: number) => write((tx) => tx.run(extend, { tokenHash, endsAt })),
    remove: (tokenHash: string) => write((tx) => tx.run(remove, { tokenHash })),
    /** Deletes sessions that have ended. Answers how many. */
    removeEnded: (now: number) => write((tx) => tx.run(removeEnded, { now })),
  };
}

function statements(database: Database) {
  const { build } = database;
  const session = tableOf(database, 'session');
  return {
    create: session.insert(COLUMNS),
    passwordOf: tableOf(database, 'account').select(['password_hash', 'banned_until'], ['id as accountId']),
    find: statement((given: Given<{ tokenHash: string }>) =>
      build
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(ACCOUNT_COLUMNS)
        .select(columnsOf('session', ['account_id', 'kind', 'created_at as sessionCreatedAt', 'ends_at']))
        .select(columnsOf('session', ['device', 'seen_at']))
        .where('session.token_hash', '=', given('tokenHash')),
    ),
    list: statement((given: Given<{ accountId: string; now: number; limit: number }>) =>
      build
        .selectFrom('session')
        .select(columnsOf('session', COLUMNS))
        .where('account_id', '=', given('accountId'))
        .where('ends_at', '>', given('now'))
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(given('limit')),
    ),
    see: session.update(['seen_at'], ['token_hash']),
    extend: session.update(['ends_at'], ['token_hash']),
    remove: session.remove(['token_hash']),
    removeAll: session.remove(['account_id']),
    removeEnded: statement((given: Given<{ now: number }>) =>
      build.deleteFrom('session').where('ends_at', '<=', given('now')),
    ),
  };
}
