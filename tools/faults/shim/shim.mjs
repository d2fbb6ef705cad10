import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCompiler } from '../../prepare/compiler.mjs';

const SOURCE = fileURLToPath(new URL('./shim.c', import.meta.url));

/**
 * The control block that harness and preloaded shim share: a number of 64 bits each, in the order of the struct in
 * shim.c. Events are writes (and truncations) and flushes of files in the folder, counted together.
 * - count: how many events there were; failed: how many of them were made to fail.
 * - killAt, killHow: at this event the process dies: before it (0), in the middle of it (1), right after it (2).
 * - failFrom, failWhat, failErrno, failMost: from this event on, writes (1) or flushes (2) fail, until so many have.
 * - skipSync: flushes do nothing and say that they did.
 */
const FIELDS = /** @type {const} */ ([
  'count',
  'killAt',
  'killHow',
  'failFrom',
  'failMost',
  'failWhat',
  'failErrno',
  'skipSync',
  'failed',
]);
/** @typedef {typeof FIELDS[number]} Field */

export const WRITES = 1;
export const FLUSHES = 2;

/** Whether the shim can be built and preloaded here. */
export function hasShim() {
  return process.platform === 'linux' && findCompiler() !== null;
}

/**
 * A disk that fails as it is told to, for programs that write below one folder.
 * @typedef {object} FaultyDisk
 * @property {string} folder What they write below.
 * @property {Record<string, string>} env Preloads the shim.
 * @property {(field: Field) => number} get
 * @property {(fields: Partial<Record<Field, number>>) => void} set
 * @property {(isLost: () => boolean) => number} cutPower Takes back writes that were never flushed, those for which it
 *   is told so, and forgets all others. Answers how many.
 * @property {() => void} remove
 */

/**
 * Builds the shim for a new folder. Without a compiler this throws.
 * @param {string} root An empty folder, for the shim and for what it needs.
 * @param {{ below?: string }} [options] `below`: faults happen below this folder only.
 * @returns {FaultyDisk}
 */
export function makeFaultyDisk(root, { below } = {}) {
  const folder = below ?? join(root, 'data');
  const [control, journal, library] = ['control', 'journal', 'shim.so'].map((name) => join(root, name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(control, Buffer.alloc(8 * FIELDS.length), { mode: 0o666 });
  const built = spawnSync(
    findCompiler() ?? 'cc',
    ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl', '-lpthread'],
    { encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(`the shim of a failing disk was not built: ${built.stderr}`);
  const block = openSync(control, 'r+');
  const word = Buffer.alloc(8);
  return {
    folder,
    env: {
      LD_PRELOAD: library,
      WARREN_FAULT_CONTROL: control,
      WARREN_FAULT_FOLDER: folder,
      WARREN_FAULT_JOURNAL: journal,
    },
    get(field) {
      readSync(block, word, 0, 8, 8 * FIELDS.indexOf(field));
      return Number(word.readBigUInt64LE());
    },
    set(fields) {
      for (const [field, value] of Object.entries(fields)) {
        word.writeBigUInt64LE(BigInt(value));
        writeSync(block, word, 0, 8, 8 * FIELDS.indexOf(/** @type {Field} */ (field)));
      }
    },
    cutPower: (isLost) => cutPower(journal, isLost),
    remove() {
      closeSync(block);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/**
 * A write of the journal.
 * @typedef {object} Written
 * @property {number} kind 1 is a write, 2 a truncation, 3 a flush.
 * @property {string} path
 * @property {number} offset
 * @property {number} sizeBefore Of the file.
 * @property {Buffer} old
 * @property {Buffer} bytes
 */

/**
 * @param {string} journal
 * @param {() => boolean} isLost
 */
function cutPower(journal, isLost) {
  /** Writes that were not flushed, by file. @type {Map<string, Written[]>} */
  const open = new Map();
  for (const written of readJournal(journal)) {
    const { kind, path } = written;
    if (kind === 3) open.delete(path);
    else open.set(path, [...(open.get(path) ?? []), written]);
  }
  rmSync(journal, { force: true });
  let lost = 0;
  for (const [path, writes] of open) if (existsSync(path)) lost += takeBack(path, writes, isLost);
  return lost;
}

/**
 * Takes all writes back, the last first, and then makes those again that are not lost: a disk keeps no order.
 * @param {string} path
 * @param {readonly Written[]} writes
 * @param {() => boolean} isLost
 */
function takeBack(path, writes, isLost) {
  const file = openSync(path, 'r+');
  for (const { offset, sizeBefore, old } of [...writes].reverse()) {
    ftruncateSync(file, sizeBefore);
    if (old.length > 0) writeSync(file, old, 0, old.length, offset);
  }
  let lost = 0;
  for (const { kind, offset, bytes } of writes) {
    if (isLost()) lost++;
    else if (kind === 2) ftruncateSync(file, offset);
    else writeSync(file, bytes, 0, bytes.length, offset);
  }
  closeSync(file);
  return lost;
}

const HEAD = 6;

/**
 * Reads the journal up to its end, or to where the process died while it wrote it.
 * @param {string} journal
 * @returns {Generator<Written>}
 */
function* readJournal(journal) {
  const all = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  for (let at = 0; at + 8 * HEAD <= all.length; ) {
    const head = Array.from({ length: HEAD }, (_, i) => Number(all.readBigUInt64LE(at + 8 * i)));
    const [kind = 0, pathSize = 0, offset = 0, sizeBefore = 0, oldSize = 0, newSize = 0] = head;
    at += 8 * HEAD;
    const parts = [pathSize, oldSize, newSize].map((size) => {
      at += size;
      return all.subarray(at - size, at);
    });
    if (at > all.length) return;
    const [path = '', old = Buffer.alloc(0), bytes = Buffer.alloc(0)] = parts;
    yield { kind, path: path.toString(), offset, sizeBefore, old, bytes };
  }
}
