import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));
const ADDRESSES = { postgres: 'WARREN_TEST_POSTGRES', redis: 'WARREN_TEST_REDIS' };
const LOOK_MS = 50;
const PATIENCE_MS = 90_000;

/**
 * Where the PostgreSQL or Redis of this run of tests is: `{ address }`, or `{ trouble }` in one line. The first
 * test that asks starts it; the run of tests ends it. One that is named in WARREN_TEST_POSTGRES or
 * WARREN_TEST_REDIS is used as it is.
 */
export async function findService(name, env = process.env) {
  const named = env[ADDRESSES[name]];
  if (named) return { address: named };
  const { WARREN_TEST_SERVICES: root, WARREN_TEST_OWNER: owner } = env;
  if (!root || !owner) return { trouble: `${name} is started by a run of vitest only` };
  // A service may have to run as somebody else, who must get to its own folder inside.
  mkdirSync(root, { recursive: true, mode: 0o711 });
  const folder = join(root, name);
  if (isFirst(folder)) {
    spawn(process.execPath, [GUARD, name, folder, owner], { detached: true, stdio: 'ignore' }).unref();
  }
  const news = join(folder, 'service.json');
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(LOOK_MS)) {
    if (existsSync(news)) return JSON.parse(readFileSync(news, 'utf8'));
  }
  return { trouble: `${name} did not start in time` };
}

/** Whoever makes the folder starts the service; the others wait for it. */
function isFirst(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
