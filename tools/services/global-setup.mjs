import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../prepare/messages.mjs';

const PATIENCE_MS = 20_000;

/** Called by vitest before a run, once a project: says where services may be started, and starts none. */
export function setup() {
  if (process.env.WARREN_TEST_OWNER === String(process.pid)) return;
  const root = join(tmpdir(), `warren-services-${process.pid}-${randomBytes(8).toString('hex')}`);
  process.env.WARREN_TEST_SERVICES = root;
  process.env.WARREN_TEST_OWNER = String(process.pid);
  return () => tearDown(root);
}

/**
 * Ends what the tests have started.
 * @param {string} root
 */
export async function tearDown(root) {
  if (!existsSync(root)) return;
  for (const name of readdirSync(root)) {
    const folder = join(root, name);
    const report = join(folder, 'service.json');
    const guard = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).guard : undefined;
    if (guard === undefined) continue;
    try {
      process.kill(guard, 'SIGTERM');
    } catch (error) {
      // It has ended by itself, with all that was its own.
      if (codeOf(error) === 'ESRCH') continue;
      throw error;
    }
    for (let waited = 0; existsSync(folder) && waited < PATIENCE_MS; waited += 50) await sleep(50);
  }
  rmSync(root, { recursive: true, force: true });
}
