import { createServer, type Socket } from 'node:net';
import { readSpec } from '@warren/engine';
import { makeWarrenCode } from '@warren/engine/codes';
import type { LimitClass } from '@warren/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { RateLimit } from '../../src/config/config.js';
import { defaultConfig } from '../../src/config/read-config.js';
import type { Counter } from '../../src/limits/counters.js';
import { memoryCounter, redisCounter } from '../../src/limits/counters.js';
import { must } from '../support/must.js';
import { openSite, PASSWORD, type Site } from '../support/site.js';

let site: Site | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

const HELLO = { url: '/api/hello', headers: { host: 'warren.localhost' } };

function limits(changed: Partial<Record<LimitClass, RateLimit>>) {
  return { ...defaultConfig().limits, ...changed };
}

/** The statuses of so many requests in a row. */
async function statuses(count: number, send: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < count; i++) found.push((await send()).statusCode);
  return found;
}

test('an address may ask as often as the settings say, and again when the time is over', async () => {
  site = await openSite({ config: { limits: limits({ read: { account: 99, address: 3, seconds: 60 } }) } });
  const visitor = site.visitor();
  const read = () => visitor.inject({ url: '/api/hello' });
  expect(await statuses(5, read)).toEqual([200, 200, 200, 429, 429]);
  const refused = await read();
  expect(refused.json().error.code).toBe('too-many');
  expect(refused.headers['retry-after']).toBe('60');
  site.clock.now += 59_000;
  expect((await read()).headers['retry-after']).toBe('1');
  expect((await site.visitor().inject({ url: '/api/hello' })).statusCode).toBe(200);
  site.clock.now += 1_000;
  expect(await statuses(1, read)).toEqual([200]);
});

test('an account may ask as often as the settings say, wherever it asks from', async () => {
  site = await openSite({ config: { limits: limits({ read: { account: 3, address: 99, seconds: 60 } }) } });
  const [anna, ben] = [site.visitor(), site.visitor()];
  await anna.becomeGuest();
  await ben.becomeGuest();
  let place = 0;
  const read = () => anna.inject({ url: '/api/me', remoteAddress: `203.0.113.${++place}` });
  expect(await statuses(5, read)).toEqual([200, 200, 200, 429, 429]);
  expect((await ben.inject({ url: '/api/me' })).statusCode).toBe(200);
});

