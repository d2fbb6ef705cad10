import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../../src/app/start-server.js';
import { makeHistogram } from '../../src/operations/histogram.js';
import type { Store } from '../../src/store/store.js';
import { freePort } from '../support/free-port.js';
import { openMemoryStore, openSite, type Site } from '../support/site.js';

let site: Site | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

describe('/readyz', () => {
  test('says that requests may be sent here', async () => {
    site = await openSite();
    const answer = await site.app.inject('/readyz');
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'no-store',
      { status: 'ready', database: 'up', checker: { waiting: 0, running: 0, stuck: 0 } },
    ]);
  });

  test('says so while the database does not answer, and the process stays healthy', async () => {
    const store = await openMemoryStore();
    const ready = () => Promise.reject(new Error('gone'));
    site = await openSite({ store: { ...store, ready } });
    const answer = await site.app.inject('/readyz');
    expect([answer.statusCode, answer.json().database]).toEqual([503, 'down']);
    expect((await site.app.inject('/healthz')).statusCode).toBe(200);
    expect((await site.app.inject('/metrics')).body).toContain('warren_database_up 0');
  });
});

describe('an admin port', () => {
  test('has the numbers and details, and the public port has neither', async () => {
    const used = await freePort();
    const server = await startWith({ host: '0.0.0.0', config: { adminPort: used } });
    const read = async (address: string) => {
      const answer = await fetch(address);
      return [answer.status, await answer.text()] as const;
    };
    expect((await read(`${server.address}/metrics`))[0]).toBe(404);
    expect(await read(`${server.address}/readyz`)).toEqual([200, '{"status":"ready"}']);
    const admin = `http://localhost:${used}`;
    expect(await read(`${admin}/metrics`)).toEqual([200, expect.stringContaining('warren_database_up 1')]);
    expect(await read(`${admin}/readyz`)).toEqual([200, expect.stringContaining('"checker"')]);
    expect((await read(`${admin}/api/hello`))[0]).toBe(404);
    await server.close();
    await expect(fetch(`${admin}/metrics`)).rejects.toThrow();
  });

  test('that is not set leaves a server for every network without /metrics', async () => {
    const server = await startWith({ host: '0.0.0.0' });
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ status: 'ready' });
    await server.close();
  });
});

describe('/metrics', () => {
  test('counts requests by route and status, never by address', async () => {
    site = await openSite();
    for (const url of [
      '/api/hello',
      '/api/hello',
      '/api/saves/one.two',
      '/api/saves/three',
      '/nowhere/x',
      '/y',
    ]) {
      await site.app.inject(url);
    }
    const { body, headers } = await site.app.inject('/metrics');
    expect(headers['content-type']).toMatch('text/plain');
    const count = (labels: string) =>
      body.match(`http_request_duration_seconds_count\\{${labels}\\} (\\d+)`)?.[1];
    expect(count('method="GET",route="/api/hello",status="200"')).toBe('2');
    expect(count('method="GET",route="/api/saves/:slot",status="401"')).toBe('2');
    expect(count('method="GET",route="none",status="404"')).toBe('2');
    expect(body).not.toMatch(/one\.two|nowhere/);
    for (const name of [
      'warren_checks_waiting',
      'warren_checks_running',
      'warren_database_up',
      'process_resident_memory_bytes',
      'nodejs_eventloop_utilization',
    ]) {
      expect(body).toMatch(new RegExp(`^${name} [0-9.e+]+$`, 'm'));
    }
  });

  test('sorts durations into ranges that count those below', () => {
    const tally = makeHistogram();
    for (const seconds of [0.0005, 0.003, 0.003, 100])
      tally.add({ method: 'GET', route: '/', status: 200, seconds });
    const bucket = (le: number | string) =>
      tally.samples('x').find((sample) => sample.labels.le === le)?.value;
    expect([bucket(0.001), bucket(0.0025), bucket(0.005), bucket(10), bucket('+Inf')]).toEqual([
      1, 1, 3, 3, 4,
    ]);
    const last = tally.samples('x').slice(-2);
    expect(last.map(({ value }) => value)).toEqual([expect.closeTo(100.0065), 4]);
  });
});

/** A store whose next look for saves is held up until it is told to go on. */
async function heldStore() {
  const store = await openMemoryStore();
  let go: () => void = () => {};
  let arrived: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const waiting = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let closed = false;
  const slow: Store = {
    ...store,
    saves: {
      ...store.saves,
      async list(id) {
        arrived();
        await held;
        return store.saves.list(id);
      },
    },
    async close() {
      closed = true;
      await store.close();
    },
  };
  return { store: slow, waiting, go, isClosed: () => closed };
}

