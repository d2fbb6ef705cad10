import { accept, type Result, refuse } from '@warren/engine';
import { parseUrl } from '../lib/parse-url.js';
import type { Database } from './database.js';
import { DatabaseAway, reasonOf } from './database-away.js';
import { checkVersion, migrate } from './migrations/migrate.js';
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.js';
import { openSqlite } from './sqlite/open-sqlite.js';
import { makeStore, type Store } from './store.js';

export interface StoreOptions {
  /** `postgres://...`, `sqlite:<file>` or `sqlite::memory:`. */
  readonly database: string;
  /** How many connections to PostgreSQL are kept at most. */
  readonly connections?: number;
  /** Whether the database is migrated. Otherwise one that is not up to date is refused. Yes. */
  readonly migrate?: boolean;
}

/** The value, or one sentence that says why there is none; `isAway` when the database may come yet. */
export type Opened<T> = Result<T> & { readonly isAway?: boolean };

/** Opens the database and migrates it, or says in one sentence why that failed. */
export async function openStore(options: StoreOptions): Promise<Opened<Store>> {
  const opened = await openDatabase(options.database, options);
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const migrated = options.migrate === false ? await checkVersion(database) : await migrate(database);
    if (migrated.ok) return accept(makeStore(database));
    await database.close();
    return migrated;
  } catch (error) {
    await database.close();
    return fail(error, `the database cannot be brought up to date: ${(error as Error).message}`);
  }
}

const SQLITE = 'sqlite:';
const POSTGRES = /^postgres(?:ql)?:\/\//;

/** Opens the database of an address, or says why that failed, without the password of the address. */
export async function openDatabase(
  address: string,
  options: PostgresOptions = {},
): Promise<Opened<Database>> {
  try {
    if (address.startsWith(SQLITE)) return accept(openSqlite(address.slice(SQLITE.length)));
    if (POSTGRES.test(address)) return accept(await openPostgres(address, options));
  } catch (error) {
    const cause = error instanceof DatabaseAway ? error.cause : error;
    return fail(error, `the database ${nameOf(address)} cannot be opened: ${reasonOf(cause)}`);
  }
  return refuse('a database is named sqlite:<file> or postgres://user@host/name');
}

function fail(error: unknown, reason: string): Opened<never> {
  return error instanceof DatabaseAway ? { ...refuse(reason), isAway: true } : refuse(reason);
}

/** An address without its password. */
function nameOf(address: string): string {
  if (address.startsWith(SQLITE)) return address.slice(SQLITE.length);
  const url = parseUrl(address);
  return url === null ? 'of this address' : `${url.host}${url.pathname}`;
}
