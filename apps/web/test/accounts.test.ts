import { describe, expect, test } from 'vitest';
import { KNOWN_PASSWORD, NEW_NAME, NEW_PASSWORD } from '../src/online/account-fields.js';
import { createAccounts } from '../src/online/accounts.js';
import { createWho, type KnownAccount } from '../src/online/who.js';
import { failure, openFakeServer } from './support/fake-server.js';
import { memoryShelf, noShelf } from './support/play-runs.js';

const MOLE: KnownAccount = { id: 'Mole', name: 'Mole', guest: false, createdAt: 0 };
const GUEST: KnownAccount = { id: 'Guest 1', name: 'Guest 1', guest: true, createdAt: 0 };

function open(known: KnownAccount | null = null) {
  const shelf = memoryShelf();
  const who = createWho(shelf);
  who.set(known);
  const connection = openFakeServer().connect();
  connection.account = known?.id ?? null;
  return { shelf, who, connection, accounts: createAccounts(connection.client, who) };
}

describe('who one is', () => {
  test('is known on the next visit, without asking', () => {
    const { shelf } = open(MOLE);
    expect(createWho(shelf).get()).toEqual(MOLE);
    open();
    expect(createWho(memoryShelf()).get()).toBeNull();
  });

  test('is forgotten when somebody leaves', () => {
    const { shelf, who } = open(MOLE);
    who.set(null);
    expect(createWho(shelf).get()).toBeNull();
  });

  test.each(['', '{', 'null', '{"id":1,"name":"x","guest":true}', '{"id":"a"}'])(
    'is nobody where storage holds %j',
    (text) => {
      expect(createWho(memoryShelf({ 'warren.account': text })).get()).toBeNull();
    },
  );

  test('is known until the page is closed where nothing can be kept', () => {
    const who = createWho(noShelf);
    who.set(MOLE);
    expect(who.get()).toEqual(MOLE);
  });
});

describe('what needs somebody', () => {
  test('asked from many sides at once makes one guest', async () => {
    const { accounts, connection } = open();
    const answers = await Promise.all([accounts.ensure(), accounts.ensure(), accounts.ensure()]);
    expect(answers.map((answer) => answer.ok && answer.value.name)).toEqual([
      'Guest 1',
      'Guest 1',
      'Guest 1',
    ]);
    expect(connection.calls).toEqual(['me', 'guest']);
  });

  test('finds a session this page knows nothing of', async () => {
    const { accounts, connection } = open();
    connection.account = 'Mole';
    expect(await accounts.ensure()).toMatchObject({ ok: true, value: { name: 'Mole' } });
    expect(connection.calls).toEqual(['me']);
  });

  test('asks nothing where somebody is known', async () => {
    const { accounts, connection } = open(MOLE);
    expect(await accounts.ensure()).toMatchObject({ ok: true, value: MOLE });
    expect(connection.calls).toEqual([]);
  });

  test('never makes a guest of somebody who has to sign in again', async () => {
    const { accounts, connection } = open(MOLE);
    connection.account = null;
    expect(await accounts.lapse()).toBe(false);
    expect(await accounts.ensure()).toMatchObject({ ok: false, code: 'signed-out' });
    expect(connection.calls).toEqual(['me']);
  });

  test('can be tried again after a failure', async () => {
    const { accounts, connection } = open();
    connection.line = 'dead';
    expect(await accounts.ensure()).toMatchObject({ ok: false, code: 'offline' });
    connection.line = 'good';
    expect(await accounts.ensure()).toMatchObject({ ok: true });
  });
});

test('a call refused because a newer session had taken its place signs nobody out', async () => {
  const { accounts, who } = open(MOLE);
  expect(await accounts.lapse()).toBe(true);
  expect(who.get()).toEqual(MOLE);
});

test('while somebody signs in, the session that ends with it makes nobody of them', async () => {
  const { accounts, connection, who } = open(GUEST);
  const seen: (string | null)[] = [];
  who.subscribe((known) => seen.push(known?.name ?? null));
  connection.account = null;
  const answers: ((answer: never) => void)[] = [];
  connection.instead.register = () => new Promise((resolve) => answers.push(resolve)) as never;
  const entering = accounts.register({ name: 'Mole', password: 'a long password' });
  await accounts.lapse();
  answers[0]({ ok: true, value: { account: MOLE }, status: 201 } as never);
  await entering;
  expect(seen).toEqual(['Mole']);
});

test('a guest the server has forgotten is nobody; somebody with a name has to sign in again', async () => {
  for (const [known, after] of [
    [GUEST, null],
    [MOLE, { ...MOLE, lapsed: true }],
  ] as const) {
    const { accounts, connection, who } = open(known);
    connection.account = null;
    await accounts.refresh();
    expect(who.get()).toEqual(after);
  }
});

test('one is deleted only after this browser has forgotten, and only if the server agrees', async () => {
  const { accounts, connection, who } = open(MOLE);
  const order: string[] = [];
  who.subscribe((known) => order.push(known === null ? 'nobody' : 'somebody'));
  connection.instead.deleteMe = () => failure('wrong-password');
  await accounts.deleteEverything('x', async () => void order.push('forgotten'));
  expect([order, who.get()]).toEqual([[], MOLE]);
  connection.instead.deleteMe = () => ({ ok: true, value: null, status: 204 });
  await accounts.deleteEverything('x', async () => void order.push('forgotten'));
  expect(order).toEqual(['forgotten', 'nobody']);
});

test.each([
  [NEW_NAME, 'Mole', null],
  [NEW_NAME, '  ', 'Choose a name.'],
  [NEW_NAME, 'x', 'A name has at least 2 characters.'],
  [NEW_NAME, 'admin', 'This name is reserved.'],
  [NEW_PASSWORD, '', 'Choose a password.'],
  [NEW_PASSWORD, '1234567', 'It needs at least 8 characters.'],
  [NEW_PASSWORD, '12345678', null],
  [NEW_PASSWORD, 'x'.repeat(201), 'It has at most 200 characters.'],
  // Passwords may have had other rules once.
  [KNOWN_PASSWORD, '1', null],
] as const)('%# a field says what is wrong before the server is asked', (field, text, reason) => {
  expect(field.check(text)).toBe(reason);
});
