import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/warren.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly bytes: Buffer;
  readonly err: string;
}

/** Runs the built `warren` command as a user would, in a process of its own. */
export function warren(words: readonly string[], input = '', cwd?: string): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...words], { cwd });
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
