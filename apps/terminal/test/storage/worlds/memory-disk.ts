import type { Disk } from '../../../src/storage/worlds/disk.js';

interface Held {
  bytes: Buffer;
  /** What a loss of power leaves. */
  safe: Buffer;
  links: number;
  changedAt: number;
}

/** What is about to be done. */
export interface Operation {
  readonly name: keyof Disk;
  /** The bytes of a write. */
  readonly bytes: Uint8Array | null;
}

/** A disk in memory, on which any operation can fail. */
export interface MemoryDisk extends Disk {
  /** What happens to files whose last bytes were not flushed to the disk. */
  losePower(tail: 'lost' | 'zeros' | 'half'): void;
  readonly files: ReadonlyMap<string, Held>;
}

/** Looks at each operation before it is done: it may throw, or say how many bytes of a write still get through. */
export type Watcher = (operation: Operation) => { readonly through: number; readonly error: Error } | null;

/** What is on the disk, and which files are open. */
interface Content {
  readonly files: Map<string, Held>;
  readonly folders: Set<string>;
  readonly opened: Map<number, Held>;
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Makes a disk; `watch` sees everything that changes it. */
export function makeMemoryDisk(watch: Watcher): MemoryDisk {
  const content: Content = { files: new Map(), folders: new Set(), opened: new Map() };
  const { files, opened } = content;
  return {
    files,
    ...pathOperations(content, watch),
    ...fileOperations(content, watch),
    losePower(tail) {
      opened.clear();
      for (const held of files.values()) {
        const { bytes, safe } = held;
        // Bytes that were replaced or cut off stay as they were at the last flush.
        if (bytes.length < safe.length || !bytes.subarray(0, safe.length).equals(safe)) continue;
        const saved = tail === 'half' ? safe.length + ((bytes.length - safe.length) >> 1) : safe.length;
        const rest = tail === 'lost' ? 0 : bytes.length - saved;
        held.bytes = Buffer.concat([bytes.subarray(0, saved), Buffer.alloc(rest)]);
      }
    },
  };
}

/** Throws when an operation is to fail. */
function check(watch: Watcher, name: keyof Disk): void {
  const planned = watch({ name, bytes: null });
  if (planned !== null) throw planned.error;
}

type PathOperation = 'read' | 'stat' | 'list' | 'makeFolder' | 'rename' | 'link' | 'syncFolder' | 'remove';

function pathOperations({ files, folders }: Content, watch: Watcher): Pick<Disk, PathOperation> {
  const below = (path: string) => [...files.keys()].filter((name) => name.startsWith(`${path}/`));
  return {
    read(path) {
      const held = files.get(path);
      return held === undefined ? null : Buffer.from(held.bytes);
    },
    stat(path) {
      const held = files.get(path);
      if (held !== undefined) return { size: held.bytes.length, changedAt: held.changedAt };
      return folders.has(path) ? { size: 0, changedAt: 0 } : null;
    },
    list(path) {
      const names = new Set([...files.keys(), ...folders].filter((name) => name.startsWith(`${path}/`)));
      const first = [...names].map((name) => name.slice(path.length + 1).split('/')[0]);
      return [...new Set(first)].map((name) => ({ name, isFolder: !files.has(`${path}/${name}`) }));
    },
    makeFolder(path) {
      check(watch, 'makeFolder');
      folders.add(path);
    },
    rename(from, to) {
      check(watch, 'rename');
      const held = files.get(from);
      if (held === undefined && !folders.has(from)) throw failure('ENOENT');
      const replaced = files.get(to);
      if (replaced !== undefined) replaced.links--;
      for (const path of [from, ...below(from)]) {
        const moved = files.get(path);
        if (moved !== undefined) files.set(to + path.slice(from.length), moved);
        files.delete(path);
      }
      if (folders.delete(from)) folders.add(to);
    },
    link(from, to) {
      check(watch, 'link');
      const held = files.get(from);
      if (held === undefined) throw failure('ENOENT');
      if (files.has(to)) throw failure('EEXIST');
      files.set(to, held);
      held.links++;
    },
    syncFolder() {},
    remove(path) {
      check(watch, 'remove');
      for (const name of [path, ...below(path)]) files.delete(name);
      folders.delete(path);
    },
  };
}

function fileOperations({ files, opened }: Content, watch: Watcher): Omit<Disk, PathOperation> {
  let latest = 0;

  function fileOf(file: number): Held {
    const held = opened.get(file);
    if (held === undefined) throw new Error('a file is used that is not open');
    return held;
  }

  function put(held: Held, bytes: Uint8Array, at: number): void {
    const grown = Buffer.alloc(Math.max(held.bytes.length, at + bytes.length));
    held.bytes.copy(grown);
    grown.set(bytes, at);
    held.bytes = grown;
    held.changedAt++;
  }

  return {
    open(path, how) {
      if (how !== 'existing') check(watch, 'open');
      const there = files.get(path);
      if (how === 'exclusive' && there !== undefined) throw failure('EEXIST');
      if (how === 'existing' && there === undefined) throw failure('ENOENT');
      const none = { safe: Buffer.alloc(0), links: 1, changedAt: 0 };
      const held: Held = there ?? { bytes: Buffer.alloc(0), ...none };
      if (how === 'create') held.bytes = Buffer.alloc(0);
      files.set(path, held);
      opened.set(++latest, held);
      return latest;
    },
    write(file, bytes, at) {
      const planned = watch({ name: 'write', bytes });
      put(fileOf(file), planned === null ? bytes : bytes.subarray(0, planned.through), at);
      if (planned !== null) throw planned.error;
      return bytes.length;
    },
    size: (file) => (fileOf(file).links === 0 ? -1 : fileOf(file).bytes.length),
    truncate(file, size) {
      check(watch, 'truncate');
      fileOf(file).bytes = Buffer.from(fileOf(file).bytes.subarray(0, size));
    },
    sync(file) {
      check(watch, 'sync');
      fileOf(file).safe = fileOf(file).bytes;
    },
    syncLater(file, done) {
      fileOf(file).safe = fileOf(file).bytes;
      done(null);
    },
    close(file) {
      fileOf(file);
      opened.delete(file);
    },
  };
}
