/** A row of a board that came from a file: unverified, and its owner's alone. */
export interface ImportRow {
  readonly score: number;
  readonly name: string;
  readonly date: string;
}

export interface ImportStore {
  /** Adds rows; those that are there already are not added again. Answers how many are new, or `full`. */
  add(
    accountId: string,
    board: string,
    rows: readonly ImportRow[],
    /** How many there may be of the board, and of all boards of the account together. */
    most: { readonly board: number; readonly account: number },
  ): Promise<number | 'full'>;
  /** By score, of equal ones the older first. */
  list(accountId: string, board: string): Promise<readonly ImportRow[]>;
  remove(accountId: string, board: string): Promise<void>;
}
