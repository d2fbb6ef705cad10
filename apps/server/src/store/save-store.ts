export interface SaveHeadRow {
  readonly slot: string;
  readonly revision: number;
  readonly summary: string;
  readonly device: string;
  readonly savedAt: number;
  readonly bytes: number;
}

/** A replaced or refused copy. */
export interface SaveCopyRow {
  readonly id: string;
  /** The revision it was, or that it was built on when it was refused. */
  readonly revision: number;
  readonly summary: string;
  readonly device: string;
  readonly savedAt: number;
  readonly bytes: number;
  readonly conflict: boolean;
}

export interface SaveRow extends SaveHeadRow {
  readonly text: string;
  readonly copies: readonly SaveCopyRow[];
}

export interface SaveWriteRow {
  readonly accountId: string;
  readonly slot: string;
  /** The revision this builds on; 0 when there is none yet. */
  readonly expected: number;
  /** The id a copy gets if this one is refused, or the replaced one. */
  readonly copyId: string;
  readonly text: string;
  readonly summary: string;
  readonly device: string;
  readonly at: number;
  readonly limits: { readonly generations: number; readonly slots: number; readonly bytes: number };
}

export type SaveWritten =
  | { readonly kind: 'written'; readonly save: SaveHeadRow }
  /** The refused text is kept as a copy. Writing the text that is there already is no conflict. */
  | { readonly kind: 'conflict'; readonly current: SaveRow; readonly kept: string }
  | { readonly kind: 'full' };

export interface SaveStore {
  list(accountId: string): Promise<{ readonly saves: readonly SaveHeadRow[]; readonly bytes: number }>;
  read(accountId: string, slot: string): Promise<SaveRow | null>;
  readCopy(
    accountId: string,
    slot: string,
    copy: string,
  ): Promise<(SaveCopyRow & { readonly text: string }) | null>;
  write(write: SaveWriteRow): Promise<SaveWritten>;
  /** Deletes a save with its copies. With `expected`, only when that is its revision. */
  remove(
    accountId: string,
    slot: string,
    expected: number | null,
  ): Promise<'removed' | 'missing' | 'conflict'>;
}
