// Runs one service for a run of tests: node guard.mjs postgres|redis <folder> <process id>. Writes to
// <folder>/service.json where the service is, or why there is none; ends it, and deletes the folder, when told to
// (SIGTERM) or when the process it works for is gone, however that came about.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startPostgres } from './start-postgres.mjs';
import { startRedis } from './start-redis.mjs';

const STARTS = { postgres: startPostgres, redis: startRedis };
const LOOK_MS = 500;
const PATIENCE_MS = 60_000;

const [, , name, folder, owner] = process.argv;

try {
  const service = await STARTS[name](folder);
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
  tell({ address: service.address, guard: process.pid });
} catch (error) {
  tell({ trouble: error.message });
  process.exitCode = 1;
}

/** Fulfilled when the service says that it is there. */
function ready({ process: child, readyWhen }) {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk) => {
      said = `${said}${chunk}`.slice(-10_000);
      if (readyWhen.test(said)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${name} ended at once: ${said.trim().split('\n').at(-1)}`)));
    setTimeout(() => reject(new Error(`${name} did not start in time`)), PATIENCE_MS).unref();
  });
}

/** In one piece: whoever waits for the file must not read half of it. */
function tell(news) {
  writeFileSync(join(folder, 'service.new'), JSON.stringify(news));
  renameSync(join(folder, 'service.new'), join(folder, 'service.json'));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
