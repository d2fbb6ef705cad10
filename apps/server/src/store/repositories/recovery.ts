import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from './accounts.js';
import { makeCodeWriter } from './recovery-codes.js';

/** Whether a way back in worked, or why not. */
export type Recovered = 'done' | 'unknown' | 'banned';

/** A new password for an account. */
export interface NewPassword {
  readonly passwordHash: string;
  readonly now: number;
}

/** The ways to a new password for who has lost the old one: recovery codes, and a link from the operator. */
export function makeRecovery(database: Database) {
  const { first, write } = database;
  const found = statements(database);
  const codes = makeCodeWriter(database);

  const spend = makeSpending(database, found);
  const accountOrNull = (row: Parameters<typeof accountOf>[0] | null) => row && accountOf(row);
  return {
    /** The account of a code; `null` for an unknown one. The code stays good. */
    findByCode: async (codeHash: string) => accountOrNull(await first(found.ofCode, { codeHash })),
    /** The account of a link that has not ended; the link stays good. */
    findByReset: async (tokenHash: string, now: number) =>
      accountOrNull(await first(found.ofReset, { tokenHash, now })),
    /** Sets a new password by a code, which is then used up. */
    useCode: (codeHash: string, password: NewPassword): Promise<Recovered> =>
      spend(
        async (tx) => accountOrNull(await tx.first(found.ofCode, { codeHash })),
        password,
        (tx) => tx.send(found.removeCode, { codeHash }),
      ),
    /** Sets a new password by a link, which is then used up. */
    useReset: (tokenHash: string, password: NewPassword): Promise<Recovered> =>
      spend(
        async (tx) => accountOrNull(await tx.first(found.ofReset, { tokenHash, now: password.now })),
        password,
        () => {},
      ),
    /** Replaces the codes of an account, if it still has this password hash. */
    replaceCodes: (
      accountId: string,
      { passwordHash, hashes, at }: { passwordHash: string | null; hashes: readonly string[]; at: number },
    ): Promise<boolean> =>
      write(async (tx) => {
        await tx.lock('account', accountId);
        const account = await tx.first(found.passwordOf, { accountId });
        if (account === null || account.passwordHash !== passwordHash) return false;
        codes.removeAll(tx, accountId);
        codes.add(tx, accountId, hashes, at);
        return true;
      }),
    /** How many codes an account has left. */
    countCodes: async (accountId: string): Promise<number> =>
      Number((await first(found.countCodes, { accountId }))?.rows ?? 0),
    /** Deletes links that have ended. Answers how many. */
    removeEnded: (now: number) => write((tx) => tx.run(found.removeEnded, { now })),
  };
}

/** Finds the account of a code or a link, uses that up and sets the password, in one transaction. */
function makeSpending({ write }: Database, found: ReturnType<typeof statements>) {
  /** Sets the password, ends every session, and spends the link of the account, if there is one. */
  function setPassword(tx: Transaction, id: string, passwordHash: string): void {
    tx.send(found.setPassword, { id, passwordHash });
    tx.send(found.endSessions, { accountId: id });
    tx.send(found.removeReset, { accountId: id });
  }

  /** Finds the account again under its lock: another request may have spent the same code or link meanwhile. */
  return async function spend(
    find: (tx: Transaction) => Promise<AccountRow | null>,
    { passwordHash, now }: NewPassword,
    use: (tx: Transaction) => void,
  ): Promise<Recovered> {
    return write(async (tx) => {
      const seen = await find(tx);
      if (seen === null) return 'unknown';
      await tx.lock('account', seen.id);
      const account = await find(tx);
      if (account === null) return 'unknown';
      if (account.bannedUntil > now) return 'banned';
      use(tx);
      setPassword(tx, account.id, passwordHash);
      return 'done';
    });
  };
}

function statements(database: Database) {
  const { build } = database;
  const code = tableOf(database, 'recovery_code');
  const account = tableOf(database, 'account');
  return {
    ofCode: statement((given: Given<{ codeHash: string }>) =>
      build
        .selectFrom('recovery_code')
        .innerJoin('account', 'account.id', 'recovery_code.account_id')
        .select(ACCOUNT_COLUMNS)
        .where('recovery_code.code_hash', '=', given('codeHash')),
    ),
    ofReset: statement((given: Given<{ tokenHash: string; now: number }>) =>
      build
        .selectFrom('password_reset')
        .innerJoin('account', 'account.id', 'password_reset.account_id')
        .select(ACCOUNT_COLUMNS)
        .where('password_reset.token_hash', '=', given('tokenHash'))
        .where('password_reset.ends_at', '>', given('now')),
    ),
    passwordOf: account.select(['password_hash'], ['id as accountId']),
    setPassword: account.update(['password_hash'], ['id']),
    endSessions: tableOf(database, 'session').remove(['account_id']),
    removeReset: tableOf(database, 'password_reset').remove(['account_id']),
    removeCode: code.remove(['code_hash']),
    countCodes: code.count(['account_id']),
    removeEnded: statement((given: Given<{ now: number }>) =>
      build.deleteFrom('password_reset').where('ends_at', '<=', given('now')),
    ),
  };
}
