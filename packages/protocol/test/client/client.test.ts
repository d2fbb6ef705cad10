import { describe, expect, test } from 'vitest';
import { type ClientOptions, makeClient } from '../../src/client/client.js';
import { ERRORS } from '../../src/common/errors.js';

interface Asked {
  readonly address: string;
  readonly request: RequestInit & { headers: Record<string, string> };
}

/** A client whose server answers what it is told to, and what that was asked. */
function clientOf(respond: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const asked: Asked[] = [];
  const client = makeClient({
    fetch: async (address, request) => {
      asked.push({ address, request: request as Asked['request'] });
      return respond();
    },
    ...options,
  });
  return { client, asked };
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(value), { status, headers: { ...type, ...headers } });
}

describe('a call', () => {
  test('goes to the address of its name, with everything it takes', async () => {
    const { client, asked } = clientOf(() => json({}), { base: 'https://example.org' });
    await client.call('writeSave', { params: { slot: 'a/b' }, body: { text: 'x' }, revision: 3 });
    expect(asked[0]).toEqual({
      address: 'https://example.org/api/saves/a%2Fb',
      request: {
        method: 'PUT',
        headers: { accept: 'application/json', 'if-match': '"3"', 'content-type': 'application/json' },
        body: '{"text":"x"}',
      },
    });
  });

  test('leaves out of the address what is not said', async () => {
    const { client, asked } = clientOf(() => json({}));
    await client.call('board', { params: { board: 'lost-cause.campaign' }, query: { limit: 5 } });
    await client.call('board', { params: { board: 'lost-cause.campaign' }, query: {} });
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/boards/lost-cause.campaign?limit=5',
      '/api/boards/lost-cause.campaign',
    ]);
    expect(asked[1].request).toEqual({ method: 'GET', headers: { accept: 'application/json' } });
  });

  test('brings a table as a table', async () => {
    const { client, asked } = clientOf(() => json({ imported: 0, refused: [] }));
    await client.call('importCsv', { params: { board: 'lost-cause.campaign' }, text: 'Score,Name,Date' });
    expect(asked[0].request).toMatchObject({
      headers: { 'content-type': 'text/csv' },
      body: 'Score,Name,Date',
    });
  });

  test('shows the token of a program, asked for anew each time', async () => {
    let token: string | null = 'first';
    const { client, asked } = clientOf(() => json({}), { token: () => token });
    await client.call('me', {});
    token = null;
    await client.call('me', {});
    expect(asked.map(({ request }) => request.headers.authorization)).toEqual(['Bearer first', undefined]);
  });

  test('can be given up', async () => {
    const { client, asked } = clientOf(() => json({}));
    const { signal } = new AbortController();
    await client.call('me', {}, { signal });
    expect(asked[0].request.signal).toBe(signal);
  });
});

describe('an answer', () => {
  test('is what the server said: data, a text, or nothing', async () => {
    const data = clientOf(() => json({ account: null, now: 5 })).client;
    expect(await data.call('me', {})).toEqual({ ok: true, value: { account: null, now: 5 }, status: 200 });
    const text = clientOf(
      () => new Response('Score,Name,Date\n', { headers: { 'content-type': 'text/csv' } }),
    ).client;
    expect(await text.call('boardCsv', { params: { board: 'x.y' }, query: {} })).toMatchObject({
      value: 'Score,Name,Date\n',
    });
    const nothing = clientOf(() => new Response(null, { status: 204 })).client;
    expect(await nothing.call('logout', {})).toEqual({ ok: true, value: null, status: 204 });
  });

  test.each(Object.entries(ERRORS))('%s is told by its code', async (code, { status, sentence }) => {
    const { client } = clientOf(() => json({ error: { code, message: sentence } }, status));
    expect(await client.call('me', {})).toMatchObject({ ok: false, code, message: sentence, field: null });
  });

  test('of an error brings its field, when to come again, and both sides of a conflict', async () => {
    const error = { code: 'save-conflict', message: 'x', field: 'text' };
    const { client } = clientOf(() =>
      json({ error, other: { revision: 4 }, kept: 'copy' }, 409, { 'retry-after': '7' }),
    );
    expect(await client.call('saves', {})).toEqual({
      ok: false,
      code: 'save-conflict',
      message: 'x',
      field: 'text',
      retryAfter: 7,
      conflict: { other: { revision: 4 }, kept: 'copy' },
    });
  });

  test.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'server-fault'],
    ['a proxy without a server behind it', () => new Response('', { status: 503 }), 'shutting-down'],
    ['an error without a code', () => json({ error: {} }, 400), 'server-fault'],
    ['an error of another catalogue', () => json({ error: { code: 'toString' } }, 400), 'server-fault'],
    ['an error that is none', () => json(null, 500), 'server-fault'],
  ])('of %s is an error of ours', async (_, respond, code) => {
    expect(await clientOf(respond).client.call('me', {})).toMatchObject({ ok: false, code });
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'the answer breaks off',
      () => new Response('{"acc', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('is "offline" when %s: nothing is thrown', async (_, respond) => {
    expect(await clientOf(respond).client.call('me', {})).toMatchObject({ ok: false, code: 'offline' });
  });
});
