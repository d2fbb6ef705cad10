import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findRedis } from '../../prepare/redis.mjs';
import { findService } from '../find-service.mjs';

test('an address in the environment is used as it is', async () => {
  expect(await findService('postgres', { WARREN_TEST_POSTGRES: 'postgres://there' })).toEqual({
    address: 'postgres://there',
  });
});

test('without a run of tests nothing is started', async () => {
  expect(await findService('redis', {})).toEqual({ reason: 'redis is started by a run of vitest only' });
});

test('tests that ask at once get the same Redis, and it ends with the run it was started for', async () => {
  if (findRedis() === null) return expect(process.env.CI).not.toBe('true');
  const run = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const root = join(tmpdir(), `warren-services-test-${randomBytes(8).toString('hex')}`);
  const env = { WARREN_TEST_SERVICES: root, WARREN_TEST_OWNER: String(run.pid) };
  const found = await Promise.all([1, 2, 3].map(() => findService('redis', env)));
  expect(new Set(found.map(({ address }) => address)).size).toBe(1);
  const { port } = new URL(found[0]?.address ?? '');
  expect(await answers(Number(port))).toBe(true);
  // As when the tests are killed: no process is left to clear up.
  run.kill('SIGKILL');
  while (existsSync(root)) await sleep(50);
  expect(await answers(Number(port))).toBe(false);
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
