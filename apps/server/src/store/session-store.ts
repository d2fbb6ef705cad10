import type { AccountRow } from './account-store.js';

/** A sign-in that lasts. Only the hash of its token is known here. */
export interface SessionRow {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly kind: 'cookie' | 'token';
  readonly createdAt: number;
  readonly endsAt: number;
}

export interface SessionStore {
  create(session: SessionRow): Promise<void>;
  find(tokenHash: string): Promise<{ readonly session: SessionRow; readonly account: AccountRow } | null>;
  /** Lengthens a session that is in use. */
  extend(tokenHash: string, endsAt: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** Ends every session of an account but this one. */
  removeOthers(accountId: string, keep: string): Promise<void>;
  /** Forgets sessions that have ended. Answers how many. */
  sweep(now: number): Promise<number>;
}
