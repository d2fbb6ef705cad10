import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { accept, type Result, refuse } from '@warren/engine';
import { makeProfileStore, type ProfileStore, type ProfileTable } from '@warren/games';
import { FORM, profileTable, TABLES } from './profile-table.js';

/** The profiles of this machine, in a file that others may read and write as well. */
export interface ProfileFile {
  readonly table: ProfileTable;
  readonly profiles: ProfileStore;
  close(): void;
}

const FILE = 'profiles.db';
/** How long somebody waits for another terminal that writes to the same file. */
const PATIENCE_MS = 5_000;

/** Opens the profiles below a folder, or says why that can't be. */
export async function openProfileFile(folder: string, now: () => number): Promise<Result<ProfileFile>> {
  const path = join(folder, FILE);
  // Few commands need it, and the others should not wait until it is loaded.
  const { DatabaseSync } = await import('@photostructure/sqlite');
  try {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(path, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
    const reason = bringUpToDate(database);
    if (reason !== null) {
      database.close();
      return refuse(`${path} ${reason}`);
    }
    const table = profileTable(database);
    return accept({ table, profiles: makeProfileStore({ table, now }), close: () => database.close() });
  } catch (error) {
    return refuse(`the profiles in ${path} can't be read: ${(error as Error).message}`);
  }
}

/** Makes the tables where there are none; otherwise why the file can't be used. */
function bringUpToDate(database: DatabaseSyncInstance): string | null {
  database.exec('pragma trusted_schema = off');
  // Two terminals may be the first at the same time.
  database.exec('begin immediate');
  const { user_version: form } = database.prepare('pragma user_version').get() as { user_version: number };
  if (form === 0) database.exec(TABLES);
  database.exec('commit');
  return form > FORM ? 'was made by a newer Warren' : null;
}
