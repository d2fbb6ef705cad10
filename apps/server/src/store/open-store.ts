import type { Result } from '@warren/engine';
import type { Store } from './store.js';

export interface StoreOptions {
  /** `postgres://...`, `sqlite:<file>` or `sqlite::memory:`. */
  readonly database: string;
}

/** Opens the database, brings it up to date, or says in one sentence why that can't be. */
export type OpenStore = (options: StoreOptions) => Promise<Result<Store>>;
