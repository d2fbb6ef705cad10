import { accept, type Result, refuse } from '@warren/engine';
import type { Database } from './kysely/database.js';
import { openPostgres } from './postgres/open-postgres.js';
import { openSqlite } from './sqlite/open-sqlite.js';

const SQLITE = 'sqlite:';
const POSTGRES = /^postgres(?:ql)?:\/\//;

/** Opens what an address names, or says why it can't, without the password that may stand in it. */
export async function openDatabase(address: string): Promise<Result<Database>> {
  try {
    if (address.startsWith(SQLITE)) return accept(openSqlite(address.slice(SQLITE.length)));
    if (POSTGRES.test(address)) return accept(await openPostgres(address));
  } catch (error) {
    return refuse(`the database ${nameOf(address)} cannot be opened: ${reasonOf(error)}`);
  }
  return refuse('a database is named sqlite:<file> or postgres://user@host/name');
}

/** An address as it may be shown to anybody. */
function nameOf(address: string): string {
  if (address.startsWith(SQLITE)) return address.slice(SQLITE.length);
  if (!URL.canParse(address)) return 'of this address';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  // Where a name has several addresses, none of which answers, there is a code but no message.
  return message || code || 'no reason is given';
}
