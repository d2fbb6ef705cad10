import { expect, test } from 'vitest';
import { type StartOptions, startServer } from '../../src/app/start-server.js';

/** Starts a server that is expected to run. */
async function start(options: StartOptions) {
  const lines: string[] = [];
  const result = await startServer({
    signals: false,
    port: 0,
    print: (line) => lines.push(line),
    ...options,
  });
  if (!result.ok) throw new Error(result.reason);
  return { running: result.value, lines };
}

test('prints its address, answers there, and stops when asked', async () => {
  const { running, lines } = await start({});
  expect(lines).toEqual([`Warren is open at http://localhost:${running.port}`]);
  expect((await fetch(`${running.address}/healthz`)).status).toBe(200);
  await running.close();
  await running.closed;
  await expect(fetch(`${running.address}/healthz`)).rejects.toThrow();
});

test('an address for everybody is printed as one to go to', async () => {
  const { running } = await start({ host: '0.0.0.0' });
  expect(running.address).toBe(`http://localhost:${running.port}`);
  await running.close();
});

test('a port in use is one clear line', async () => {
  const { running } = await start({});
  const second = await startServer({ signals: false, port: running.port });
  expect(second).toEqual({ ok: false, reason: expect.stringMatching(/^port \d+ is in use; .*--port$/) });
  await running.close();
});

test.each([-1, 1.5, 70_000, Number.NaN])('a port %d is refused', async (port) => {
  expect(await startServer({ port })).toEqual({
    ok: false,
    reason: expect.stringMatching('the port must be'),
  });
});

test('an address of another machine is refused in one line', async () => {
  const result = await startServer({ signals: false, port: 0, host: '192.0.2.1' });
  expect(result).toEqual({ ok: false, reason: expect.stringMatching('has no address "192.0.2.1"') });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it and leaves no listener behind', async (signal) => {
  const before = process.listenerCount(signal);
  const { running } = await start({ signals: true });
  expect(process.listenerCount(signal)).toBe(before + 1);
  process.emit(signal);
  await running.closed;
  await Promise.resolve();
  expect(process.listenerCount(signal)).toBe(before);
});
