import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { findService } from '../../../../tools/services/find-service.mjs';
import { defaultConfig } from '../../src/config/read-config.js';
import { memoryCounter, redisCounter } from '../../src/limits/counters.js';
import { makeRateLimiter } from '../../src/limits/rate-limiter.js';
import { reportMissing } from '../store/support/every-database.js';

/** A counter on Redis that is connected. */
async function countBy(url: string, warnings: string[] = []) {
  const counter = redisCounter({
    url,
    fallback: memoryCounter(() => 0),
    warn: (line) => warnings.push(line),
  });
  const probe = randomUUID();
  // While there is no connection the fallback answers, and at once.
  while (!(counter.add(probe, 60_000) instanceof Promise))
    await new Promise((resolve) => setImmediate(resolve));
  return counter;
}

function testOn(address: string): void {
  test('servers on one Redis count together, and forget when the time is over', async () => {
    const [here, there] = [await countBy(address), await countBy(address)];
    const name = randomUUID();
    const counts = [
      await here.add(name, 60_000),
      await there.add(name, 60_000),
      await here.add(name, 60_000),
    ];
    expect(counts.map(({ count }) => count)).toEqual([1, 2, 3]);
    for (const { restMs } of counts) expect(restMs > 0 && restMs <= 60_000).toBe(true);
    const brief = randomUUID();
    await here.add(brief, 1);
    while ((await there.add(brief, 1)).count !== 1) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([here.close(), there.close()]);
  });

  test('a limit holds over two servers', async () => {
    const limits = { ...defaultConfig().limits, read: { account: 99, address: 3, seconds: 60 } };
    const counters = [await countBy(address), await countBy(address)];
    const [here, there] = counters.map((counter) => makeRateLimiter(limits, counter));
    const somebody = randomUUID();
    const waits = [];
    for (const server of [here, there, here, there, here])
      waits.push((await server.address('read', somebody)) > 0);
    expect(waits).toEqual([false, false, false, true, true]);
    await Promise.all(counters.map((counter) => counter.close()));
  });

  test('a Redis that is lost on the way is told once; each process counts on alone', async () => {
    const wire = await openWire(new URL(address));
    const warnings: string[] = [];
    const counter = await countBy(wire.address, warnings);
    await wire.cut();
    while (warnings.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const name = randomUUID();
    expect([(await counter.add(name, 60_000)).count, (await counter.add(name, 60_000)).count]).toEqual([
      1, 2,
    ]);
    expect(warnings).toEqual([expect.stringContaining('cannot be reached')]);
    await counter.close();
  });
}

/** A line to somewhere else that can be cut. */
async function openWire(there: URL) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(there.port || 6379), there.hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: Object.assign(new URL(there), {
      hostname: '127.0.0.1',
      port: String((server.address() as AddressInfo).port),
    }).href,
    async cut() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const redis = await findService('redis');
if (redis.address === undefined) {
  reportMissing(`Limits shared by Redis are not tested: ${redis.reason}`);
} else {
  testOn(redis.address);
}
