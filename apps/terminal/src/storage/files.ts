import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { fileError } from '../cli/errors.js';

/**
 * Writes a file whole or not at all, and creates its folder. It is synchronous, so that it can be the last thing a
 * process does. Only the owner can read a secret file, from its first byte on.
 */
export function writeWhole(
  path: string,
  text: string,
  { isSecret = false }: { readonly isSecret?: boolean } = {},
): Result<null> {
  const part = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    // A file left by a process with the same number would keep its permissions.
    rmSync(part, { force: true });
    writeFileSync(part, text, isSecret ? { mode: 0o600 } : {});
    renameSync(part, path);
    return accept(null);
  } catch (error) {
    removeIfThere(part);
    return refuse(fileError('write', path, error).message);
  }
}

/** Removes a file if that is possible. */
export function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The file is not there, or not ours to remove.
  }
}

/** Reads a file of at most `limit` bytes; `null` when there is none. */
export function readIfThere(path: string, limit: number): Result<string | null> {
  try {
    if (statSync(path).size > limit) return refuse(`${path} is larger than ${limit} bytes`);
    return accept(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing ? accept(null) : refuse(fileError('read', path, error).message);
  }
}
