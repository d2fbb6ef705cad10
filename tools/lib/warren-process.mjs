import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WARREN = fileURLToPath(new URL('../../apps/terminal/bin/warren.mjs', import.meta.url));
const LOG_LENGTH = 1_000_000;

/** Flags of `warren serve` that put the limits of requests out of the way. */
export const NO_LIMITS = ['read', 'write', 'sign-in', 'guest', 'ticket', 'upload', 'picture'].flatMap(
  (name) => [`--limit-${name}`, '999999999/999999999/60'],
);

/**
 * A process of `warren serve`.
 * @typedef {object} WarrenProcess
 * @property {string} address
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => string} log What it has written to its log.
 */
/**
 * @typedef {object} WarrenOptions
 * @property {readonly string[]} words Flags of `warren serve`.
 * @property {string} [program] Another file than that of the project.
 * @property {readonly string[]} [node] Flags of Node.
 * @property {Readonly<Record<string, string>>} [env] More of the environment.
 * @property {(child: import('node:child_process').ChildProcess) => void} [spawned] Called before it has started.
 */

/** Those that end with this process, however that comes about. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Starts a server on a free port of this machine. Throws when it ends before it has said where it is.
 * @param {WarrenOptions} options
 * @returns {Promise<WarrenProcess>}
 */
export function startWarren({ words, program = WARREN, node = [], env = {}, spawned = () => {} }) {
  const serve = ['serve', '--host', '127.0.0.1', '--port', '0', ...words];
  const child = spawn(process.execPath, [...node, program, ...serve], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  spawned(child);
  return new Promise((resolve, reject) => {
    let printed = '';
    let log = '';
    child.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-LOG_LENGTH);
    });
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\S+/.exec(printed) ?? [];
      if (address !== undefined) resolve({ address, process: child, log: () => log });
    });
    child.on('error', reject);
    child.on('exit', () => {
      children.delete(child);
      reject(new Error(`a server ended at once: ${log}`));
    });
  });
}

/**
 * Fulfilled when a process has ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/**
 * Ends a server as its operator would, and waits for that.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stopWarren(child) {
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await ended(child);
}
