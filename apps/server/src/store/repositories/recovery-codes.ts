import type { Database, Transaction } from '../database.js';
import { tableOf } from '../table.js';

/** Writes hashes of recovery codes, as a part of another change. */
export function makeCodeWriter(database: Database) {
  const code = tableOf(database, 'recovery_code');
  const add = code.insert(['code_hash', 'account_id', 'created_at']);
  const removeAll = code.remove(['account_id']);
  return {
    add(tx: Transaction, accountId: string, codes: readonly string[], at: number): void {
      for (const codeHash of codes) tx.send(add, { codeHash, accountId, createdAt: at });
    },
    removeAll: (tx: Transaction, accountId: string): void => tx.send(removeAll, { accountId }),
  };
}
