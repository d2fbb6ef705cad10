import type { ProfileRecord } from '@warren/games/classic';

/** How many rows an account may have, those of deleted profiles included. */
export interface ProfileLimits {
  readonly profiles: number;
  readonly completions: number;
}

export interface ProfileStore {
  /** Every profile of an account with its completions, in order. */
  list(accountId: string): Promise<readonly ProfileRecord[]>;
  /** Takes in what a device has and answers what there is then; `full` when that would be too much. */
  merge(
    accountId: string,
    records: readonly ProfileRecord[],
    most: ProfileLimits,
  ): Promise<readonly ProfileRecord[] | 'full'>;
}
