import { open } from 'node:fs/promises';
import { FileError, fileError } from './errors.js';

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
