import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../src/app/build-server.js';
import { openSite, type Site } from '../support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

/** Sends these very bytes; answers all that comes back. */
async function send(bytes: string): Promise<{ head: string; body: string }> {
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

test.each([
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 413, 'too-large'],
  ['a header that is too long', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'too-large'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad-request'],
  ['a header with a line inside', 'GET / HTTP/1.1\r\nhost: localhost\r\nx\0y: 1\r\n\r\n', 400, 'bad-request'],
  [
    'two lengths of one body',
    'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    400,
    'bad-request',
  ],
])('%s is answered in the form of every error', async (_, bytes, status, code) => {
  const { head, body } = await send(bytes);
  expect(head.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `);
  const { error } = JSON.parse(body);
  expect(error).toEqual({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
});

test('a client that does not read an answer is not waited for', async () => {
  const app = await buildServer({ webRoot: '/nonexistent', timeouts: { idleMs: 50 } });
  const endless = Readable.from(
    (async function* () {
      for (;;) yield 'x'.repeat(65_536);
    })(),
  );
  let isAsked = false;
  app.get('/endless', (_request, reply) => {
    isAsked = true;
    return reply.send(endless);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // On a busy machine a connection may be idle for too long before its request is read: then another one asks.
  while (!isAsked) {
    const arrived = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write('GET /endless HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [served] = (await arrived) as [Socket];
    // Without an end to the waiting this one never comes.
    await once(served, 'close');
    socket.destroy();
  }
  if (!endless.destroyed) await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
  await app.close();
});
