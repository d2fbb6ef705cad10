import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.mjs';
import { Trouble } from './trouble.mjs';

const POLL_MS = 200;
const PATIENCE_MS = 15 * 60_000;
/** A lock without a readable owner is somebody between two system calls, unless it is older than this. */
const OWNERLESS_MS = 5_000;

/**
 * Runs `work` while holding the lock at `path`, so that two preparations at once don't install over each other.
 * A lock whose owner has died is taken over.
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

async function acquire(path) {
  const deadline = Date.now() + PATIENCE_MS;
  let told = false;
  while (!tryAcquire(path)) {
    if (isStale(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!told) say('waiting for another preparation to finish');
    told = true;
    if (Date.now() > deadline)
      throw new Trouble(`another preparation holds ${path}; remove it if that is wrong`);
    await sleep(POLL_MS);
  }
}

function tryAcquire(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Trouble(`cannot write ${path}: ${error.code}`);
  }
}

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

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
