import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a finished file its name: whatever happens, there is the old file or the new one, whole. */
export function putInPlace(unfinished: string, path: string): void {
  flush(unfinished, 'r+');
  renameSync(unfinished, path);
  // A name is on disk only when its folder is; Windows cannot be asked for that, and needs it not.
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
