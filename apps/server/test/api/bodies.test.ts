import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, CALL_NAMES, contractOf, requestOf, UNSAFE_CALLS } from '../support/requests.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await openSite();
  visitor = site.visitor();
  await visitor.becomeGuest();
});
afterAll(() => site.close());

const taking = CALL_NAMES.filter((name) => contractOf(name).bodyBytes !== undefined);
const json = CALL_NAMES.filter((name) => contractOf(name).body !== undefined);

describe.each(taking)('%s', (name) => {
  test('takes a body of its own limit, and none that is larger by a byte', async () => {
    const { bodyBytes: most = 0, bodyType } = contractOf(name);
    const send = (bytes: number) => {
      const payload = bodyType === undefined ? `{"x":"${'x'.repeat(bytes - 8)}"}` : 'x'.repeat(bytes);
      return visitor.inject({ ...requestOf(name), payload });
    };
    const large = await send(most + 1);
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'too-large']);
    expect((await send(most)).statusCode).not.toBe(413);
  });

  test('takes bodies of its own type alone', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      '',
    ]) {
      const headers = { 'content-type': type };
      const answer = await visitor.inject({ ...requestOf(name), payload: 'x=1', headers });
      expect([type, answer.statusCode, answer.json().error.code]).toEqual([type, 415, 'wrong-type']);
    }
  });
});

describe.each(UNSAFE_CALLS.filter((name) => contractOf(name).bodyBytes === undefined))('%s', (name) => {
  test('takes no body to speak of', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await site.app.inject({
      ...requestOf(name),
      payload: JSON.stringify('x'.repeat(2_000)),
      headers: {
        ...headers,
        host: 'warren.localhost',
        'sec-fetch-site': 'same-origin',
        authorization: await bearer(),
      },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'too-large']);
  });
});

async function bearer(): Promise<string> {
  const program = await site.app.inject({ method: 'POST', url: '/api/guest', payload: { wants: 'token' } });
  return `Bearer ${program.json().token}`;
}

describe.each(json)('the body of %s', (name) => {
  const send = (payload: string) => visitor.inject({ ...requestOf(name), payload });

  test('is JSON, and nothing that would reach the inside of an object', async () => {
    for (const payload of [
      '{',
      '[]',
      '"x"',
      'null',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const answer = await send(payload);
      expect([payload, answer.statusCode, answer.json().error.code]).toEqual([payload, 400, 'bad-request']);
    }
  });

  test('has no unknown field: it is refused by name', async () => {
    const answer = await send('{"surprise":1}');
    expect(answer.statusCode).toBe(400);
    const { code, field } = answer.json().error;
    expect(code).toBe('bad-request');
    // A field that is missing may be told first.
    const { required = [] } = contractOf(name).body as { required?: string[] };
    expect([...required, 'surprise']).toContain(field);
  });
});

test('a body that is no UTF-8 is refused, whatever its type', async () => {
  const broken = Buffer.from([0x7b, 0x22, 0x6e, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
  for (const [url, type] of [
    ['/api/login', 'application/json'],
    ['/api/boards/lost-cause.campaign/imports', 'text/csv'],
  ]) {
    const answer = await visitor.inject({
      method: 'POST',
      url,
      payload: broken,
      headers: { 'content-type': type },
    });
    expect([url, answer.statusCode, answer.json().error]).toEqual([
      url,
      400,
      { code: 'bad-request', message: 'The body is not valid UTF-8.' },
    ]);
  }
});

test('types are taken as they are, in bodies', async () => {
  const answer = await visitor.inject({
    method: 'POST',
    url: '/api/login',
    payload: { name: 5, password: 'x' },
  });
  expect(answer.json().error).toEqual({
    code: 'bad-request',
    message: 'The field "name" must be string.',
    field: 'name',
  });
});

test('numbers in an address are numbers, and everything else is refused by name', async () => {
  const read = async (query: string) => {
    const answer = await visitor.inject({ url: `/api/runs?${query}` });
    return answer.json().error?.field ?? answer.statusCode;
  };
  expect(await read('limit=5&unknown=word')).toBe(200);
  for (const limit of [
    '0',
    '101',
    '1.5',
    '1e1',
    ' 5',
    'five',
    '',
    '0x5',
    '5&limit=6',
    '99999999999999999999',
  ]) {
    expect([limit, await read(`limit=${limit}`)]).toEqual([limit, 'limit']);
  }
  expect(await read(`after=${'x'.repeat(201)}`)).toBe('after');
});

test('a missing field and a strange one are named', async () => {
  const error = async (payload: object) =>
    (await visitor.inject({ method: 'POST', url: '/api/login', payload })).json().error;
  expect(await error({ name: 'Anna' })).toMatchObject({
    message: 'The field "password" is missing.',
    field: 'password',
  });
  expect(await error({ name: 'Anna', password: 'x', admin: true })).toMatchObject({
    message: 'There is no field "admin" here.',
    field: 'admin',
  });
});

test.each([
  ['/api/saves/Not%20A%20Slot', 'bad-slot', 400],
  ['/api/saves/..%2f..%2fetc', 'bad-slot', 400],
  ['/api/boards/%3Cscript%3E', 'bad-board', 400],
  ['/api/runs/short', 'no-run', 404],
])('a name that cannot be one is told from one that is not there: %s', async (url, code, status) => {
  const answer = await visitor.inject({ url });
  expect([answer.json().error.code, answer.statusCode]).toEqual([code, status]);
});

test.each(['3', '"-1"', '*', 'W/"3"', '"3", "4"', '"x"', '""', '"1e3"'])(
  'a revision that cannot be read is refused, not passed over: %s',
  async (revision) => {
    const headers = { 'if-match': revision };
    const answer = await visitor.inject({ method: 'DELETE', url: addressOf('deleteSave'), headers });
    expect([answer.statusCode, answer.json().error]).toMatchObject([400, { field: 'If-Match' }]);
  },
);
