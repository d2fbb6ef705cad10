import { givenColumns, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from './accounts.js';

/** A session. The store knows only the hash of its token. */
export type SessionRow = RowOf<'session'>;

export interface SessionStore {
  create(session: SessionRow): Promise<void>;
  find(tokenHash: string): Promise<{ readonly session: SessionRow; readonly account: AccountRow } | null>;
  /** Extends a session that is in use. */
  extend(tokenHash: string, endsAt: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** Ends every session of an account but this one. */
  removeOthers(accountId: string, keep: string): Promise<void>;
  /** Deletes sessions that have ended. Answers how many. */
  removeEnded(now: number): Promise<number>;
}

const NAMES = ['token_hash', 'account_id', 'kind', 'created_at', 'ends_at'] as const;

export function makeSessions(database: Database): SessionStore {
  const { first, write } = database;
  const { create, find, extend, remove, removeOthers, removeEnded } = statements(database);
  return {
    create: async (session) => {
      await write((tx) => tx.run(create, session));
    },
    find: async (tokenHash) => {
      const row = await first(find, { tokenHash });
      if (row === null) return null;
      const { accountId, kind, sessionCreatedAt: createdAt, endsAt } = row;
      return { session: { tokenHash, accountId, kind, createdAt, endsAt }, account: accountOf(row) };
    },
    extend: async (tokenHash, endsAt) => {
      await write((tx) => tx.run(extend, { tokenHash, endsAt }));
    },
    remove: async (tokenHash) => {
      await write((tx) => tx.run(remove, { tokenHash }));
    },
    removeOthers: async (accountId, keep) => {
      await write((tx) => tx.run(removeOthers, { accountId, keep }));
    },
    removeEnded: (now) => write((tx) => tx.run(removeEnded, { now })),
  };
}

function statements({ build }: Database) {
  return {
    create: statement((given: Given<SessionRow>) =>
      build.insertInto('session').values(givenColumns('session', NAMES, given)),
    ),
    find: statement((given: Given<{ tokenHash: string }>) =>
      build
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(ACCOUNT_COLUMNS)
        .select([
          'session.account_id as accountId',
          'session.kind as kind',
          'session.created_at as sessionCreatedAt',
          'session.ends_at as endsAt',
        ])
        .where('session.token_hash', '=', given('tokenHash')),
    ),
    extend: statement((given: Given<{ tokenHash: string; endsAt: number }>) =>
      build
        .updateTable('session')
        .set({ ends_at: given('endsAt') })
        .where('token_hash', '=', given('tokenHash')),
    ),
    remove: statement((given: Given<{ tokenHash: string }>) =>
      build.deleteFrom('session').where('token_hash', '=', given('tokenHash')),
    ),
    removeOthers: statement((given: Given<{ accountId: string; keep: string }>) =>
      build
        .deleteFrom('session')
        .where('account_id', '=', given('accountId'))
        .where('token_hash', '!=', given('keep')),
    ),
    removeEnded: statement((given: Given<{ now: number }>) =>
      build.deleteFrom('session').where('ends_at', '<=', given('now')),
    ),
  };
}
