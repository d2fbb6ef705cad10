import type { AccountRow } from '../account-store.js';

/** The columns of an account under the names of its row. */
export const ACCOUNT_COLUMNS = [
  'account.id as id',
  'account.name as name',
  'account.guest as guest',
  'account.password_hash as passwordHash',
  'account.created_at as createdAt',
] as const;

/** An account from its columns, and nothing else that came along. */
export function accountOf(row: Omit<AccountRow, 'guest'> & { readonly guest: number }): AccountRow {
  const { id, name, guest, passwordHash, createdAt } = row;
  return { id, name, guest: guest === 1, passwordHash, createdAt };
}