async function startWith(options: Parameters<typeof startServer>[0]) {
  const started = await startServer({
    port: 0,
    signals: false,
    print: () => {},
    host: '127.0.0.1',
    ...options,
  });
  if (!started.ok) throw new Error(started.reason);
  return started.value;
}

/** A raw connection: what it is sent, until it ends or a text has come. */
function dial(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  let check: () => void = () => {};
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (text: string) => {
    heard += text;
    check();
  });
  return {
    say: (text: string) => socket.write(text),
    hear: (text: string) =>
      new Promise<string>((resolve) => {
        check = () => {
          if (heard.includes(text)) resolve(heard);
        };
        check();
      }),
    ended: new Promise<string>((resolve) => socket.on('close', () => resolve(heard))),
    hangUp: () => socket.destroy(),
  };
}

const GET = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

async function becomeGuest(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const guest = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"wants":"token"}' });
  return ((await guest.json()) as { token: string }).token;
}

/** What a server that is stopping says to a new caller. */
function late(port: number): Promise<string> {
  const line = dial(port);
  line.say(GET('/api/hello'));
  return line.ended;
}

describe('a graceful stop', () => {
  test('answers what is under way, refuses what comes meanwhile, and then closes the store', async () => {
    const { store, waiting, go, isClosed } = await heldStore();
    const server = await startWith({ store });
    const line = dial(server.port);
    line.say(GET('/api/saves', `Authorization: Bearer ${await becomeGuest(server.address)}\r\n`));
    await waiting;
    const closing = server.close();
    const refusal = await late(server.port);
    expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
    expect(refusal.toLowerCase()).toContain('connection: close');
    expect(refusal).toContain('"shutting-down"');
    expect(isClosed()).toBe(false);
    go();
    expect(await line.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*"saves":\[\]/);
    await closing;
    await server.closed;
    expect(isClosed()).toBe(true);
  });

  test('does not wait for idle connections', async () => {
    const server = await startWith({});
    const line = dial(server.port);
    line.say(GET('/healthz'));
    await line.hear('"status":"ok"');
    await server.close();
    await line.ended;
  });

  test('waits no longer than its grace for half a body', async () => {
    const server = await startWith({ timeouts: { stopMs: 50 } });
    const line = dial(server.port);
    const head =
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
    line.say(`${head}Expect: 100-continue\r\n\r\n`);
    await line.hear('100 Continue');
    line.say('{"wants":');
    await server.close();
    expect(await line.ended).not.toContain('200');
  });

  test('waits for a call whose caller has hung up: the store is closed only when no call works with it', async () => {
    const { store, waiting, go, isClosed } = await heldStore();
    const server = await startWith({ store });
    const line = dial(server.port);
    line.say(GET('/api/saves', `Authorization: Bearer ${await becomeGuest(server.address)}\r\n`));
    await waiting;
    line.hangUp();
    await line.ended;
    const closing = server.close();
    expect(await late(server.port)).toContain('"shutting-down"');
    expect(isClosed()).toBe(false);
    go();
    await closing;
    expect(isClosed()).toBe(true);
  });
});

describe('on a real socket', () => {
  test('headers that never end are not waited for', async () => {
    const server = await startWith({ timeouts: { headersMs: 50, requestMs: 100, checkMs: 20 } });
    const line = dial(server.port);
    line.say('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await line.ended).toMatch(/^HTTP\/1\.1 408 /);
    await server.close();
  });

  test('a body that never ends is not waited for', async () => {
    const server = await startWith({ timeouts: { headersMs: 50, requestMs: 100, checkMs: 20 } });
    const line = dial(server.port);
    line.say(
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"wa',
    );
    expect(await line.ended).toMatch(/^HTTP\/1\.1 408 /);
    await server.close();
  });

  test('a body larger than it claims to be is no second request, and one in pieces has the same limit', async () => {
    const server = await startWith({});
    const line = dial(server.port);
    const chunk = `${(2_000).toString(16)}\r\n${' '.repeat(2_000)}\r\n`;
    line.say(
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    line.say(chunk.repeat(3));
    expect(await line.hear('too-large')).toMatch(/^HTTP\/1\.1 413 /);
    line.hangUp();
    await server.close();
  });

  test('lines that are no HTTP are refused', async () => {
    const server = await startWith({});
    for (const words of [
      'nonsense\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ]) {
      const line = dial(server.port);
      line.say(words);
      expect(await line.ended).toMatch(/^HTTP\/1\.1 400 /);
    }
    await server.close();
  });
});
