import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../prepare/messages.mjs';
import { findPostgres } from '../prepare/postgres.mjs';
import { freePort } from './free-port.mjs';
import { unprivileged } from './unprivileged.mjs';

/** What a database may leave out that no test needs. */
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/**
 * Starts an empty PostgreSQL in a folder. Nothing of it outlives the folder.
 * @param {string} folder
 * @returns {Promise<import('./guard.mjs').Service>}
 */
export async function startPostgres(folder) {
  const { run, address } = await makePostgres(folder, HASTE);
  return {
    process: run(),
    readyWhen: POSTGRES_READY,
    address,
    // A fast shutdown: open connections are closed.
    stopSignal: 'SIGINT',
  };
}

/** Told once it takes connections, and not before. */
export const POSTGRES_READY = /ready to accept connections/;

/**
 * Makes an empty PostgreSQL in a folder, which can be started again and again at one address.
 * @param {string} folder
 * @param {readonly string[]} more Settings.
 */
export async function makePostgres(folder, more) {
  const programs = findPostgres();
  if (programs === null) throw new UserError('there is no PostgreSQL on this machine');
  // PostgreSQL refuses to run as root.
  const owner = unprivileged(folder, 'postgres');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const data = join(folder, 'data');
  const initialised = spawnSync(
    programs.initdb,
    [
      '-D',
      data,
      '-U',
      'warren',
      '-A',
      'password',
      '-E',
      'UTF8',
      '--no-locale',
      '-N',
      '--pwfile',
      passwordFile,
    ],
    { encoding: 'utf8', cwd: folder, ...owner },
  );
  if (initialised.status !== 0) {
    const reason = initialised.stderr || initialised.error?.message || 'it gave no reason';
    throw new UserError(`PostgreSQL made no database: ${reason.trim()}`);
  }
  const port = await freePort();
  const settings = [
    ...more,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    // Addresses in a network only: a path of a socket may not be long.
    'unix_socket_directories=',
  ];
  const words = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  return {
    address: `postgres://warren:${password}@127.0.0.1:${port}/postgres`,
    run: () =>
      spawn(programs.postgres, words, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...owner }),
  };
}
