import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/operations/cleanup.js';
import { openMemoryStore, openSite, PASSWORD, type Site } from '../support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const A_DAY = 86_400_000;

test('hello says who is speaking and by which rules it plays', async () => {
  const hello = await site.visitor().call('hello', {});
  expect(hello).toMatchObject({
    ok: true,
    value: { protocol: 1, version: expect.stringMatching(/^\d+\.\d+\.\d+$/), now: site.clock.now },
  });
  expect(hello.ok && hello.value.games.map(({ id }) => id)).toContain('lost-cause');
});

describe('a guest', () => {
  test('is an account at once, under a name that says so', async () => {
    const visitor = site.visitor();
    expect(await visitor.call('me', {})).toMatchObject({ ok: true, value: { account: null } });
    const id = await visitor.becomeGuest();
    const me = await visitor.call('me', {});
    expect(me).toMatchObject({
      value: { account: { id, guest: true, createdAt: site.clock.now }, now: site.clock.now },
    });
    expect(me.ok && me.value.account?.name).toMatch(/^Guest \d{6}$/);
  });

  test('who asks to be one again stays the same, with everything', async () => {
    const visitor = site.visitor();
    const id = await visitor.becomeGuest();
    expect(await visitor.becomeGuest()).toBe(id);
    expect(await visitor.call('saves', {})).toMatchObject({ ok: true });
  });

  test('becomes a named account and stays the same', async () => {
    const visitor = site.visitor();
    const id = await visitor.becomeGuest();
    expect(await visitor.register('Gerda')).toBe(id);
    expect(await visitor.call('me', {})).toMatchObject({
      value: { account: { id, name: 'Gerda', guest: false } },
    });
    const elsewhere = site.visitor();
    const body = { name: 'GERDA', password: PASSWORD };
    expect(await elsewhere.call('login', { body })).toMatchObject({
      status: 200,
      value: { account: { id } },
    });
  });

  test('cannot be signed in to: it has no password', async () => {
    const visitor = site.visitor();
    await visitor.becomeGuest();
    const me = await visitor.call('me', {});
    const name = me.ok && me.value.account !== null ? me.value.account.name : '';
    for (const password of ['', 'undefined', 'null', PASSWORD]) {
      const answer = await site.visitor().call('login', { body: { name, password } });
      expect(answer).toMatchObject({ ok: false, code: 'wrong-password' });
    }
  });

  test('who did nothing is forgotten once no session of theirs can be alive', async () => {
    const visitor = site.visitor();
    const id = await visitor.becomeGuest();
    const parts = { store: site.store, config: { sessionDays: 90 }, now: () => site.clock.now + 89 * A_DAY };
    await cleanUp(parts);
    expect(await site.store.accounts.find(id)).not.toBeNull();
    await cleanUp({ ...parts, now: () => site.clock.now + 91 * A_DAY });
    expect(await site.store.accounts.find(id)).toBeNull();
  });
});

