import { makeAccounts } from './kysely/accounts.js';
import { makeBoards } from './kysely/boards.js';
import type { Database } from './kysely/database.js';
import { makeImports } from './kysely/imports.js';
import { makeLevels } from './kysely/levels.js';
import { makeProfiles } from './kysely/profiles.js';
import { makeRuns } from './kysely/runs.js';
import { makeSaves } from './kysely/saves.js';
import { makeSecrets } from './kysely/secrets.js';
import { makeSessions } from './kysely/sessions.js';
import { makeTickets } from './kysely/tickets.js';
import type { Store } from './store.js';

/** The store on a database that is up to date. */
export function makeStore(database: Database): Store {
  const { secrets, ready } = makeSecrets(database);
  return {
    accounts: makeAccounts(database),
    sessions: makeSessions(database),
    saves: makeSaves(database),
    profiles: makeProfiles(database),
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
