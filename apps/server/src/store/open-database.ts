import { accept, type Result, refuse } from '@warren/engine';
import type { Database } from './kysely/database.js';
import { openSqlite } from './sqlite/open-sqlite.js';

/** Opens what an address names: `sqlite:<file>`, `sqlite::memory:` or `postgres://...`. */
export async function openDatabase(address: string): Promise<Result<Database>> {
  if (address.startsWith('sqlite:')) {
    const file = address.slice('sqlite:'.length);
    try {
      return accept(openSqlite(file));
    } catch (error) {
      return refuse(`the database ${file} cannot be opened: ${(error as Error).message}`);
    }
  }
  return refuse('a database is named sqlite:<file> or postgres://user@host/name');
}