test('each class of calls is counted by itself', async () => {
  const one = { account: 1, address: 1, seconds: 60 };
  site = await openSite({ config: { limits: limits({ read: one, guest: one }) } });
  const visitor = site.visitor();
  expect((await visitor.inject({ url: '/api/hello' })).statusCode).toBe(200);
  expect((await visitor.inject({ url: '/api/hello' })).statusCode).toBe(429);
  await visitor.becomeGuest();
  expect(await visitor.call('guest', { body: {} })).toMatchObject({ code: 'too-many', retryAfter: 60 });
  expect((await visitor.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('guessing passwords comes to an end', async () => {
  site = await openSite({
    config: { limits: limits({ 'sign-in': { account: 9, address: 2, seconds: 600 } }) },
  });
  const visitor = site.visitor();
  const payload = { name: 'Anna', password: 'guess guess' };
  const guess = () => visitor.inject({ method: 'POST', url: '/api/login', payload });
  expect(await statuses(4, guess)).toEqual([401, 401, 429, 429]);
});

test('guessing the password of one name comes to an end sooner, and locks no other caller out', async () => {
  site = await openSite({
    config: { limits: limits({ 'sign-in': { account: 2, address: 9, seconds: 600 } }) },
  });
  await site.visitor().register('Anna');
  const guess = (name: string, remoteAddress: string, password = 'guess guess') =>
    (site as Site)
      .visitor()
      .inject({ method: 'POST', url: '/api/login', payload: { name, password }, remoteAddress });
  const here = '203.0.113.1';
  expect(await statuses(2, () => guess('Anna', here))).toEqual([401, 401]);
  expect(await statuses(1, () => guess(' ANNA ', here, PASSWORD))).toEqual([429]);
  expect(await statuses(1, () => guess('Ben', here))).toEqual([401]);
  expect(await statuses(1, () => guess('Anna', '203.0.113.2', PASSWORD))).toEqual([200]);
});

/** The code of a maze so many cells wide and high. */
function codeOf(side: number): string {
  return must(makeWarrenCode(must(readSpec({ algorithm: 'eller', width: side, height: side, seed: 'x' }))));
}

test('large pictures come to an end, small ones do not', async () => {
  site = await openSite({ config: { limits: limits({ picture: { account: 1, address: 2, seconds: 60 } }) } });
  const visitor = site.visitor();
  // Each another one: what is cached costs nothing.
  const draw = (side: number) => visitor.inject({ url: `/maze/${codeOf(side)}.txt` });
  let side = 101;
  expect(await statuses(3, () => draw(side++))).toEqual([200, 200, 429]);
  expect(await statuses(3, () => draw(20))).toEqual([200, 200, 200]);
});

describe('X-Forwarded-For', () => {
  /** Which addresses are one and the same to a server with so many proxies in front. */
  async function isSame(trustedHops: number, first: string, second: string): Promise<boolean> {
    const read = { account: 99, address: 1, seconds: 60 };
    site = await openSite({ config: { trustedHops, limits: limits({ read }) } });
    const proxy = site.visitor();
    const send = (forwarded: string) =>
      proxy.inject({ url: '/api/hello', headers: { 'x-forwarded-for': forwarded } });
    await send(first);
    const { statusCode } = await send(second);
    await site.close();
    site = null;
    return statusCode === 429;
  }

  test('is read as an address, with port or brackets; what is none counts as the proxy itself', async () => {
    expect(await isSame(1, '203.0.113.1:1', '203.0.113.1:2')).toBe(true);
    expect(await isSame(1, '203.0.113.1', '::ffff:203.0.113.1')).toBe(true);
    expect(await isSame(1, '[2001:db8::1]:7', '2001:db8::2')).toBe(true);
    expect(await isSame(1, 'unknown', 'x'.repeat(5_000))).toBe(true);
    expect(await isSame(1, '', '_hidden')).toBe(true);
  });

  test('is not believed where no proxy is configured', async () => {
    expect(await isSame(0, '203.0.113.1', '203.0.113.2')).toBe(true);
  });

  test('is believed for as many last entries as there are proxies', async () => {
    expect(await isSame(1, '203.0.113.1', '203.0.113.2')).toBe(false);
    // What a caller writes itself stands before what the proxies of ours add.
    expect(await isSame(1, '198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1')).toBe(true);
    expect(await isSame(2, '198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1')).toBe(false);
    expect(await isSame(2, '9.9.9.9, 198.51.100.1, 203.0.113.1', '8.8.8.8, 198.51.100.1, 203.0.113.2')).toBe(
      true,
    );
  });
});

test('the households of one site are counted together too, with eight times the room', async () => {
  const read = { account: 99, address: 1, seconds: 60 };
  site = await openSite({ config: { limits: limits({ read }) } });
  let house = 0;
  const send = () =>
    (site as Site).app.inject({ ...HELLO, remoteAddress: `2001:db8:7:${(++house).toString(16)}::1` });
  expect(await statuses(10, send)).toEqual([...Array(8).fill(200), 429, 429]);
  expect((await site.app.inject({ ...HELLO, remoteAddress: '2001:db8:8:1::1' })).statusCode).toBe(200);
});

test('limits hold when the clock of the machine is set, in either direction', async () => {
  const clock = { now: 0, monotonic: 0 };
  const read = { account: 99, address: 1, seconds: 60 };
  site = await openSite({
    config: { limits: limits({ read }) },
    now: () => clock.now,
    monotonic: () => clock.monotonic,
  });
  const send = async () => (await (site as Site).app.inject(HELLO)).statusCode;
  expect(await send()).toBe(200);
  clock.now += 10 * 60_000;
  expect(await send()).toBe(429);
  clock.now -= 24 * 60 * 60_000;
  clock.monotonic += 60_000;
  expect(await send()).toBe(200);
});

test('counts are forgotten oldest first when there are too many names, so that memory stays bounded', () => {
  const counter = memoryCounter(() => 0, 2);
  const add = (name: string) => (counter.add(name, 1000) as { count: number }).count;
  expect([add('a'), add('a'), add('b'), add('c'), add('b'), add('a')]).toEqual([1, 2, 1, 1, 2, 1]);
});

describe('Redis', () => {
  test('that cannot be reached is told once, and this process counts by itself: no call is refused for it', async () => {
    const warnings: string[] = [];
    let counter: Counter | null = null;
    await new Promise<void>((resolve) => {
      counter = redisCounter({
        url: 'redis://127.0.0.1:1',
        fallback: memoryCounter(() => 0),
        warn(message) {
          warnings.push(message);
          resolve();
        },
      });
    });
    const { add, close } = counter as unknown as Counter;
    expect([(await add('a', 1000)).count, (await add('a', 1000)).count]).toEqual([1, 2]);
    expect(warnings).toEqual([expect.stringContaining('cannot be reached')]);
    await close();
  });

  test('that hangs is asked by one request, not by all, and each loss and each return is told', async () => {
    const redis = await hangingRedis();
    const warnings: string[] = [];
    const warn = (message: string) => warnings.push(message.split(':')[0]);
    const fallback = memoryCounter(() => 0);
    const counter = redisCounter({ url: redis.url, fallback, warn });
    const asksRedis = async () => {
      const before = redis.asked();
      await counter.add('a', 1000);
      return redis.asked() > before;
    };
    await expect.poll(asksRedis).toBe(true);
    for (let loss = 1; loss <= 2; loss++) {
      redis.hang(true);
      await counter.add('a', 1000);
      const before = redis.asked();
      for (let i = 0; i < 50; i++) await counter.add('a', 1000);
      // Only the question whether it is back is asked meanwhile.
      expect(redis.asked() - before).toBeLessThan(10);
      redis.hang(false);
      await expect.poll(() => warnings.length).toBe(2 * loss);
      await expect.poll(asksRedis).toBe(true);
    }
    expect(warnings).toEqual(Array(2).fill(['Redis cannot be reached', 'Redis is back']).flat());
    await counter.close();
    await redis.close();
  });

  test('that does not answer is not waited for', async () => {
    const { port, close } = await mute();
    const fallback = memoryCounter(() => 0);
    const counter = redisCounter({ url: `redis://127.0.0.1:${port}`, fallback, warn: () => {} });
    expect((await counter.add('a', 1000)).count).toBe(1);
    await counter.close();
    await close();
  });
});

/** A Redis that can be told to hang: it takes what it is sent, and answers all of it when it goes on. */
async function hangingRedis() {
  let isHung = false;
  let asked = 0;
  const held: (() => void)[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const command of data.toString().split(/(?=\*\d+\r\n\$)/)) {
        asked++;
        const reply = () => socket.write(/eval/i.test(command) ? '*2\r\n:1\r\n:1000\r\n' : '+OK\r\n');
        if (isHung) held.push(reply);
        else reply();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    hang(hung: boolean) {
      isHung = hung;
      if (!hung) for (const reply of held.splice(0)) reply();
    },
    asked: () => asked,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A server that takes every connection and never answers. */
async function mute() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
