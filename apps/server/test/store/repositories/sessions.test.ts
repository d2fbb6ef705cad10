import { expect, test } from 'vitest';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aSession } from '../support/rows.js';

await everyDatabase.describe((bench) => {
  test('a session is found with its account', async () => {
    const { store } = bench();
    const account = await addAccount(store, 'ann');
    await store.sessions.create(aSession({ kind: 'token' }), 'hash');
    expect(await store.sessions.find('hash')).toEqual({ session: aSession({ kind: 'token' }), account });
    expect(await store.sessions.find('another')).toBeNull();
  });

  test('a session can be lengthened and removed', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.sessions.create(aSession(), 'hash');
    await store.sessions.extend('hash', 20_000);
    expect(await store.sessions.find('hash')).toMatchObject({ session: { endsAt: 20_000 } });
    await store.sessions.remove('hash');
    expect(await store.sessions.find('hash')).toBeNull();
    await store.sessions.remove('hash');
  });

  test('a new password ends all sessions of the account but one, and none of others', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    for (const tokenHash of ['a', 'b', 'c']) await store.sessions.create(aSession({ tokenHash }), 'hash');
    await store.sessions.create(aSession({ tokenHash: 'd', accountId: 'bob' }), 'hash');
    await store.accounts.setPassword('ann', { from: 'hash', to: 'new hash', keepSession: 'b' });
    const left = await Promise.all(['a', 'b', 'c', 'd'].map((hash) => store.sessions.find(hash)));
    expect(left.map((found) => found !== null)).toEqual([false, true, false, true]);
  });

  test('sessions that have ended are forgotten', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    for (const endsAt of [10, 20, 30])
      await store.sessions.create(aSession({ tokenHash: `${endsAt}`, endsAt }), 'hash');
    expect(await store.sessions.removeEnded(20)).toBe(2);
    expect(await store.sessions.find('30')).not.toBeNull();
  });

  test('a session without an account is not stored', async () => {
    const { store } = bench();
    expect(await store.sessions.create(aSession(), 'hash')).toBe(false);
    expect(await store.sessions.find('hash')).toBeNull();
  });

  test('a session is not begun by a password that was changed meanwhile', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.accounts.setPassword('ann', { from: 'hash', to: 'new hash', keepSession: '' });
    expect(await store.sessions.create(aSession(), 'hash')).toBe(false);
    expect(await store.sessions.find('hash')).toBeNull();
    expect(await store.sessions.create(aSession(), 'new hash')).toBe(true);
  });

  test('logins that race with a change of the password leave no session of the old one', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const login = (i: number) => store.sessions.create(aSession({ tokenHash: `t${i}` }), 'hash');
    const change = { from: 'hash', to: 'new hash', keepSession: '' };
    await Promise.all([login(0), login(1), store.accounts.setPassword('ann', change), login(2), login(3)]);
    const left = await Promise.all([0, 1, 2, 3].map((i) => store.sessions.find(`t${i}`)));
    expect(left).toEqual([null, null, null, null]);
  });
});
