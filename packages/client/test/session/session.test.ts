import { describe, expect, test } from 'vitest';
import { createSignal } from '../../src/lib/signal.js';
import { createSession, type KnownAccount } from '../../src/session/session.js';
import { failure, openFakeServer } from '../support/fake-server.js';

const MOLE: KnownAccount = { id: 'Mole', name: 'Mole', guest: false, createdAt: 0 };
const GUEST: KnownAccount = { id: 'Guest 1', name: 'Guest 1', guest: true, createdAt: 0 };

function open(known: KnownAccount | null = null) {
  const who = createSignal(known);
  const connection = openFakeServer().connect();
  connection.account = known?.id ?? null;
  const session = createSession({ client: connection.client, account: who, inTurn: (run) => run() });
  return { who, connection, session };
}

describe('what needs an account', () => {
  test('asked from many sides at once makes one guest', async () => {
    const { session, connection } = open();
    const answers = await Promise.all([session.ensure(), session.ensure(), session.ensure()]);
    expect(answers.map((answer) => answer.ok && answer.value.name)).toEqual([
      'Guest 1',
      'Guest 1',
      'Guest 1',
    ]);
    expect(connection.calls).toEqual(['me', 'guest']);
  });

  test('finds a session this page knows nothing of', async () => {
    const { session, connection } = open();
    connection.account = 'Mole';
    expect(await session.ensure()).toMatchObject({ ok: true, value: { name: 'Mole' } });
    expect(connection.calls).toEqual(['me']);
  });

  test('asks nothing where an account is known', async () => {
    const { session, connection } = open(MOLE);
    expect(await session.ensure()).toMatchObject({ ok: true, value: MOLE });
    expect(connection.calls).toEqual([]);
  });

  test('never makes a guest of an account that has to sign in again', async () => {
    const { session, connection } = open(MOLE);
    connection.account = null;
    expect(await session.revalidate()).toBe(false);
    expect(await session.ensure()).toMatchObject({ ok: false, code: 'signed-out' });
    expect(connection.calls).toEqual(['me']);
  });

  test('can be tried again after a failure', async () => {
    const { session, connection } = open();
    connection.line = 'dead';
    expect(await session.ensure()).toMatchObject({ ok: false, code: 'offline' });
    connection.line = 'good';
    expect(await session.ensure()).toMatchObject({ ok: true });
  });
});

test('a call refused because a newer session had taken its place signs no account out', async () => {
  const { session, who } = open(MOLE);
  expect(await session.revalidate()).toBe(true);
  expect(who.get()).toEqual(MOLE);
});

test('the session that ends with a sign-in does not sign the new one out', async () => {
  const { session, connection, who } = open(GUEST);
  const seen: (string | null)[] = [];
  who.subscribe((known) => seen.push(known?.name ?? null));
  connection.account = null;
  const answers: ((answer: never) => void)[] = [];
  connection.instead.register = () => new Promise((resolve) => answers.push(resolve)) as never;
  const entering = session.register({ name: 'Mole', password: 'a long password' });
  await session.revalidate();
  answers[0]({ ok: true, value: { account: MOLE }, status: 201 } as never);
  await entering;
  expect(seen).toEqual(['Mole']);
});

test('a guest the server has forgotten is gone; a named account has to sign in again', async () => {
  for (const [known, after] of [
    [GUEST, null],
    [MOLE, { ...MOLE, lapsed: true }],
  ] as const) {
    const { session, connection, who } = open(known);
    connection.account = null;
    await session.refresh();
    expect(who.get()).toEqual(after);
  }
});

test('one is deleted only after this browser has forgotten, and only if the server agrees', async () => {
  const { session, connection, who } = open(MOLE);
  const order: string[] = [];
  who.subscribe((known) => order.push(known === null ? 'nobody' : 'somebody'));
  connection.instead.deleteMe = () => failure('wrong-password');
  await session.deleteEverything('x', async () => void order.push('forgotten'));
  expect([order, who.get()]).toEqual([[], MOLE]);
  connection.instead.deleteMe = () => ({ ok: true, value: null, status: 204 });
  await session.deleteEverything('x', async () => void order.push('forgotten'));
  expect(order).toEqual(['forgotten', 'nobody']);
});

test('a program is given a token, keeps it, and loses it with its account', async () => {
  const who = createSignal<KnownAccount | null>(null);
  const connection = openFakeServer().connect();
  const asked: unknown[] = [];
  connection.instead.login = (takes: object) => {
    asked.push(takes);
    return { ok: true, status: 200, value: { account: MOLE, token: 'secret' } };
  };
  const session = createSession({
    client: connection.client,
    account: who,
    inTurn: (run) => run(),
    wants: 'token',
  });
  await session.signIn({ name: 'Mole', password: 'a long password' });
  expect(asked).toEqual([{ body: { name: 'Mole', password: 'a long password', wants: 'token' } }]);
  expect(who.get()).toEqual({ ...MOLE, token: 'secret' });
  connection.account = 'Mole';
  await session.refresh();
  expect(who.get()?.token).toBe('secret');
  connection.instead.rename = () => ({
    ok: true,
    status: 200,
    value: { account: { ...MOLE, name: 'Ratty' }, now: 0 },
  });
  await session.rename('Ratty');
  expect(who.get()).toEqual({ ...MOLE, name: 'Ratty', token: 'secret' });
  connection.instead.logout = () => ({ ok: true, status: 204, value: null });
  await session.signOut();
  expect(who.get()).toBeNull();
});
