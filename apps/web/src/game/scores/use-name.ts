import { useStorageVersion } from '../../lib/storage.js';
import { useAccount, who } from '../../online/who.js';
import { readName, STORED_NAME } from './player-name.js';

/** The name somebody plays by. */
export interface PlayerName {
  /** `null` until it was asked for. */
  readonly name: string | null;
  /** It is that of an account, and changed there. */
  readonly ofAccount: boolean;
}

/** The name in the table where nobody was asked for one: a board may be played for without the menu. */
export function nameInTable(): string {
  const account = who.get();
  if (account !== null && !account.guest) return account.name;
  return readName() ?? account?.name ?? 'Guest';
}

/** The name one plays by: that of a named account, or the one asked for once. */
export function useName(): PlayerName {
  const account = useAccount();
  useStorageVersion([STORED_NAME]);
  if (account !== null && !account.guest) return { name: account.name, ofAccount: true };
  return { name: readName(), ofAccount: false };
}
