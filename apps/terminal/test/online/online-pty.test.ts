import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY, openWarren } from '../support/pty.js';
import { folder, warren } from '../support/warren.js';
import { type Opened, openWarrenServer } from '../support/warren-server.js';

const PASSWORD = 'lantern under the hill';
let server: Opened;
beforeAll(async () => {
  server = await openWarrenServer();
});
afterAll(() => server.close());

test('a password is asked for and never shown; the run that follows is ranked by the seed of the server', async () => {
  const data = folder();
  const login = openWarren(['login', '--new', '--server', server.address, '--data', data]);
  await login.shows('Name: ');
  await login.pressFor('Annx\u007f\r', 'Password: ');
  await login.pressFor(`${PASSWORD}\r`, 'The same again: ');
  login.press(`${PASSWORD}\r`);
  expect(await login.ended).toMatchObject({ code: 0 });
  expect(login.text()).toContain(`signed in to ${server.address} as Ann`);
  expect(login.written).not.toContain('lantern');

  const play = openWarren(['play', 'treasure-rush', '--data', data]);
  await play.shows('New run');
  await play.pressFor(KEY.enter, 'A ranked run: its place follows at the end');
  await play.pressFor('q', 'Leave this run?');
  await play.pressFor('3', 'Continue');
  const saved = JSON.parse(readFileSync(join(data, 'play', 'runs', 'treasure-rush.json'), 'utf8'));
  expect(JSON.parse(saved.ticket)).toMatchObject({
    game: 'treasure-rush',
    board: expect.stringContaining('rush'),
  });
  expect(saved.clock.pauses.length).toBeGreaterThan(0);
  play.press('q');
  expect(await play.ended).toMatchObject({ code: 0 });
});

test('a recovery code sets a new password and signs in', async () => {
  const data = folder();
  const words = ['--name', 'Greta', '--server', server.address, '--data', data];
  const made = await warren(['login', '--new', ...words], `${PASSWORD}\n`);
  await warren(['logout', '--data', data]);
  const [code = ''] = /\w{4}-\w{4}-\w{4}-\w{4}/.exec(made.out) ?? [];
  const login = openWarren(['login', '--recover', ...words]);
  await login.shows('Recovery code: ');
  await login.pressFor(`${code}\r`, 'Password: ');
  await login.pressFor('another word for it\r', 'The same again: ');
  login.press('another word for it\r');
  expect(await login.ended).toMatchObject({ code: 0 });
  expect(login.text()).toContain(`signed in to ${server.address} as Greta`);
});

test('Ctrl-C at the password ends it, and no account is signed in', async () => {
  const data = folder();
  const login = openWarren(['login', '--name', 'Bob', '--server', server.address, '--data', data]);
  await login.shows('Password: ');
  login.press(`abc${KEY.interrupt}`);
  expect(await login.ended).toMatchObject({ code: 130 });
  expect(login.written).not.toContain('abc');
  expect(await warren(['logout', '--data', data])).toMatchObject({ code: 1 });
});

test('the run begins at once where no server answers, and says that it is unranked', async () => {
  const data = folder();
  const gone = await openWarrenServer();
  await warren(['login', '--guest', '--server', gone.address, '--data', data]);
  await gone.close();
  const play = openWarren(['play', 'treasure-rush', '--data', data]);
  await play.shows('New run');
  await play.pressFor(KEY.enter, 'Not on the leaderboard: no connection to the server');
  play.press(KEY.interrupt);
  expect(await play.ended).toMatchObject({ code: 130 });
});
