import type { ProfileTable } from '@warren/games/classic';

/** The profiles of everybody who has played in this browser, each with their own rows. */
export interface ProfileDatabase {
  tableOf(owner: string): ProfileTable;
  /** Everybody of whom there is a row. */
  owners(): Promise<string[]>;
  /** Removes every row of somebody, and what is known of what was sent. */
  remove(owner: string): Promise<void>;
  /** What the server was last known to have of an account, as a fingerprint. */
  sent(account: string): Promise<string | null>;
  setSent(account: string, hash: string): Promise<void>;
  clear(): Promise<void>;
}