describe('a name', () => {
  const register = (name: string, password = PASSWORD) =>
    site.visitor().call('register', { body: { name, password } });

  test('belongs to one account, however it is written', async () => {
    expect(await register('Straße')).toMatchObject({ ok: true, status: 201 });
    for (const name of ['straße', 'STRASSE', ' Strasse ', 'Ｓｔｒａｓｓｅ']) {
      expect(await register(name)).toMatchObject({ code: 'name-taken', field: 'name' });
    }
  });

  test.each([
    ['x', 'at least 2'],
    ['x'.repeat(31), 'at most 30'],
    ['Admin', 'reserved'],
    ['Guest 123456', 'reserved'],
    ['a\u202eb', 'direction-changing'],
    ['a\u0000b', 'control'],
  ])('that cannot be one is refused with the reason: %j', async (name, reason) => {
    const answer = await register(name);
    expect(answer).toMatchObject({
      code: 'bad-name',
      field: 'name',
      message: expect.stringContaining(reason),
    });
    expect(answer.ok || answer.message).toMatch(/^[A-Z].*\.$/);
  });

  test('two who want the same at once: one gets it', async () => {
    const answers = await Promise.all([register('Twin'), register('twin'), register('TWIN')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('name-taken');
  });

  test('can be changed, to another writing of the same one too', async () => {
    const visitor = site.visitor();
    const id = await visitor.register('Berta');
    await site.visitor().register('Clara');
    const rename = (name: string) => visitor.call('rename', { body: { name } });
    expect(await rename('BERTA')).toMatchObject({ value: { account: { id, name: 'BERTA' } } });
    expect(await rename('clara')).toMatchObject({ code: 'name-taken', field: 'name' });
    expect(await rename('root')).toMatchObject({ code: 'bad-name', field: 'name' });
    expect(await rename('Dora')).toMatchObject({ value: { account: { name: 'Dora' } } });
    expect(await register('Berta')).toMatchObject({ ok: true });
  });

  test('is given once: who has one registers no other', async () => {
    const visitor = site.visitor();
    await visitor.register('Emil');
    const again = await visitor.call('register', { body: { name: 'Emil the Second', password: PASSWORD } });
    expect(again).toMatchObject({ code: 'named-already' });
  });
});

describe('a name', () => {
  test('that looks like one of another player, or of the site, is refused', async () => {
    await site.visitor().register('Ottilie');
    const register = (name: string) =>
      site.visitor().call('register', { body: { name, password: PASSWORD } });
    expect(await register('0ttiIie')).toMatchObject({ code: 'name-taken', field: 'name' });
    // All Cyrillic, and all Greek.
    await site.visitor().register('cop');
    expect(await register('\u0441\u043e\u0440')).toMatchObject({ code: 'name-taken' });
    await site.visitor().register('BOB');
    expect(await register('\u0392\u039f\u0392')).toMatchObject({ code: 'name-taken' });
    for (const name of ['adrnin', 'r00t', 'Adm1nistrator', 'moderat0r']) {
      expect(await register(name)).toMatchObject({ code: 'bad-name', message: 'This name is reserved.' });
    }
  });
});

describe('a password', () => {
  test('that is changed while a login waits for its hash lets that login in no more', async () => {
    const store = await openMemoryStore();
    let beforeSession = async () => {};
    const create: typeof store.sessions.create = async (...session) => {
      await beforeSession();
      return store.sessions.create(...session);
    };
    const racing = await openSite({ store: { ...store, sessions: { ...store.sessions, create } } });
    const owner = racing.visitor();
    await owner.register('Outrun');
    beforeSession = async () => {
      beforeSession = async () => {};
      const body = { current: PASSWORD, next: 'another lantern entirely' };
      expect(await owner.call('changePassword', { body })).toMatchObject({ ok: true });
    };
    const late = racing.visitor();
    expect(await late.call('login', { body: { name: 'Outrun', password: PASSWORD } })).toMatchObject({
      code: 'wrong-password',
    });
    expect(late.cookies.size).toBe(0);
    await racing.close();
  });

  test('that is worth nothing is refused with the reason', async () => {
    const body = { name: 'Franz', password: 'password123' };
    expect(await site.visitor().call('register', { body })).toMatchObject({
      code: 'bad-password',
      field: 'password',
      message: 'This password is too common; it is among the first that an attacker tries.',
    });
  });

  test('is changed by its owner, and all other sessions end', async () => {
    const [here, there] = [site.visitor(), site.visitor()];
    await here.register('Hanna');
    await there.call('login', { body: { name: 'Hanna', password: PASSWORD } });
    const change = (current: string, next: string) =>
      here.call('changePassword', { body: { current, next } });
    const next = 'another lantern';
    expect(await change('not it at all', next)).toMatchObject({ code: 'wrong-password', field: 'current' });
    expect(await change(PASSWORD, 'short')).toMatchObject({ code: 'bad-password', field: 'next' });
    expect(await there.call('saves', {})).toMatchObject({ ok: true });
    expect(await change(PASSWORD, next)).toMatchObject({ ok: true, status: 204 });
    expect(await there.call('saves', {})).toMatchObject({ code: 'signed-out' });
    expect(await here.call('saves', {})).toMatchObject({ ok: true });
    const login = (password: string) => site.visitor().call('login', { body: { name: 'Hanna', password } });
    expect(await login(PASSWORD)).toMatchObject({ code: 'wrong-password' });
    expect(await login(next)).toMatchObject({ ok: true });
  });

  test('of a guest cannot be changed: there is none', async () => {
    const visitor = site.visitor();
    await visitor.becomeGuest();
    const body = { current: '', next: 'a new password' };
    expect(await visitor.call('changePassword', { body })).toMatchObject({ code: 'wrong-password' });
  });
});

describe('one’s own data', () => {
  test('is given to its owner as a file, without any hash', async () => {
    const visitor = site.visitor();
    const id = await visitor.register('Ida');
    const answer = await visitor.inject({ url: '/api/me/export' });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="warren.json"');
    expect(answer.body).toContain(id);
    expect(answer.body).toContain('Ida');
    expect(answer.body).not.toMatch(/argon2|[0-9a-f]{64}/);
  });

  test('is deleted with the account, by a guest at once and by others with their password', async () => {
    const guest = site.visitor();
    const guestId = await guest.becomeGuest();
    expect(await guest.call('deleteMe', { body: {} })).toMatchObject({ ok: true, status: 204 });
    expect(await site.store.accounts.find(guestId)).toBeNull();
    expect(guest.cookies.size).toBe(0);

    const [here, there] = [site.visitor(), site.visitor()];
    const id = await here.register('Jonas');
    await there.call('login', { body: { name: 'Jonas', password: PASSWORD } });
    for (const body of [{}, { password: 'not this one' }]) {
      expect(await here.call('deleteMe', { body })).toMatchObject({
        code: 'wrong-password',
        field: 'password',
      });
    }
    expect(await here.call('deleteMe', { body: { password: PASSWORD } })).toMatchObject({ ok: true });
    expect(await site.store.accounts.find(id)).toBeNull();
    expect(await there.call('me', {})).toMatchObject({ value: { account: null } });
    expect(await there.call('saves', {})).toMatchObject({ code: 'signed-out' });
    expect(await site.visitor().register('Jonas')).not.toBe(id);
  });
});
