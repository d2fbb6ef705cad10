import { hostname } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { openSite, type Site } from '../support/site.js';

let site: Site | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

async function statusOf(host: string, url = '/api/hello'): Promise<number> {
  return (await (site as Site).app.inject({ url, headers: { host } })).statusCode;
}

test('without a public address the server is this machine, by its names and by any plain address', async () => {
  site = await openSite({ config: { publicUrl: null } });
  for (const host of [
    'localhost',
    'localhost:8080',
    'LOCALHOST',
    'warren.localhost:1',
    '127.0.0.1',
    '192.0.2.7:8080',
    '[::1]:8080',
    hostname(),
  ]) {
    expect([host, await statusOf(host)]).toEqual([host, 200]);
  }
});

test('a name of another site that points here gets nothing, so that its pages cannot play the owner', async () => {
  site = await openSite({ config: { publicUrl: null } });
  for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '[::1', 'evil.test:8080']) {
    expect([host, await statusOf(host)]).toEqual([host, 421]);
    expect([host, await statusOf(host, '/')]).toEqual([host, 421]);
  }
});

test('with a public address only its name is served; health is told by any name', async () => {
  site = await openSite({ config: { publicUrl: 'https://warren.localhost' } });
  expect(await statusOf('warren.localhost')).toBe(200);
  expect(await statusOf('Warren.Localhost:443')).toBe(200);
  for (const host of ['localhost', 'warren.localhost:8080', 'warren.localhost.evil.test', '127.0.0.1']) {
    expect([host, await statusOf(host)]).toEqual([host, 421]);
    expect([host, await statusOf(host, '/healthz')]).toEqual([host, 200]);
    expect([host, await statusOf(host, '/readyz')]).toEqual([host, 200]);
  }
});
