import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALL_NAMES, contractOf, requestOf } from '../support/requests.js';
import { openSite, type Site } from '../support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe.each(CALL_NAMES)('%s', (name) => {
  test('has its route', () => {
    const [method, url] = contractOf(name).address.split(' ');
    expect(site.app.hasRoute({ method: method as 'GET', url })).toBe(true);
  });

  const { account, errors } = contractOf(name);
  test(account ? 'refuses strangers' : 'needs no account', async () => {
    const answer = await site.visitor().inject(requestOf(name));
    const refused = answer.statusCode === 401 && answer.json().error.code === 'signed-out';
    expect(account ? [true] : [false, errors.includes('signed-out')]).toContain(refused);
  });

  test('answers strangers and guests alike in the form of the catalogue, or as its contract says', async () => {
    const guest = site.visitor();
    await guest.becomeGuest();
    for (const visitor of [site.visitor(), guest]) {
      const { statusCode, headers, body } = await visitor.inject(requestOf(name));
      expect(statusCode).toBeLessThan(500);
      if (statusCode >= 400)
        expect(JSON.parse(body).error).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      else expect(Object.keys(contractOf(name).responses)).toContain(String(statusCode));
      expect(headers['cache-control']).toBeDefined();
    }
  });
});

test('the OpenAPI document describes the calls the server has', async () => {
  const answer = await site.app.inject('/api/openapi.json');
  expect(answer.headers['content-type']).toMatch('application/json');
  const { openapi, paths } = answer.json();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
  );
  const there = CALL_NAMES.map((name) => {
    const [method, path] = contractOf(name)
      .address.replace(/:(\w+)/g, '{$1}')
      .split(' ');
    return [name, method.toLowerCase(), path];
  });
  expect(described.sort()).toEqual(there.sort());
});

test('an unknown address of /api is JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const answer = await site.app.inject({ method, url: '/api/nowhere', headers: { accept: 'text/html' } });
    expect([method, answer.statusCode, answer.json().error?.code]).toEqual([method, 404, 'not-found']);
  }
});
