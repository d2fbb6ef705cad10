import type { Database } from './database.js';
import { makeAccounts } from './repositories/accounts.js';
import { makeBoards } from './repositories/boards.js';
import { makeImports } from './repositories/imports.js';
import { makeLevels } from './repositories/levels.js';
import { makeProfiles } from './repositories/profiles.js';
import { makeRunQueue } from './repositories/run-queue.js';
import { makeRuns } from './repositories/runs.js';
import { makeSaves } from './repositories/saves.js';
import { makeSecrets } from './repositories/secrets.js';
import { makeSessions } from './repositories/sessions.js';
import { makeTickets } from './repositories/tickets.js';

/**
 * Everything the server stores. Each method is one transaction: it is on disk when its promise is fulfilled, or
 * nothing of it is. Times are milliseconds since 1970 and given by the caller.
 */
export type Store = ReturnType<typeof makeStore>;

/** The store on a migrated database. */
export function makeStore(database: Database) {
  const { secrets, ready } = makeSecrets(database);
  return {
    accounts: makeAccounts(database),
    sessions: makeSessions(database),
    saves: makeSaves(database),
    profiles: makeProfiles(database),
    tickets: makeTickets(database),
    runs: makeRuns(database),
    queue: makeRunQueue(database),
    boards: makeBoards(database),
    levels: makeLevels(database),
    imports: makeImports(database),
    secrets,
    /** The clock that all servers of this database share. */
    now: database.now,
    /** Fulfilled when the database answers. */
    ready,
    /** Writes a consistent copy while the store stays in use. Refused where the database has tools of its own. */
    backup: database.backup,
    close: database.close,
  };
}
