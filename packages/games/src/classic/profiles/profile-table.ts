import type { ProfileRecord } from './profile-record.js';

/**
 * Where profiles and completions lie as rows of two tables. Whoever keeps them somewhere writes one of these, and
 * `makeProfileStore` does the rest.
 */
export interface ProfileTable {
  /** Everything there is, profiles that are gone included; all in any order, completions too. */
  all(): Promise<readonly ProfileRecord[]>;
  /**
   * Puts what `deed` makes of the records with these keys in their place, all in one transaction; `null` leaves a
   * record as it is. The deed answers at once: no transaction waits for anything.
   */
  change(
    keys: readonly string[],
    deed: (before: ProfileRecord | null, key: string) => ProfileRecord | null,
  ): Promise<void>;
}
