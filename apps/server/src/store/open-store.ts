import { accept, type Result, refuse } from '@warren/engine';
import { makeAccounts } from './kysely/accounts.js';
import { makeBoards } from './kysely/boards.js';
import type { Database } from './kysely/database.js';
import { makeImports } from './kysely/imports.js';
import { makeLevels } from './kysely/levels.js';
import { makeRuns } from './kysely/runs.js';
import { makeSaves } from './kysely/saves.js';
import { makeSecrets } from './kysely/secrets.js';
import { makeSessions } from './kysely/sessions.js';
import { makeTickets } from './kysely/tickets.js';
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

function makeStore(database: Database): Store {
  const { secrets, ready } = makeSecrets(database);
  return {
    accounts: makeAccounts(database),
    sessions: makeSessions(database),
    saves: makeSaves(database),
    tickets: makeTickets(database),
    runs: makeRuns(database),
    boards: makeBoards(database),
    levels: makeLevels(database),
    imports: makeImports(database),
    secrets,
    ready,
    backup: database.backup,
    close: database.close,
  };
}
