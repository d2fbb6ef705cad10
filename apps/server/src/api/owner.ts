import type { AccountRow } from '../store/account-store.js';

/** Whoever makes a call that only somebody with an account can make: the contract has seen to it. */
export function ownerOf({ account }: { readonly account: AccountRow | null }): AccountRow {
  if (account === null) throw new Error('a call that needs an account was let in without one');
  return account;
}
