import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../prepare/messages.mjs';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));
const ADDRESSES = { postgres: 'WARREN_TEST_POSTGRES', redis: 'WARREN_TEST_REDIS' };
const LOOK_MS = 50;
const PATIENCE_MS = 90_000;

/**
 * Where the PostgreSQL or Redis of this run of tests is: `{ address }`, or `{ reason }` in one line. The first
 * test that asks starts it; the run of tests ends it. One that is named in WARREN_TEST_POSTGRES or
 * WARREN_TEST_REDIS is used as it is.
 * @param {'postgres' | 'redis'} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ address?: string, reason?: string }>}
 */
export async function findService(name, env = process.env) {
  const named = env[ADDRESSES[name]];
  if (named) return { address: named };
  const { WARREN_TEST_SERVICES: root, WARREN_TEST_OWNER: owner } = env;
  if (!root || !owner) return { reason: `${name} is started by a run of vitest only` };
  // A service may have to run as another user, who needs access to its own folder inside.
  mkdirSync(root, { recursive: true, mode: 0o711 });
  const folder = join(root, name);
  if (isFirst(folder)) {
    spawn(process.execPath, [GUARD, name, folder, owner], { detached: true, stdio: 'ignore' }).unref();
  }
  const report = join(folder, 'service.json');
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(LOOK_MS)) {
    if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'));
  }
  return { reason: `${name} did not start in time` };
}

/**
 * The test that makes the folder starts the service; the others wait for it.
 * @param {string} folder
 */
function isFirst(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
