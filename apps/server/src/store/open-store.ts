import { accept, type Result, refuse } from '@warren/engine';
import type { Database } from './database.js';
import { migrate } from './migrations/migrate.js';
import { openPostgres } from './postgres.js';
import { makeAccounts } from './repositories/accounts.js';
import { makeBoards } from './repositories/boards.js';
import { makeImports } from './repositories/imports.js';
import { makeLevels } from './repositories/levels.js';
import { makeProfiles } from './repositories/profiles.js';
import { makeRuns } from './repositories/runs.js';
import { makeSaves } from './repositories/saves.js';
import { makeSecrets } from './repositories/secrets.js';
import { makeSessions } from './repositories/sessions.js';
import { makeTickets } from './repositories/tickets.js';
import { openSqlite } from './sqlite/open-sqlite.js';
import type { Store } from './store.js';

export interface StoreOptions {
  /** `postgres://...`, `sqlite:<file>` or `sqlite::memory:`. */
  readonly database: string;
}

/** Opens the database and migrates it, or says in one sentence why that failed. */
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

/** The store on a migrated database. */
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

const SQLITE = 'sqlite:';
const POSTGRES = /^postgres(?:ql)?:\/\//;

/** Opens the database of an address, or says why that failed, without the password of the address. */
export async function openDatabase(address: string): Promise<Result<Database>> {
  try {
    if (address.startsWith(SQLITE)) return accept(openSqlite(address.slice(SQLITE.length)));
    if (POSTGRES.test(address)) return accept(await openPostgres(address));
  } catch (error) {
    return refuse(`the database ${nameOf(address)} cannot be opened: ${reasonOf(error)}`);
  }
  return refuse('a database is named sqlite:<file> or postgres://user@host/name');
}

/** An address without its password. */
function nameOf(address: string): string {
  if (address.startsWith(SQLITE)) return address.slice(SQLITE.length);
  if (!URL.canParse(address)) return 'of this address';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  // If none of several addresses of a host answers, the error has a code but no message.
  return message || code || 'no reason is given';
}
