import { closeSync, openSync } from 'node:fs';

/** Makes a file that its owner alone may read, since names and hashes of passwords will be in it. One that is there stays. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}
