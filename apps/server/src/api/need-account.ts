import type { AccountRow } from '../store/repositories/accounts.js';

/** The account of a call that nobody makes without one. */
export function needAccount(account: AccountRow | null): AccountRow {
  if (account === null) throw new Error('a call that asks for an account was let through without one');
  return account;
}
