import { afterEach, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../../src/app/start-server.js';
import type { Config } from '../../src/config/config.js';
import type { Store } from '../../src/store/store.js';
import { addAccount, addRun, BOARD } from '../store/support/rows.js';
import { freePort } from '../support/free-port.js';
import { openMemoryStore } from '../support/site.js';

const TOKEN = 'a-token-of-the-operator';

let server: RunningServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A server with an admin port, and the way to it. */
async function open(config: Partial<Config> = { adminToken: TOKEN }) {
  const store: Store = await openMemoryStore();
  await addAccount(store, 'ann');
  await addRun(store, { id: 'a-run-of-ann-that-is-long' });
  const adminPort = await freePort();
  const started = await startServer({
    ...{ store, port: 0, host: 'localhost', signals: false, print: () => {} },
    config: { adminPort, ...config },
  });
  if (!started.ok) throw new Error(started.reason);
  server = started.value;
  const ask = (path: string, init: RequestInit = {}, base = `http://localhost:${adminPort}`) =>
    fetch(`${base}${path}`, init);
  // The admin port opens after the public one.
  await vi.waitFor(() => ask('/readyz'));
  const act = async (name: string, body: unknown, token: string | null = TOKEN) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await ask(`/admin/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const audit = () => store.administration.audit({ limit: 9 });
  return { act, ask, audit, store, address: started.value.address };
}

test('an operator with the token acts, and it is written into the audit log', async () => {
  const { act, audit, address } = await open();
  const board = async () => (await fetch(`${address}/api/boards/${BOARD.id}`)).json();
  expect((await board()).rows).toHaveLength(1);
  const looked = await act('account', { subject: 'Player ann' });
  expect(looked).toMatchObject({ status: 200, body: { id: 'ann', runs: 1, ban: null } });
  const banned = await act('ban', { subject: 'ann', reason: 'a bot', until: '7d', by: 'Mia', yes: true });
  expect(banned).toMatchObject({ status: 200, body: { id: 'ann' } });
  // What this server has in memory of its boards is gone, too.
  expect((await board()).rows).toEqual([]);
  expect(await audit()).toMatchObject([{ act: 'ban', operator: 'Mia', via: 'admin port', reason: 'a bot' }]);
  expect(await act('audit', {})).toMatchObject({ status: 200, body: { lines: [{ act: 'ban' }] } });
});

test('without the right token nothing is done, and nothing is told', async () => {
  const { act, ask, audit } = await open();
  const order = { subject: 'ann', reason: 'r', yes: true };
  for (const token of [null, 'wrong', `${TOKEN}x`, TOKEN.slice(1), 'x'.repeat(5_000)]) {
    expect(await act('ban', order, token)).toMatchObject({ status: 401, body: { error: {} } });
    expect((await act('nothing', order, token)).status).toBe(401);
  }
  expect((await ask('/admin')).status).toBe(401);
  expect((await ask('/admin?x')).status).toBe(401);
  expect((await ask('/metrics')).status).toBe(200);
  expect(await audit()).toEqual([]);
});

test('without a token in the settings there are no acts, and the public port never has them', async () => {
  const { act, ask, address } = await open({ adminToken: null });
  expect((await act('ban', {}, 'null')).status).toBe(404);
  expect((await ask('/admin')).status).toBe(404);
  await server?.close();
  const other = await open();
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await other.ask('/admin', { headers }, other.address)).status).toBe(404);
  expect((await other.ask('/admin', { headers })).status).toBe(200);
  expect(address).toBeDefined();
});

test('what is destructive wants to be confirmed, and bad input gets a sentence', async () => {
  const { act, audit } = await open();
  const refused = async (name: string, body: unknown) => {
    const { status, body: answer } = await act(name, body);
    return [status, answer.error.message];
  };
  expect(await refused('delete', { subject: 'ann' })).toEqual([400, expect.stringContaining('say yes')]);
  expect(await refused('delete', { subject: 'ann', yes: 'true' })).toEqual([400, expect.anything()]);
  expect(await refused('delete', { subject: 'eve', yes: true })).toEqual([404, 'There is no account "eve".']);
  expect(await refused('unban', { subject: 'ann' })).toEqual([409, 'Player ann is not banned.']);
  expect(await refused('hide', { subject: 7, reason: 'r' })).toEqual([400, 'The subject must be a text.']);
  expect(await refused('audit', { limit: 1e9 })).toEqual([400, expect.stringContaining('from 1 to 1000')]);
  expect(await refused('audit', ['a'])).toEqual([400, 'The body must be an object.']);
  expect(await refused('nothing', {})).toEqual([400, expect.stringContaining('there is no act'.slice(1))]);
  expect((await act('audit', { reason: 'x'.repeat(10_000) })).status).toBe(413);
  expect(await audit()).toEqual([]);
});
