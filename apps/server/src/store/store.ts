import type { Database } from './database.js';
import { timeDatabase } from './database-times.js';
import { makeAccounts } from './repositories/accounts.js';
import { makeAdministration } from './repositories/administration.js';
import { makeBoards } from './repositories/boards.js';
import { makeImports } from './repositories/imports.js';
import { makeLevels } from './repositories/levels.js';
import { makeProfiles } from './repositories/profiles.js';
import { makeRecovery } from './repositories/recovery.js';
import { makeReports } from './repositories/reports.js';
import { makeRunQueue } from './repositories/run-queue.js';
import { makeRuns } from './repositories/runs.js';
import { makeSaves } from './repositories/saves.js';
import { makeSecrets } from './repositories/secrets.js';
import { makeSessions } from './repositories/sessions.js';
import { makeTickets } from './repositories/tickets.js';
import { makeWitnesses } from './repositories/witnesses.js';

/**
 * Everything the server stores. Each method is one transaction: it is on disk when its promise is fulfilled, or
 * nothing of it is. Times are milliseconds since 1970 and given by the caller.
 */
export type Store = ReturnType<typeof makeStore>;

/** The store on a migrated database. */
export function makeStore(untimed: Database) {
  const { timed: database, times } = timeDatabase(untimed);
  const { secrets, ready } = makeSecrets(database);
  return {
    accounts: makeAccounts(database),
    sessions: makeSessions(database),
    recovery: makeRecovery(database),
    saves: makeSaves(database),
    profiles: makeProfiles(database),
    tickets: makeTickets(database),
    witnesses: makeWitnesses(database),
    runs: makeRuns(database),
    queue: makeRunQueue(database),
    boards: makeBoards(database),
    levels: makeLevels(database),
    imports: makeImports(database),
    reports: makeReports(database),
    administration: makeAdministration(database),
    secrets,
    /** The clock that all servers of this database share. */
    now: database.now,
    /** How long reads and writes took. */
    times,
    /** Fulfilled when the database answers. */
    ready,
    /** Writes a consistent copy while the store stays in use. Refused where the database has tools of its own. */
    backup: database.backup,
    close: database.close,
  };
}
