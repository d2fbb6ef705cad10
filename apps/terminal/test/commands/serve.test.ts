import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folder, PROGRAM, warren } from '../support/warren.js';

const data = folder();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** Starts `warren serve` and waits until it says where it is. */
async function serve(words: readonly string[] = []) {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', data, ...words]);
  children.push(child);
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [, address] = /^Warren is open at (http:\/\/localhost:\d+)\n$/.exec(String(line)) ?? [];
  if (address === undefined) throw new Error(`it said ${line}${err}`);
  return { child, address, port: Number(new URL(address).port), ended: once(child, 'exit'), err: () => err };
}

describe('warren serve', () => {
  test('serves with a database in its data folder, logs its settings, and stops when it is asked to', async () => {
    const { child, address, ended, err } = await serve(['--redis', 'redis://:hidden@localhost:1']);
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready' });
    expect(existsSync(join(data, 'warren.sqlite'))).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const [settings] = err().split('\n', 1);
    expect(JSON.parse(settings)).toMatchObject({
      msg: 'starting',
      settings: { data, redis: 'redis://:***@localhost:1' },
    });
    expect(err()).not.toContain('hidden');
  });

  test('stops at once when it is asked a second time', async () => {
    const { child, port, ended } = await serve(['--log', 'silent']);
    // Half a request: the first time, the server waits for the other half.
    const socket = connect(port, 'localhost');
    socket.on('error', () => {});
    const head =
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
    socket.write(`${head}Expect: 100-continue\r\n\r\n`);
    await once(socket, 'data');
    child.kill('SIGTERM');
    const refused = async () => (await fetch(`http://localhost:${port}/healthz`)).status === 503;
    while (!(await refused())) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    socket.destroy();
  });

  test.each([
    [['--port', 'x'], '--port must be a whole number'],
    [['--trusted-hops', '-1'], '--trusted-hops must be'],
    [['--database', 'mysql://x/y'], '--database must be'],
    [['--prot', '1'], 'serve has no flag --prot'],
  ])('refuses %j in one line', async (words, reason) => {
    const ended = await warren(['serve', ...words]);
    expect([ended.code, ended.out]).toEqual([2, '']);
    expect(ended.err).toContain(reason);
    expect(ended.err.trim().split('\n')).toHaveLength(1);
  });

  test('lists every setting in its help', async () => {
    const { out } = await warren(['help', 'serve']);
    for (const flag of [
      '--port N',
      '--data DIR',
      '--database URL',
      '--redis URL',
      '--public-url URL',
      '--limit-read A/B/S',
    ]) {
      expect(out).toContain(flag);
    }
  });
});
