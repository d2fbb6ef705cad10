import { columnsOf, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from './accounts.js';

/** A session. The store knows only the hash of its token. */
export type SessionRow = RowOf<'session'>;

export function makeSessions(database: Database) {
  const { first, write } = database;
  const { create, passwordOf, find, extend, remove, removeEnded } = statements(database);
  return {
    /**
     * Begins a session, if the account still has this password hash (`null` for a guest). Checking a password takes a
     * while, and another request may have changed it or deleted the account meanwhile: then the answer is false.
     */
    create: (session: SessionRow, passwordHash: string | null): Promise<boolean> =>
      write(async (tx) => {
        await tx.lock('account', session.accountId);
        const account = await tx.first(passwordOf, session);
        if (account === null || account.passwordHash !== passwordHash) return false;
        await tx.run(create, session);
        return true;
      }),
    find: async (tokenHash: string): Promise<{ session: SessionRow; account: AccountRow } | null> => {
      const row = await first(find, { tokenHash });
      if (row === null) return null;
      const { accountId, kind, sessionCreatedAt: createdAt, endsAt } = row;
      return { session: { tokenHash, accountId, kind, createdAt, endsAt }, account: accountOf(row) };
    },
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
    create: session.insert(['token_hash', 'account_id', 'kind', 'created_at', 'ends_at']),
    passwordOf: tableOf(database, 'account').select(['password_hash'], ['id as accountId']),
    find: statement((given: Given<{ tokenHash: string }>) =>
      build
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(ACCOUNT_COLUMNS)
        .select(columnsOf('session', ['account_id', 'kind', 'created_at as sessionCreatedAt', 'ends_at']))
        .where('session.token_hash', '=', given('tokenHash')),
    ),
    extend: session.update(['ends_at'], ['token_hash']),
    remove: session.remove(['token_hash']),
    removeEnded: statement((given: Given<{ now: number }>) =>
      build.deleteFrom('session').where('ends_at', '<=', given('now')),
    ),
  };
}
