// Runs one service for a run of tests: node guard.mjs postgres|redis <folder> <process id>. Writes to
// <folder>/service.json where the service is, or why there is none; ends it, and deletes the folder, when told to
// (SIGTERM) or when the process it works for is gone, however that came about.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../prepare/lock.mjs';
import { startPostgres } from './start-postgres.mjs';
import { startRedis } from './start-redis.mjs';

/** @type {Record<string, (folder: string) => Promise<Service>>} */
const STARTS = { postgres: startPostgres, redis: startRedis };
const LOOK_MS = 500;
const PATIENCE_MS = 60_000;

const [, , name = '', folder = '', owner] = process.argv;

/**
 * A service that was started.
 * @typedef {object} Service
 * @property {import('node:child_process').ChildProcess} process
 * @property {RegExp} readyWhen What it prints once it takes connections.
 * @property {string} address
 * @property {NodeJS.Signals} stopSignal
 */

try {
  const start = STARTS[name];
  if (start === undefined) throw new Error(`there is no service ${name}`);
  const service = await start(folder);
  await ready(service);
  const stop = () => {
    service.process.kill(service.stopSignal);
  };
  service.process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    // A run that was killed can't clear up after itself.
    if (!isAlive(Number(owner))) rmSync(dirname(folder), { recursive: true, force: true });
    process.exit(0);
  });
  process.on('SIGTERM', stop);
  setInterval(() => {
    if (!isAlive(Number(owner))) stop();
  }, LOOK_MS);
  report({ address: service.address, guard: process.pid });
} catch (error) {
  report({ reason: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}

/**
 * Fulfilled when the service says that it is ready.
 * @param {Service} service
 * @returns {Promise<void>}
 */
function ready({ process: child, readyWhen }) {
  return new Promise((resolve, reject) => {
    let printed = '';
    /** @param {Buffer} chunk */
    const listen = (chunk) => {
      printed = `${printed}${chunk}`.slice(-10_000);
      if (readyWhen.test(printed)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${name} ended at once: ${printed.trim().split('\n').at(-1)}`)));
    setTimeout(() => reject(new Error(`${name} did not start in time`)), PATIENCE_MS).unref();
  });
}

/**
 * Renamed when it is whole: a test that waits for the file must not read half of it.
 * @param {{ address?: string, guard?: number, reason?: string }} answer
 */
function report(answer) {
  writeFileSync(join(folder, 'service.new'), JSON.stringify(answer));
  renameSync(join(folder, 'service.new'), join(folder, 'service.json'));
}
