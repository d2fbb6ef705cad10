import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lowest } from './summary.mjs';

const WRITES = 40;
const PAGE = Buffer.alloc(4_096, 1);

/**
 * How long the disk of a folder takes to keep 4 KB for good, in milliseconds: no save can be faster than that.
 * @param {string} folder
 */
export function measureDisk(folder) {
  const file = openSync(join(folder, 'disk'), 'w');
  const times = [];
  for (let i = 0; i < WRITES; i++) {
    const before = performance.now();
    writeSync(file, PAGE);
    fdatasyncSync(file);
    times.push(performance.now() - before);
  }
  closeSync(file);
  return lowest(times);
}
