import { CONTRACT } from '@warren/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOrigin } from '../../src/auth/request-origin.js';
import { requestOf, UNSAFE_CALLS } from '../support/requests.js';
import { openSite, type Site } from '../support/site.js';

let site: Site;
let cookie = '';
let token = '';
beforeAll(async () => {
  site = await openSite();
  const visitor = site.visitor();
  await visitor.becomeGuest();
  cookie = `warren=${visitor.cookies.get('warren')}`;
  const program = await site.app.inject({ method: 'POST', url: '/api/guest', payload: { wants: 'token' } });
  token = program.json().token;
});
afterAll(() => site.close());

const HOST = { host: 'warren.localhost' };
const OWN = { origin: 'http://warren.localhost' };

describe('CSRF: what browsers say decides', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ 'sec-fetch-site': 'none' }, 'own'],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }, 'own'],
    [{ 'sec-fetch-site': 'same-site', ...OWN }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site', ...OWN }, 'foreign'],
    [{ 'sec-fetch-site': 'anything' }, 'foreign'],
    [OWN, 'own'],
    [{ origin: 'http://warren.localhost.evil.test' }, 'foreign'],
    [{ origin: 'http://warren.localhost:81' }, 'foreign'],
    [{ origin: 'https://warren.localhost' }, 'foreign'],
    [{ origin: 'http://sub.warren.localhost' }, 'foreign'],
    [{ origin: 'null' }, 'foreign'],
    [{ origin: '' }, 'foreign'],
    [{}, 'unknown'],
    [{ referer: 'http://warren.localhost/' }, 'unknown'],
  ])('%j is %s', (headers, expected) => {
    const request = { headers, protocol: 'http', host: 'warren.localhost' };
    expect(requestOrigin(request as never, { publicUrl: null })).toBe(expected);
  });

  test('with an address in the settings that one counts, whatever the request calls itself', () => {
    const request = { headers: { origin: 'https://warren.localhost' }, protocol: 'http', host: 'inner:8080' };
    expect(requestOrigin(request as never, { publicUrl: 'https://warren.localhost' })).toBe('own');
    const other = { ...request, headers: { origin: 'http://inner:8080' } };
    expect(requestOrigin(other as never, { publicUrl: 'https://warren.localhost' })).toBe('foreign');
  });
});

describe.each(UNSAFE_CALLS)('%s', (name) => {
  const send = (headers: Record<string, string>) => {
    const request = requestOf(name);
    return site.app.inject({ ...request, headers: { ...HOST, ...request.headers, ...headers } });
  };
  const isForeign = async (headers: Record<string, string>) => {
    const answer = await send(headers);
    return answer.statusCode === 403 && answer.json().error.code === 'foreign-origin';
  };

  test('refuses a foreign origin, with a cookie and without', async () => {
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }]) {
      expect(await isForeign({ cookie, ...foreign })).toBe(true);
      expect(await isForeign(foreign)).toBe(true);
    }
  });

  test('refuses a cookie whose request does not say where it comes from', async () => {
    expect(await isForeign({ cookie })).toBe(true);
    expect((await send({})).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('asks a bearer token for no origin', async () => {
    // A token that is worth nothing does, so that no account is signed out or deleted here.
    expect(await isForeign({ authorization: `Bearer ${token.slice(1)}x` })).toBe(false);
  });
});

test('reading needs no origin', async () => {
  for (const { address } of [CONTRACT.me, CONTRACT.saves]) {
    const [, url] = address.split(' ');
    expect((await site.app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  }
});

test('signing in from nowhere brings a token, never a cookie', async () => {
  const guest = (payload: object, headers = {}) =>
    site.app.inject({ method: 'POST', url: '/api/guest', payload, headers });
  const refused = await guest({ wants: 'cookie' });
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  expect((await guest({ wants: 'token' })).statusCode).toBe(201);
  expect((await guest({ wants: 'token' }, { cookie })).statusCode).toBe(403);
});

test('no other site is allowed to read or to ask beforehand', async () => {
  const headers = { origin: 'https://evil.test', 'access-control-request-method': 'PUT' };
  const asked = await site.app.inject({ method: 'OPTIONS', url: '/api/me', headers });
  const read = await site.app.inject({ url: '/api/me', headers: { ...headers, cookie } });
  for (const answer of [asked, read]) {
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
