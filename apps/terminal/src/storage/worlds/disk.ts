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

/** The file system of the worlds. Errors are thrown. */
export interface Disk {
  /** The bytes of a file of at most `most` bytes; `null` when there is none. */
  read(path: string, most: number): Buffer | null;
  /** Size and time of last change; `null` when there is nothing. */
  stat(path: string): { readonly size: number; readonly changedAt: number } | null;
  /** What is in a folder; nothing when there is none. */
  list(path: string): readonly { readonly name: string; readonly isFolder: boolean }[];
  makeFolder(path: string): void;
  /** Opens a file for writing: `create` replaces an existing one, `exclusive` fails if it exists, `existing` keeps it. */
  open(path: string, how: 'create' | 'exclusive' | 'existing'): number;
  /** Writes at a position and returns the number of bytes, which may be fewer than given. */
  write(file: number, bytes: Uint8Array, at: number): number;
  size(file: number): number;
  truncate(file: number, size: number): void;
  /** Flushes the file to the disk. */
  sync(file: number): void;
  /** Flushes the file in the background. */
  syncLater(file: number, done: (error: Error | null) => void): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  /** Creates a hard link, which must not exist yet. Not every file system can. */
  link(from: string, to: string): void;
  /** Flushes the names in a folder to the disk, where the system can. */
  syncFolder(path: string): void;
  /** Removes a file, or a folder with everything in it. */
  remove(path: string): void;
}

const FLAGS = { create: 'w', exclusive: 'wx', existing: 'r+' } as const;

/** The file system of this machine. */
export const realDisk: Disk = {
  read(path, most) {
    const seen = realDisk.stat(path);
    if (seen === null) return null;
    if (seen.size > most) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
    return readFileSync(path);
  },
  stat(path) {
    const seen = statSync(path, { throwIfNoEntry: false });
    return seen === undefined ? null : { size: seen.size, changedAt: seen.mtimeMs };
  },
  list(path) {
    if (realDisk.stat(path) === null) return [];
    return readdirSync(path, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory(),
    }));
  },
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  open: (path, how) => openSync(path, FLAGS[how]),
  write: (file, bytes, at) => writeSync(file, bytes, 0, bytes.length, at),
  // A file without a name was deleted or replaced while it was open: its size is no longer that of the path.
  size: (file) => (fstatSync(file).nlink === 0 ? -1 : fstatSync(file).size),
  truncate: ftruncateSync,
  sync: fsyncSync,
  syncLater: (file, done) => fdatasync(file, done),
  close: closeSync,
  rename: renameSync,
  link: linkSync,
  syncFolder(path) {
    // Windows can't open folders, and some file systems can't flush them.
    try {
      const folder = openSync(path, 'r');
      try {
        fsyncSync(folder);
      } finally {
        closeSync(folder);
      }
    } catch {
      // Nothing more can be done.
    }
  },
  remove: (path) => rmSync(path, { recursive: true, force: true }),
};

/** Writes a whole file and flushes it to the disk. */
export function writeNew(disk: Disk, path: string, bytes: Uint8Array): void {
  const file = disk.open(path, 'create');
  try {
    writeAll(disk, file, bytes, 0);
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}

/** Writes all bytes at a position of a file. */
export function writeAll(disk: Disk, file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) done += disk.write(file, bytes.subarray(done), at + done);
}
