import { existsSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveSignedIn } from '../../src/online/account.js';
import { must } from '../support/must.js';
import { folder, warren } from '../support/warren.js';
import { openAnyServer } from '../support/warren-server.js';

const json =
  (value: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

const HELLO = { protocol: 1, version: 'x', now: 1, games: [] };

/** Sends until the client has gone. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = `"${'x'.repeat(65_536)}",`;
  const more = () => {
    while (!response.destroyed && response.write(piece)) {}
  };
  response.on('drain', more).write('[');
  more();
};

/** The contract is kept for the greeting only. */
const afterHello =
  (then: RequestListener): RequestListener =>
  (request, response) =>
    (request.url === '/api/hello' ? json(HELLO) : then)(request, response);

const STRANGERS: readonly {
  readonly what: string;
  readonly answers: RequestListener;
  readonly says: string;
}[] = [
  {
    what: 'a page of HTML',
    answers: (_, response) => void response.setHeader('content-type', 'text/html').end('<h1>\u001b[2J</h1>'),
    says: 'is no Warren server',
  },
  { what: 'an answer without an end', answers: endless, says: 'its answer does not end' },
  { what: 'JSON of something else', answers: json([{ hello: 'world' }]), says: 'is no Warren server' },
  { what: 'null', answers: json(null), says: 'is no Warren server' },
  {
    what: 'JSON that is none',
    answers: (_, response) => void response.setHeader('content-type', 'application/json').end('{"protocol":'),
    says: 'is no Warren server',
  },
  {
    what: 'a way to elsewhere',
    answers: (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/\u009b' }).end(),
    says: 'sends its callers elsewhere',
  },
  {
    what: 'another protocol',
    answers: json({ ...HELLO, protocol: 99 }),
    says: 'this program is the older one',
  },
  {
    what: 'a cut connection',
    answers: (request) => void request.socket.destroy(),
    says: 'cannot be reached',
  },
  { what: 'an account without a token', answers: afterHello(json({}, 201)), says: 'is no Warren server' },
  {
    what: 'an error that moves the cursor',
    answers: afterHello(json({ error: { code: 'too-many', message: '\u001b[2Jno\nno' } }, 429)),
    says: '\ufffd[2Jno\ufffdno',
  },
  {
    what: 'a gateway that fails',
    answers: afterHello((_, response) => void response.writeHead(502).end('<p>')),
    says: 'answered 502',
  },
];

test('whatever answers a sign-in in place of a Warren server is told in one line, and no account is signed in', async () => {
  const servers = await Promise.all(STRANGERS.map(({ answers }) => openAnyServer(answers)));
  const data = folder();
  const words = (address: string) => ['login', '--guest', '--server', address, '--data', data];
  const answers = await Promise.all(servers.map(({ address }) => warren(words(address))));
  for (const [index, { what, says }] of STRANGERS.entries()) {
    const { code, out, err } = answers[index];
    expect({ what, code, out, err }).toEqual({ what, code: 1, out: '', err: expect.stringContaining(says) });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err.trimEnd()).not.toMatch(/\p{C}/u);
  }
  expect(existsSync(join(data, 'account.json'))).toBe(false);
  await Promise.all(servers.map((server) => server.close()));
});

test('a token goes to no server but its own', async () => {
  const seen: (string | undefined)[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(request.headers.authorization);
    json({ boards: [] })(request, response);
  };
  const [own, other] = [await openAnyServer(listener), await openAnyServer(listener)];
  const data = folder();
  must(saveSignedIn(data, { server: own.address, token: 'secret', id: 'a', name: 'Ann', guest: false }));
  await warren(['boards', '--data', data, '--server', other.address]);
  await warren(['boards', '--data', data]);
  expect(seen).toEqual([undefined, 'Bearer secret']);
  writeFileSync(join(data, 'account.json'), '{"server":"x"');
  const damaged = await warren(['boards', '--data', data]);
  expect(damaged).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is damaged') });
  await Promise.all([own.close(), other.close()]);
});

test('names on a board can do no more than be read, as a table and as JSON', async () => {
  const name = '\u001b[31mA\u009bn\u202en\n';
  const row = {
    rank: 1,
    run: 'r'.repeat(22),
    mine: false,
    points: 7,
    outcome: { result: 'won', seconds: 61 },
    receivedAt: 8.64e15 + 2,
    unreviewed: false,
  };
  const head = {
    id: 'a.b@1',
    game: 'a',
    title: 'T',
    kind: 'game',
    rules: 1,
    current: true,
    day: null,
    code: '',
    rows: 1,
  };
  const columns = [{ field: 'seconds', title: 'Time', unit: 'seconds' }];
  const lists = { witnessed: 1, offline: 2, bots: 0 };
  const rows = [{ ...row, player: { name, guest: false } }];
  const server = await openAnyServer(
    json({
      board: head,
      category: 'witnessed',
      lists,
      pointsTitle: 'Score',
      columns,
      rows,
      me: null,
      next: null,
    }),
  );
  const words = ['boards', 'a.b', '--server', server.address, '--data', folder()];
  const [table, line] = await Promise.all([warren(words), warren([...words, '--json'])]);
  expect(table.out).toBe(
    'T, witnessed runs: 1 player (offline 2, bots 0)\n\nRank  Player       Score  Time  Day\n   1  \ufffd[31mA\ufffdn\ufffdn\ufffd      7  1:01\n',
  );
  expect(line.out.trimEnd()).not.toMatch(/\p{C}/u);
  expect(JSON.parse(line.out).rows[0].player.name).toBe(name);
  await server.close();
});
