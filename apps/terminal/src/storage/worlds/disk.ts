import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';

/** What the worlds need of a file system: everything they do to it passes through here. Trouble is thrown. */
export interface Disk {
  /** The bytes of a file of at most `most` bytes; `null` when there is none. */
  read(path: string, most: number): Buffer | null;
  /** Size and time of last change; `null` when there is nothing. */
  look(path: string): { readonly size: number; readonly changedAt: number } | null;
  /** What is in a folder; nothing when there is none. */
  list(path: string): readonly { readonly name: string; readonly isFolder: boolean }[];
  makeFolder(path: string): void;
  /** Opens a file to be written: a new one, one that must not be there yet, or one that is there. */
  open(path: string, how: 'anew' | 'first' | 'there'): number;
  /** Writes at a place and says how many bytes it were: maybe fewer than there are. */
  write(file: number, bytes: Uint8Array, at: number): number;
  size(file: number): number;
  truncate(file: number, size: number): void;
  /** Waits until everything written is safe from a loss of power. */
  sync(file: number): void;
  /** The same without waiting. */
  syncLater(file: number, done: (error: Error | null) => void): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  /** Gives a file a second name, which must not be there yet. Not every file system can. */
  link(from: string, to: string): void;
  /** Makes names in a folder safe from a loss of power, where the system can. */
  syncFolder(path: string): void;
  /** Removes a file, or a folder with everything in it. */
  remove(path: string): void;
}

const FLAGS = { anew: 'w', first: 'wx', there: 'r+' } as const;

/** The file system of this machine. */
export const realDisk: Disk = {
  read(path, most) {
    const seen = realDisk.look(path);
    if (seen === null) return null;
    if (seen.size > most) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
    return readFileSync(path);
  },
  look(path) {
    const seen = statSync(path, { throwIfNoEntry: false });
    return seen === undefined ? null : { size: seen.size, changedAt: seen.mtimeMs };
  },
  list(path) {
    if (realDisk.look(path) === null) return [];
    return readdirSync(path, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory(),
    }));
  },
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  open: (path, how) => openSync(path, FLAGS[how]),
  write: (file, bytes, at) => writeSync(file, bytes, 0, bytes.length, at),
  // A file that was deleted, or replaced by another, is still there for those who have it open, and for nobody else.
  size: (file) => (fstatSync(file).nlink === 0 ? -1 : fstatSync(file).size),
  truncate: ftruncateSync,
  sync: fsyncSync,
  syncLater: (file, done) => fdatasync(file, done),
  close: closeSync,
  rename: renameSync,
  link: linkSync,
  syncFolder(path) {
    // Windows opens no folders, and some file systems sync none; names are safe there by other means or not at all.
    try {
      const folder = openSync(path, 'r');
      try {
        fsyncSync(folder);
      } finally {
        closeSync(folder);
      }
    } catch {
      // Nothing more can be done for it.
    }
  },
  remove: (path) => rmSync(path, { recursive: true, force: true }),
};

/** Writes a whole file at its place, and waits until it is safe. */
export function writeNew(disk: Disk, path: string, bytes: Uint8Array): void {
  const file = disk.open(path, 'anew');
  try {
    writeAll(disk, { file, bytes, at: 0 });
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}

/** Writes all of the bytes at a place of a file. */
export function writeAll(
  disk: Disk,
  { file, bytes, at }: { readonly file: number; readonly bytes: Uint8Array; readonly at: number },
): void {
  for (let done = 0; done < bytes.length; ) done += disk.write(file, bytes.subarray(done), at + done);
}
