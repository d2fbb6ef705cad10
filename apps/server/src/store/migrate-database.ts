import { accept, type Result } from '@warren/engine';
import { MIGRATIONS } from './migrations/migrate.js';
import { openStore } from './open-store.js';

/** Brings the database of an address up to date, while servers may be using it. Answers its version. */
export async function migrateDatabase(address: string): Promise<Result<number>> {
  const opened = await openStore({ database: address, connections: 1 });
  if (!opened.ok) return opened;
  await opened.value.close();
  return accept(MIGRATIONS.length);
}
