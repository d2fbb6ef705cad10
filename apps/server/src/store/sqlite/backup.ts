import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup as copyPages, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { accept, type Result, refuse } from '@warren/engine';
import { MIGRATIONS } from '../migrations/migrate.js';

/** All pages at once: a copy in steps begins again after each write of a server. */
const ALL_PAGES = -1;

/**
 * Copies a database at one point in time, while servers read and write it. The copy gets its name when it is whole
 * and on disk. Throws when there is no database, or a file of that name already.
 */
export async function writeBackup(file: string, path: string, { replace = false } = {}): Promise<void> {
  if (!replace && existsSync(path)) throw new Error(`there is a file ${path} already`);
  const source = new DatabaseSync(file, { readOnly: true });
  const unfinished = `${path}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    makePrivate(unfinished);
    await copyPages(source, unfinished, { rate: ALL_PAGES });
    putInPlace(unfinished, path);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

export interface Restored {
  /** Where the database lies that was there before; `null` when there was none. */
  readonly aside: string | null;
}

/** Files that SQLite keeps beside a database in use. */
const COMPANIONS = ['-wal', '-shm'];
const BUSY = 5;

/** Checks a backup and puts it where the database is. The old database is renamed. */
export function restoreBackup(backup: string, file: string): Result<Restored> {
  if (!existsSync(backup)) return refuse(`there is no file ${backup}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.restoring`;
  try {
    // The copy is checked, so that the checked file is the one that is used.
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
 * Whether another process has the database open. Only the last connection may leave write-ahead logging, which
 * also moves everything into one file.
 */
function isInUse(file: string): boolean {
  return using(file, (database) => {
    try {
      database.exec('pragma journal_mode = delete');
      return false;
    } catch (error) {
      // No server uses a file that SQLite cannot read; a backup may replace it.
      return (error as { errcode?: number }).errcode === BUSY;
    }
  });
}

/** Renames the database and its companion files. Answers the new name. */
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

/** Gives a finished file its name: after a crash there is the old file or the new one, whole. */
function putInPlace(unfinished: string, path: string): void {
  flush(unfinished, 'r+');
  renameSync(unfinished, path);
  // The name is on disk when the folder is flushed; Windows does not need that.
  if (process.platform !== 'win32') flush(dirname(path), 'r');
}

function flush(path: string, mode: 'r' | 'r+'): void {
  const file = openSync(path, mode);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Creates a file that only its owner may read, since it will hold names and password hashes. Keeps an existing one. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}
