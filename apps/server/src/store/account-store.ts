/** Somebody who plays here. */
export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** A guest has no password. */
  readonly guest: boolean;
  readonly passwordHash: string | null;
  readonly createdAt: number;
}

/** A name as it is shown and as it is compared. */
export interface NewName {
  readonly name: string;
  readonly folded: string;
}

export interface AccountStore {
  /** `null` when the name is taken. A guest has no password hash. */
  create(
    account: NewName & { id: string; passwordHash: string | null; at: number },
  ): Promise<AccountRow | null>;
  /** A guest becomes a named account and keeps everything. */
  claim(
    id: string,
    claim: NewName & { passwordHash: string },
  ): Promise<AccountRow | 'name-taken' | 'named-already'>;
  /** `null` when the name is taken by somebody else. */
  rename(id: string, name: NewName): Promise<AccountRow | null>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  find(id: string): Promise<AccountRow | null>;
  findByName(folded: string): Promise<AccountRow | null>;
  /** Deletes the account and everything that belongs to it, rows on boards included. */
  remove(id: string): Promise<void>;
  /** Deletes guests who have neither runs nor saves nor levels and were not seen since. Answers how many. */
  sweepGuests(before: number): Promise<number>;
  /** Everything that is known of an account, for its owner; no hashes. */
  export(id: string): Promise<Readonly<Record<string, unknown>>>;
}
