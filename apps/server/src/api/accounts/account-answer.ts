import type { Account } from '@warren/protocol';
import type { AccountRow } from '../../store/repositories/accounts.js';

/** An account as its owner sees it. */
export function accountAnswer({ id, name, guest, createdAt }: AccountRow): Account {
  return { id, name, guest, createdAt };
}
