import { existsSync } from 'node:fs';
import { accept, type Result, refuse } from '@warren/engine';
import { type Restored, restoreBackup, writeBackup } from './sqlite/backup.js';

const SQLITE = 'sqlite:';
const POSTGRES_TOOLS = 'PostgreSQL has tools of its own for this: pg_dump and pg_restore';

/** Copies the database of an address to a file, while a server may be using it. */
export async function backUp(
  address: string,
  { path, replace }: { readonly path: string; readonly replace: boolean },
): Promise<Result<string>> {
  const file = fileOf(address);
  if (!file.ok) return file;
  if (!existsSync(file.value)) return refuse(`there is no database ${file.value}`);
  try {
    await writeBackup(file.value, path, { replace });
    return accept(file.value);
  } catch (error) {
    return refuse(`the backup failed: ${(error as Error).message}`);
  }
}

/** Puts a backup where the database of an address is. */
export function restore(address: string, backup: string): Result<Restored & { readonly file: string }> {
  const file = fileOf(address);
  if (!file.ok) return file;
  try {
    const restored = restoreBackup(backup, file.value);
    return restored.ok ? accept({ ...restored.value, file: file.value }) : restored;
  } catch (error) {
    return refuse(`the backup was not restored: ${(error as Error).message}`);
  }
}

function fileOf(address: string): Result<string> {
  if (!address.startsWith(SQLITE)) return refuse(POSTGRES_TOOLS);
  const file = address.slice(SQLITE.length);
  return file === ':memory:' ? refuse('a database in memory cannot be backed up') : accept(file);
}
