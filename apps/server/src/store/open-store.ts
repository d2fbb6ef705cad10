import { accept, type Result, refuse } from '@warren/engine';
import { makeStore } from './make-store.js';
import { migrate } from './migrations/migrate.js';
import { openDatabase } from './open-database.js';
import type { Store } from './store.js';

export interface StoreOptions {
  /** `postgres://...`, `sqlite:<file>` or `sqlite::memory:`. */
  readonly database: string;
}

/** Opens the database, brings it up to date, or says in one sentence why that can't be. */
export async function openStore({ database: address }: StoreOptions): Promise<Result<Store>> {
  const opened = await openDatabase(address);
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const migrated = await migrate(database);
    if (migrated.ok) return accept(makeStore(database));
    await database.close();
    return migrated;
  } catch (error) {
    await database.close();
    return refuse(`the database cannot be brought up to date: ${(error as Error).message}`);
  }
}
