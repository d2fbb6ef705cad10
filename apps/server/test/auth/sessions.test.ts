import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { SessionRow } from '../../src/store/repositories/sessions.js';
import { openMemoryStore, openSite, PASSWORD, type Site } from '../support/site.js';

let site: Site;
afterEach(() => site.close());

const GUEST = { method: 'POST', url: '/api/guest', payload: {} } as const;
const A_DAY = 86_400_000;

/** A store that tells which sessions it was given. */
async function watchedStore() {
  const store = await openMemoryStore();
  const kept: SessionRow[] = [];
  const sessions = {
    ...store.sessions,
    create(session: SessionRow, passwordHash: string | null) {
      kept.push(session);
      return store.sessions.create(session, passwordHash);
    },
  };
  return { store: { ...store, sessions }, kept };
}

test('over TLS the cookie is __Host-, Secure, HttpOnly, SameSite=Lax, for the whole site', async () => {
  site = await openSite({ config: { publicUrl: 'https://warren.localhost' } });
  const answer = await site.visitor().inject({ ...GUEST, headers: { origin: 'https://warren.localhost' } });
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-warren=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test('a trusted proxy can say that people come over TLS, no other sender', async () => {
  site = await openSite({ config: { trustedHops: 1 } });
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await site.visitor().inject({ ...GUEST, headers })).headers['set-cookie']).toMatch(
    '__Host-warren=',
  );
  await site.close();
  site = await openSite();
  expect((await site.visitor().inject({ ...GUEST, headers })).headers['set-cookie']).toMatch(/^warren=/);
});

