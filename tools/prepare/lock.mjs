import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, log, UserError } from './messages.mjs';

const POLL_MS = 200;
const PATIENCE_MS = 15 * 60_000;
/** A lock without a readable owner is being taken at this moment, unless it is older than this. */
const OWNERLESS_MS = 5_000;

/**
 * Runs `work` while holding the lock at `path`, so that two preparations at once don't install over each other.
 * A lock whose owner has died is taken over.
 * @template Value
 * @param {string} path
 * @param {() => Promise<Value>} work
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  await acquire(path);
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} path */
async function acquire(path) {
  const deadline = Date.now() + PATIENCE_MS;
  let reported = false;
  while (!tryAcquire(path)) {
    if (isStale(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!reported) log('waiting for another preparation to finish');
    reported = true;
    if (Date.now() > deadline)
      throw new UserError(`another preparation holds ${path}; remove it if that is wrong`);
    await sleep(POLL_MS);
  }
}

/** @param {string} path */
function tryAcquire(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new UserError(`cannot write ${path}: ${codeOf(error)}`);
  }
}

/** @param {string} path */
function isStale(path) {
  try {
    const owner = Number(readFileSync(path, 'utf8'));
    if (Number.isInteger(owner) && owner > 0) return !isAlive(owner);
    return Date.now() - statSync(path).mtimeMs > OWNERLESS_MS;
  } catch {
    // It was released between two looks.
    return false;
  }
}

/**
 * Whether a process runs.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
