import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Io, linesOf } from '../../src/cli/io.js';
import { main } from '../../src/main.js';

/** A piece of standard input, as large as those of a pipe. */
const CHUNK = 65_536;
const PROGRAM = fileURLToPath(new URL('../../bin/warren.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly bytes: Buffer;
  readonly err: string;
}

/** Runs a command in this process, which saves the start of another one and loading the sources again. */
export async function warren(words: readonly string[], input = '', cwd?: string): Promise<Ended> {
  const out: Buffer[] = [];
  const before = process.cwd();
  let err = '';
  const io: Io = {
    write: async (chunk) => void out.push(Buffer.from(chunk)),
    notify(line) {
      err += `${line}\n`;
    },
    lines: (longest) => linesOf(chunksOf(input), longest),
    stdoutIsTerminal: false,
    stderrIsTerminal: false,
    env: process.env,
    yieldToEventLoop: () => setImmediate(),
    redraw() {},
  };
  if (cwd !== undefined) process.chdir(cwd);
  try {
    const code = await main(words, io);
    const bytes = Buffer.concat(out);
    return { code, bytes, out: bytes.toString(), err };
  } finally {
    if (cwd !== undefined) process.chdir(before);
  }
}

/** A text as a stream of pieces, as it comes through a pipe. */
async function* chunksOf(text: string): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK);
}

/** Runs the built `warren` command as a user would, in a process of its own. */
export function warrenProcess(words: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...words]);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  // A command that refuses its flags may be gone before its input is.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({ code, bytes, out: bytes.toString(), err: Buffer.concat(err).toString() });
    });
  });
}

/** Runs a shell line with `warren` standing for the command. */
export function shell(line: string, cwd: string): Promise<Ended> {
  const child = spawn('bash', ['-c', `warren() { "${process.execPath}" "${PROGRAM}" "$@"; }; ${line}`], {
    cwd,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, bytes: Buffer.from(out), err }));
  });
}

/** An empty folder of one's own. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'warren-'));
}

export { PROGRAM };
