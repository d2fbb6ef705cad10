import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { fileError } from '../cli/errors.js';

/**
 * Writes a file that appears whole or not at all, and the folders it lies in. It is done when this returns, so that
 * it can be the last thing a process does. A secret one is for the eyes of its owner alone, from its first byte on.
 */
export function writeWhole(
  path: string,
  text: string,
  { isSecret = false }: { readonly isSecret?: boolean } = {},
): Result<null> {
  const part = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    // What a process of the same number left behind would keep the rights it has.
    rmSync(part, { force: true });
    writeFileSync(part, text, isSecret ? { mode: 0o600 } : {});
    renameSync(part, path);
    return accept(null);
  } catch (error) {
    removeIfThere(part);
    return refuse(fileError('write', path, error).message);
  }
}

/** Removes a file; where that cannot be done, it stays. */
export function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It is not there, or it is not ours to remove.
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