test('without TLS the cookie is HttpOnly and SameSite=Lax, and not Secure, which browsers would not keep', async () => {
  site = await openSite();
  const answer = await site.visitor().inject(GUEST);
  expect(answer.headers['set-cookie']).toMatch(
    /^warren=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('over TLS the cookie of plain HTTP is worth nothing: a network in between could have set it', async () => {
  site = await openSite({ config: { publicUrl: 'https://warren.localhost' } });
  const visitor = site.visitor();
  await visitor.becomeGuest();
  const token = visitor.cookies.get('__Host-warren');
  const me = (cookie: string) => visitor.inject({ url: '/api/me', headers: { cookie } });
  expect((await me(`__Host-warren=${token}`)).json().account).not.toBeNull();
  expect((await me(`warren=${token}`)).json().account).toBeNull();
});

test('tokens are stored as hashes alone', async () => {
  const { store, kept } = await watchedStore();
  site = await openSite({ store });
  const visitor = site.visitor();
  const { token } = (await visitor.inject({ ...GUEST, payload: { wants: 'token' } })).json<{
    token: string;
  }>();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept[0].tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
});

test('every sign-in brings a new token, and the old one is worth nothing from then on', async () => {
  site = await openSite();
  const visitor = site.visitor();
  const tokens: (string | undefined)[] = [];
  const note = () => tokens.push(visitor.cookies.get('warren'));
  await visitor.becomeGuest();
  note();
  await visitor.register('Anna');
  note();
  expect(await visitor.call('login', { body: { name: 'anna', password: PASSWORD } })).toMatchObject({
    ok: true,
  });
  note();
  expect(new Set(tokens).size).toBe(3);
  const who = async (token: string | undefined) =>
    (await site.app.inject({ url: '/api/me', headers: { cookie: `warren=${token}` } })).json().account?.name;
  expect([await who(tokens[0]), await who(tokens[1]), await who(tokens[2])]).toEqual([
    undefined,
    undefined,
    'Anna',
  ]);
});

test('signing out makes the token worth nothing at once, and the browser forgets it', async () => {
  site = await openSite();
  const visitor = site.visitor();
  await visitor.becomeGuest();
  const cookie = `warren=${visitor.cookies.get('warren')}`;
  expect(await visitor.call('logout', {})).toMatchObject({ ok: true, status: 204 });
  expect(visitor.cookies.size).toBe(0);
  expect((await visitor.inject({ url: '/api/saves', headers: { cookie } })).statusCode).toBe(401);
});

test('a bearer token signs a program in without any origin, and is no cookie', async () => {
  site = await openSite();
  const program = (headers: Record<string, string>, url = '/api/me', method: 'GET' | 'POST' = 'GET') =>
    site.app.inject({ url, method, headers });
  const answer = await site.app.inject({ ...GUEST, payload: { wants: 'token' } });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([201, undefined]);
  const { token, account } = answer.json();
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    expect((await program({ authorization: `${scheme} ${token}` })).json().account).toEqual(account);
  }
  expect((await program({ cookie: `warren=${token}` })).json().account).toBeNull();
  for (const authorization of ['Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token} x`, token]) {
    expect((await program({ authorization })).json().account).toBeNull();
  }
  expect((await program({ authorization: `Bearer ${token}` }, '/api/logout', 'POST')).statusCode).toBe(204);
  expect((await program({ authorization: `Bearer ${token}` })).json().account).toBeNull();
});

test('a cookie is no bearer token, and a request with both is judged by the token', async () => {
  site = await openSite();
  const visitor = site.visitor();
  await visitor.becomeGuest();
  const authorization = `Bearer ${visitor.cookies.get('warren')}`;
  expect((await site.app.inject({ url: '/api/me', headers: { authorization } })).json().account).toBeNull();
  expect((await visitor.inject({ url: '/api/me', headers: { authorization } })).json().account).toBeNull();
});

test('a program gets a token again when it registers, and keeps what it has', async () => {
  site = await openSite();
  const guest = (await site.app.inject({ ...GUEST, payload: { wants: 'token' } })).json();
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { name: 'Robot', password: PASSWORD },
    headers: { authorization: `Bearer ${guest.token}` },
  });
  expect(answer.json()).toMatchObject({
    account: { id: guest.account.id, name: 'Robot' },
    token: expect.any(String),
  });
  expect(answer.json().token).not.toBe(guest.token);
});

test('a session ends when it is not used, and lasts while it is', async () => {
  site = await openSite({ config: { sessionDays: 10 } });
  const [idle, busy] = [site.visitor(), site.visitor()];
  await idle.becomeGuest();
  await busy.becomeGuest();
  site.clock.now += 6 * A_DAY;
  const used = await busy.inject({ url: '/api/me' });
  expect(used.headers['set-cookie']).toMatch(/Max-Age=864000/);
  expect((await busy.inject({ url: '/api/me' })).headers['set-cookie']).toBeUndefined();
  site.clock.now += 4 * A_DAY;
  expect(await idle.call('saves', {})).toMatchObject({ code: 'signed-out' });
  expect(await busy.call('saves', {})).toMatchObject({ ok: true });
});

test('a cookie that is no token is a stranger, whatever it holds', async () => {
  site = await openSite();
  for (const cookie of [
    'warren=',
    'warren',
    'warren=x',
    `warren=${'A'.repeat(43)}`,
    `warren=${'A'.repeat(5000)}`,
    ';;=',
  ]) {
    const answer = await site.visitor().inject({ url: '/api/me', headers: { cookie } });
    expect([cookie.slice(0, 20), answer.statusCode, answer.json().account]).toEqual([
      cookie.slice(0, 20),
      200,
      null,
    ]);
  }
});

test('the token of a guest ends when the guest becomes a named account', async () => {
  site = await openSite();
  const [owner, other] = [site.visitor(), site.visitor()];
  await owner.becomeGuest();
  for (const [name, value] of owner.cookies) other.cookies.set(name, value);
  // Both renew the one token at once, and each has one of their own then.
  await Promise.all([owner.becomeGuest(), other.becomeGuest()]);
  const account = async () => (await other.inject({ url: '/api/me' })).json().account;
  expect(await account()).toMatchObject({ guest: true });
  await owner.register('Anna');
  expect(await account()).toBeNull();
});
