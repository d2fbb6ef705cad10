import type { BoardOfRun } from './run-store.js';

export interface BoardHeadRow extends BoardOfRun {
  readonly rows: number;
}

/** The best run of a player on a board. */
export interface BoardPlace {
  readonly rank: number;
  readonly runId: string;
  readonly accountId: string;
  readonly playerName: string;
  readonly playerGuest: boolean;
  readonly points: number;
  readonly ties: number;
  readonly receivedAt: number;
  /** As JSON. */
  readonly outcome: string;
}

/** A place after which a page begins. It stays where it is while rows come and go. */
export interface BoardCursor {
  readonly points: number;
  readonly ties: number;
  readonly receivedAt: number;
  readonly runId: string;
}

/**
 * Rows are ordered by points (more first), ties (fewer first), receivedAt (older first), runId. A board is there
 * once a run has been listed on it.
 */
export interface BoardStore {
  list(filter: { readonly game: string | null; readonly limit: number }): Promise<readonly BoardHeadRow[]>;
  find(id: string): Promise<BoardHeadRow | null>;
  page(
    id: string,
    page: { readonly limit: number; readonly after: BoardCursor | null },
  ): Promise<readonly BoardPlace[]>;
  /** The rows around an account, itself in the middle where there are enough; empty if it is not listed. */
  around(id: string, accountId: string, limit: number): Promise<readonly BoardPlace[]>;
  place(id: string, accountId: string): Promise<BoardPlace | null>;
}
