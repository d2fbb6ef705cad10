import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from '../lib/warren-process.mjs';
import { makePostgres, POSTGRES_READY } from '../services/start-postgres.mjs';

/** What is acknowledged is in the hands of the system, which outlives the database here. */
const SETTINGS = ['fsync=off', 'max_connections=100'];

/**
 * A PostgreSQL that can be stopped and started at one address, in a folder that is deleted with it.
 * @returns {Promise<{ address: string, start(): Promise<void>, stop(signal: NodeJS.Signals): Promise<void>, remove(): Promise<void> }>}
 */
export async function openOwnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'warren-postgres-'));
  const { address, run } = await makePostgres(folder, SETTINGS);
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  process.once('exit', () => child?.kill('SIGQUIT'));
  const own = {
    address,
    async start() {
      const started = run();
      child = started;
      await new Promise((resolve, reject) => {
        let printed = '';
        started.stderr.on('data', (chunk) => {
          printed = `${printed}${chunk}`.slice(-10_000);
          if (POSTGRES_READY.test(printed)) resolve(undefined);
        });
        started.on('exit', () => reject(new Error(`PostgreSQL ended at once: ${printed}`)));
      });
    },
    /** SIGINT ends it in order, SIGQUIT as a crash does. @param {NodeJS.Signals} signal */
    async stop(signal) {
      child?.kill(signal);
      if (child !== null) await ended(child);
    },
    async remove() {
      await own.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await own.start();
  return own;
}
