import { spawn } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WARREN = fileURLToPath(new URL('../../apps/terminal/bin/warren.mjs', import.meta.url));
const BARE = fileURLToPath(new URL('./bare.mjs', import.meta.url));
const LIMIT_CLASSES = ['read', 'write', 'sign-in', 'guest', 'ticket', 'upload', 'witness'];
/** A server whose clock requests tell, and that answers uploads after their verification, however long that takes. */
const CLOCK = new URL('./witness/server-clock.mjs', import.meta.url).href;
const PATIENT = ['--check-patience', '30000'];
const NO_LIMIT = '999999999/999999999/60';

/** How Warren is served: as always, but that no limit is in the way. */
export const SERVE = [
  ...['serve', '--host', '127.0.0.1', '--port', '0'],
  ...LIMIT_CLASSES.flatMap((name) => [`--limit-${name}`, NO_LIMIT]),
];

/**
 * Starts `warren serve` on a folder with its database. Its log goes into the folder.
 * @param {{ folder: string, profile: string | undefined, witness?: boolean }} how
 */
export function startWarren({ folder, profile, witness = false }) {
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  if (witness) flags.push('--import', CLOCK);
  const words = [...SERVE, ...(witness ? PATIENT : []), '--data', folder];
  return start([...flags, WARREN, ...words], join(folder, 'log'));
}

/**
 * Starts a server with one bare route.
 * @param {{ folder: string, route: object }} how
 */
export function startBare({ folder, route }) {
  const file = join(folder, 'bare.json');
  writeFileSync(file, JSON.stringify(route));
  return start([BARE, file], join(folder, 'bare-log'));
}

/**
 * Starts a program of Node, and waits until it prints its address.
 * @param {string[]} words
 * @param {string} logFile
 */
async function start(words, logFile) {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', log] });
  closeSync(log);
  const ended = new Promise((resolve) => {
    child.on('exit', resolve);
  });
  // The end of the benchmark ends the servers, too.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      const [found] = /http:\S+/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`a server ended at once; ${logFile} may say why`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
