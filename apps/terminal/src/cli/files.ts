import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import type { Result } from '@warren/engine';
import { FileError, fileError } from './errors.js';
import type { Io } from './io.js';

/** Reads a whole file, refusing one larger than `limit` bytes before it fills the memory. `-` is standard input. */
export async function readWhole(path: string, limit: number): Promise<Uint8Array> {
  try {
    return path === '-' ? await gather(process.stdin, path, limit) : await readPath(path, limit);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw fileError('read', path, error);
  }
}

async function readPath(path: string, limit: number): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    if ((await handle.stat()).isDirectory()) throw fileError('read', path, { code: 'EISDIR' });
    // Read as a stream: devices and pipes say size 0 and never end.
    return await gather(handle.createReadStream({ autoClose: false }), path, limit);
  } finally {
    await handle.close();
  }
}

async function gather(
  input: AsyncIterable<Uint8Array | string>,
  path: string,
  limit: number,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > limit) throw new FileError(`can't read ${path}: it is larger than ${limit} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The value of a result, or its reason as a file error. */
export function orFile<T>(result: Result<T>): T {
  if (!result.ok) throw new FileError(result.reason);
  return result.value;
}

/** Where results go: standard output or a file. A file appears whole or not at all. */
export interface Sink {
  write(chunk: string | Uint8Array): Promise<void>;
  /** Makes the result visible. */
  finish(): Promise<void>;
  /** Removes what was written so far. */
  abandon(): Promise<void>;
}

/** Gathers small writes, so that a million short lines are not a million system calls. */
const BUFFER_LENGTH = 65_536;

/** Opens the file `out`, or standard output when there is none. */
export async function openSink(io: Io, out: string | undefined): Promise<Sink> {
  const raw = out === undefined ? stdoutSink(io) : await fileSink(out);
  let pending = '';
  async function flush(): Promise<void> {
    const text = pending;
    pending = '';
    if (text !== '') await raw.write(text);
  }
  return {
    async write(chunk) {
      if (typeof chunk === 'string') {
        pending += chunk;
        if (pending.length >= BUFFER_LENGTH) await flush();
        return;
      }
      await flush();
      await raw.write(chunk);
    },
    async finish() {
      await flush();
      await raw.finish();
    },
    abandon: () => raw.abandon(),
  };
}

/** Does `work` with a sink that is finished when it ends well and abandoned when it does not. */
export async function withSink<T>(
  io: Io,
  out: string | undefined,
  work: (sink: Sink) => Promise<T>,
): Promise<T> {
  const sink = await openSink(io, out);
  try {
    const result = await work(sink);
    await sink.finish();
    return result;
  } catch (error) {
    await sink.abandon();
    throw error;
  }
}

function stdoutSink(io: Io): Sink {
  return { write: io.write, finish: async () => {}, abandon: async () => {} };
}

async function fileSink(out: string): Promise<Sink> {
  const target = await realpath(out).catch(() => out);
  const existing = await stat(target).catch(() => null);
  // A device or a pipe can't be replaced by renaming; it is written as it is.
  const direct = existing !== null && !existing.isFile() && !existing.isDirectory();
  const path = direct ? target : `${target}.${process.pid}.part`;
  if (existing?.isDirectory()) throw fileError('write', out, { code: 'EISDIR' });
  const handle = await open(path, 'w').catch((error) => {
    throw fileError('write', out, error);
  });
  return {
    async write(chunk) {
      try {
        await handle.writeFile(chunk);
      } catch (error) {
        throw fileError('write', out, error);
      }
    },
    async finish() {
      try {
        await handle.close();
        if (!direct) await rename(path, target);
      } catch (error) {
        if (!direct) await rm(path, { force: true });
        throw fileError('write', out, error);
      }
    },
    async abandon() {
      await handle.close().catch(() => {});
      if (!direct) await rm(path, { force: true });
    },
  };
}
