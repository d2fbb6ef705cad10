import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecordingText } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { lostCause } from '@warren/games/lost-cause';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../support/must.js';
import { folder, warren } from '../support/warren.js';
import { type Opened, openWarrenServer } from '../support/warren-server.js';

const PASSWORD = 'lantern under the hill';
let server: Opened;
beforeAll(async () => {
  server = await openWarrenServer();
});
afterAll(() => server.close());

const at = (data: string) => ['--data', data];
const login = (data: string, more: readonly string[], input = '') =>
  warren(['login', '--server', server.address, ...at(data), ...more], input);

/** A short run by the bot, as a file. */
function recordingFile(seed: string): string {
  const bot = must(findBot('lost-cause'));
  const path = join(folder(), 'run.warren');
  const run = must(playOut(lostCause, bot, { level: 1 }, seed));
  writeFileSync(path, `${makeRecordingText(run.recording())}\n`);
  return path;
}

test('a new account signs in, is told who it is, signs out and in again; the session is for its owner alone', async () => {
  const data = folder();
  const file = join(data, 'account.json');
  const words = `signed in to ${server.address} as Ann\n`;
  const made = await login(data, ['--new', '--name', 'Ann'], `${PASSWORD}\n`);
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining(words), err: '' });
  expect(made.out.match(/^ {2}\w{4}-\w{4}-\w{4}-\w{4}$/gm)).toHaveLength(8);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { token } = JSON.parse(readFileSync(file, 'utf8'));

  expect(await warren(['login', ...at(data)])).toMatchObject({ code: 0, out: words, err: '' });
  const other = await warren(['login', '--name', 'Bob', ...at(data)]);
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining('as Ann; warren logout first') });

  expect(await warren(['logout', ...at(data)])).toMatchObject({ code: 0, err: '' });
  expect(existsSync(file)).toBe(false);
  const me = await fetch(`${server.address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ account: null });
  const twice = await warren(['logout', ...at(data)]);
  expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('no account is signed in') });

  const secret = join(data, 'password');
  writeFileSync(secret, `${PASSWORD}\r\n`);
  const again = await login(data, ['--name', 'ann', '--password-file', secret]);
  expect(again).toMatchObject({ code: 0, out: words, err: '' });
});

test('signing out everywhere ends the sessions of all machines', async () => {
  const [here, there] = [folder(), folder()];
  await login(here, ['--new', '--name', 'Emil'], `${PASSWORD}\n`);
  await login(there, ['--name', 'Emil'], `${PASSWORD}\n`);
  const left = await warren(['logout', '--everywhere', ...at(here)]);
  expect(left).toMatchObject({ code: 0, out: `signed out of ${server.address} everywhere\n` });
  expect((await login(there, ['--name', 'Emil'], `${PASSWORD}\n`)).err).toMatch('the session of Emil');
  expect(await warren(['login', '--recover', '--new', ...at(here)])).toMatchObject({ code: 2 });
  expect(await login(here, ['--recover', '--name', 'Emil'], 'x')).toMatchObject({ code: 2 });
});

test('a guest signs in, is not signed out without a warning, and becomes a named account', async () => {
  const data = folder();
  expect((await login(data, ['--guest'])).out).toMatch(/as Guest \d+, a guest\n$/);
  const before = JSON.parse(readFileSync(join(data, 'account.json'), 'utf8'));
  expect(await warren(['logout', ...at(data)])).toMatchObject({ code: 1, out: '' });
  const elsewhere = ['login', '--new', '--name', 'Grete', '--server', 'http://localhost:1', ...at(data)];
  const refused = await warren(elsewhere, PASSWORD);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('warren logout first') });
  const named = await warren(['login', '--new', '--name', 'Grete', ...at(data)], PASSWORD);
  expect(named).toMatchObject({
    code: 0,
    out: expect.stringContaining(`signed in to ${server.address} as Grete\n`),
  });
  expect(JSON.parse(readFileSync(join(data, 'account.json'), 'utf8')).id).toBe(before.id);
});

test('a sign-in that fails says why in one line, and no account is signed in', async () => {
  const refusals = [
    { words: ['--name', 'Nobody-There'], input: PASSWORD, code: 1, says: 'name or the password is wrong' },
    { words: ['--name', 'Nobody-There'], input: '', code: 1, says: 'no password in standard input' },
    { words: ['--name', 'a\u0007b'], input: PASSWORD, code: 2, says: 'control' },
    { words: ['--new', '--name', 'Short'], input: 'abc', code: 1, says: 'password' },
    { words: [], input: PASSWORD, code: 2, says: 'login needs --name' },
    { words: ['--guest', '--name', 'x'], input: '', code: 2, says: 'a guest has no name' },
    { words: ['--name', 'Xy', '--password-file', '/nonexistent/p'], input: '', code: 1, says: "can't read" },
  ];
  const data = folder();
  const answers = await Promise.all(refusals.map(({ words, input }) => login(data, words, input)));
  for (const [index, { code, says }] of refusals.entries()) {
    expect(answers[index]).toMatchObject({ code, out: '', err: expect.stringContaining(says) });
    expect(answers[index].err.trimEnd().split('\n')).toHaveLength(1);
  }
  expect(existsSync(join(data, 'account.json'))).toBe(false);
});

test('recordings are handed in, the server says what they came to, and boards are shown', async () => {
  const data = folder();
  await login(data, ['--guest']);
  const file = recordingFile('upload');
  const sent = await warren(['upload', file, ...at(data)]);
  expect(sent).toMatchObject({ code: 0, err: '' });
  expect(sent.out).toContain(
    `${file}: Lost Cause, unranked: You were offline when you started, or it was a practice run.`,
  );
  const [replay] = sent.out.match(/http\S+\/replay\/\S+/) ?? [];

  const again = await warren(['upload', file, '--json', ...at(data)]);
  expect(JSON.parse(again.out)).toMatchObject({ accepted: true, replay, run: { status: 'verified' } });

  const forged = join(data, 'forged.warren');
  writeFileSync(forged, `${readFileSync(file, 'utf8').trim().slice(0, -4)}AAAA\n`);
  const mixed = await warren(['upload', forged, join(data, 'none'), file, '--json', ...at(data)]);
  expect(mixed.code).toBe(1);
  const lines = mixed.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ accepted }) => accepted)).toEqual([false, false, true]);

  const list = await warren(['boards', ...at(data)]);
  expect(list.out).toMatch(/^Board +Title +Players\n/);
  expect(list.out).toMatch(/^treasure-rush\.rush\S* +Treasure Rush, Rush +0$/m);
  const board = await warren(['boards', 'treasure-rush.rush', ...at(data)]);
  expect(board).toMatchObject({
    code: 0,
    out: 'Rush, witnessed runs: 0 players (offline 0, bots 0)\n',
    err: '',
  });
  const unknown = await warren(['boards', 'treasure-rush.nothing', ...at(data)]);
  expect(unknown).toMatchObject({ code: 1, out: '', err: 'warren: There is no such board.\n' });
});

test('without a session nothing is handed in, and usage is said in one line', async () => {
  const data = at(folder());
  const refusals = [
    { words: ['upload', 'x.warren'], code: 1, says: 'no account is signed in' },
    { words: ['upload'], code: 2, says: 'upload needs recordings' },
    { words: ['upload', 'x.warren', '--waiting'], code: 2, says: 'upload needs recordings' },
    { words: ['boards', 'a', 'b'], code: 2, says: 'boards takes one board' },
    { words: ['boards', '--around'], code: 2, says: '--around needs a board' },
    { words: ['boards', '--list', 'bots'], code: 2, says: '--list needs a board' },
    { words: ['boards', 'a.b', '--list', 'all'], code: 2, says: 'witnessed, offline, bots' },
    { words: ['bot', 'lost-cause', '--ranked', '--seed', 'a'], code: 2, says: 'that of the server' },
    { words: ['boards', 'a.b', '--around'], code: 2, says: 'signed in' },
    { words: ['login', '--server', 'ftp://x'], code: 2, says: 'no address of http' },
    { words: ['login', '--server', 'http://a:b@x'], code: 2, says: 'no name and no password' },
    { words: ['login', '--server', 'http://localhost:1', '--guest'], code: 1, says: 'cannot be reached' },
  ];
  const answers = await Promise.all(refusals.map(({ words }) => warren([...words, ...data])));
  for (const [index, { code, says }] of refusals.entries()) {
    expect(answers[index]).toMatchObject({ code, out: '', err: expect.stringContaining(says) });
    expect(answers[index].err.trimEnd().split('\n')).toHaveLength(1);
  }
});
