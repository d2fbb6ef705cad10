import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installByApt } from './apt.mjs';
import { UserError } from './messages.mjs';
import { isExecutable, pathFolders } from './programs.mjs';

/** Where Debian puts the programs of each version; they are not on its PATH. */
const DEBIAN = '/usr/lib/postgresql';
const PLACES = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin', '/usr/pgsql/bin'];
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** The programs a database is made and run with: `{ initdb, postgres }`; `null` when there are none. */
export function findPostgres(env = process.env) {
  for (const folder of [...pathFolders(env), ...debianFolders(), ...PLACES]) {
    const programs = {
      initdb: join(folder, `initdb${SUFFIX}`),
      postgres: join(folder, `postgres${SUFFIX}`),
    };
    if (isExecutable(programs.initdb) && isExecutable(programs.postgres)) return programs;
  }
  return null;
}

/** Finds PostgreSQL, or installs it where that can be done without asking. */
export async function preparePostgres(env = process.env) {
  const found = findPostgres(env);
  if (found !== null) return found;
  if (!canUseApt()) throw new UserError('no PostgreSQL found for the tests of the store; install one');
  await installByApt('PostgreSQL', 'postgresql', env);
  const installed = findPostgres(env);
  if (installed === null) throw new UserError('apt-get installed PostgreSQL, but there is none to be found');
  return installed;
}

function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
}
