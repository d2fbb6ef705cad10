import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { accept, type Result, refuse } from '@warren/engine';
import { MIGRATIONS } from '../migrations/registry.js';
import { putInPlace } from './put-in-place.js';

export interface Restored {
  /** Where the database lies that was there before; `null` when there was none. */
  readonly aside: string | null;
}

/** What SQLite keeps beside a database while it is in use. */
const COMPANIONS = ['-wal', '-shm'];
const BUSY = 5;

/** Puts a backup where the database is, after it has been found whole; the old database is kept aside. */
export function restoreBackup(backup: string, file: string): Result<Restored> {
  if (!existsSync(backup)) return refuse(`there is no file ${backup}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.restoring`;
  try {
    // The copy is what is checked, so that what was checked is what is used.
    copyFileSync(backup, unfinished);
    chmodSync(unfinished, 0o600);
    const flaw = flawOf(unfinished);
    if (flaw !== null) return refuse(`${backup} cannot be restored: ${flaw}`);
    if (existsSync(file) && isInUse(file)) {
      return refuse(`the database ${file} is in use; stop the server first`);
    }
    const aside = setAside(file);
    putInPlace(unfinished, file);
    return accept({ aside });
  } finally {
    for (const end of ['', ...COMPANIONS]) rmSync(`${unfinished}${end}`, { force: true });
  }
}

/** What is wrong with a backup, or `null`. */
function flawOf(path: string): string | null {
  return using(path, (database) => {
    try {
      const [check] = database.prepare('pragma integrity_check(1)').all();
      if (check?.integrity_check !== 'ok') return `it is damaged (${check?.integrity_check})`;
      const isOurs = database.prepare("select name from sqlite_schema where name = 'migration'").get();
      if (isOurs === undefined) return 'it is no database of Warren';
      const { version } = database.prepare('select max(number) as version from migration').get();
      return version > MIGRATIONS.length ? 'it was made by a newer Warren' : null;
    } catch (error) {
      return `it is no database (${(error as Error).message})`;
    }
  });
}

/**
 * Whether another process has the database open. Leaving write-ahead logging is allowed to the last one only, and
 * has the advantage that everything is in one file afterwards.
 */
function isInUse(file: string): boolean {
  return using(file, (database) => {
    try {
      database.exec('pragma journal_mode = delete');
      return false;
    } catch (error) {
      // What SQLite cannot read, nobody uses; it is the best reason there is to restore a backup.
      return (error as { errcode?: number }).errcode === BUSY;
    }
  });
}

/** Renames the database and what belongs to it; answers its new name. */
function setAside(file: string): string | null {
  if (!existsSync(file)) return null;
  let number = 1;
  while (existsSync(`${file}.before-restore-${number}`)) number++;
  const aside = `${file}.before-restore-${number}`;
  for (const end of ['', ...COMPANIONS]) {
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  }
  return aside;
}

function using<T>(path: string, work: (database: DatabaseSyncInstance) => T): T {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
