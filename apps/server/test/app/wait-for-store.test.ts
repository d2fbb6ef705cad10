import { expect, test } from 'vitest';
import { openTcpProxy, throughPort } from '../../../../tools/cluster/tcp-proxy.mjs';
import { findService } from '../../../../tools/services/find-service.mjs';
import { freePort } from '../../../../tools/services/free-port.mjs';
import { startServer } from '../../src/app/start-server.js';
import { defaultConfig } from '../../src/config/read-config.js';
import { makeSchema } from '../store/support/every-database.js';
import { hasPostgres } from '../store/support/postgres-bench.js';
import { must } from '../support/must.js';

const QUIET = { signals: false, print: () => {} };

if (await hasPostgres()) {
  test('a server waits for its database, says so meanwhile, and then serves', async () => {
    const { address = '' } = await findService('postgres');
    const place = await makeSchema(address);
    const [port, listen] = [await freePort(), await freePort()];
    const config = {
      ...defaultConfig(),
      host: '127.0.0.1',
      port,
      database: throughPort(place.address, listen),
    };
    const starting = startServer({ ...QUIET, config });
    const site = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${site}/readyz`)).toBe(503);
    const answer = await fetch(`${site}/api/daily`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ error: { code: 'database-away' } });
    expect(await statusOf(`${site}/healthz`)).toBe(200);
    const network = await openTcpProxy({ port: Number(new URL(address).port), listen });
    const server = must(await starting);
    expect(await statusOf(`${site}/readyz`)).toBe(200);
    await server.close();
    await network.close();
    await place.remove();
  });
}

test('a wait has an end, and its reason is told', async () => {
  const [port, listen] = [await freePort(), await freePort()];
  const database = `postgres://warren@127.0.0.1:${listen}/warren`;
  const config = { ...defaultConfig(), port, database, databaseWait: 1 };
  expect(await startServer({ ...QUIET, config })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('cannot be opened'),
  });
});

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}
