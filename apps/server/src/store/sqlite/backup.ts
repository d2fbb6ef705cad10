import { existsSync, rmSync } from 'node:fs';
import { backup as copyPages, DatabaseSync } from '@photostructure/sqlite';
import { makePrivate } from './private-file.js';
import { putInPlace } from './put-in-place.js';

/** All pages in one go: in steps, a server that writes all the time would make it begin again and again. */
const ALL_PAGES = -1;

/**
 * Copies a database as it is at one moment, while others read and write it. The copy appears under its name when
 * it is whole and on disk, never before. Throws when there is no database, or a file of that name already.
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
