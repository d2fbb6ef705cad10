import { expect, test } from 'vitest';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aSession } from '../support/rows.js';

await everyDatabase.describe((bench) => {
  test('a session is found with its account', async () => {
    const { store } = bench();
    const account = await addAccount(store, 'ann');
    await store.sessions.create(aSession({ kind: 'token' }));
    expect(await store.sessions.find('hash')).toEqual({ session: aSession({ kind: 'token' }), account });
    expect(await store.sessions.find('another')).toBeNull();
  });

  test('a session can be lengthened and removed', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.sessions.create(aSession());
    await store.sessions.extend('hash', 20_000);
    expect(await store.sessions.find('hash')).toMatchObject({ session: { endsAt: 20_000 } });
    await store.sessions.remove('hash');
    expect(await store.sessions.find('hash')).toBeNull();
    await store.sessions.remove('hash');
  });

  test('all sessions of an account but one can be ended, and none of others', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    for (const tokenHash of ['a', 'b', 'c']) await store.sessions.create(aSession({ tokenHash }));
    await store.sessions.create(aSession({ tokenHash: 'd', accountId: 'bob' }));
    await store.sessions.removeOthers('ann', 'b');
    const left = await Promise.all(['a', 'b', 'c', 'd'].map((hash) => store.sessions.find(hash)));
    expect(left.map((found) => found !== null)).toEqual([false, true, false, true]);
  });

  test('sessions that have ended are forgotten', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    for (const endsAt of [10, 20, 30])
      await store.sessions.create(aSession({ tokenHash: `${endsAt}`, endsAt }));
    expect(await store.sessions.removeEnded(20)).toBe(2);
    expect(await store.sessions.find('30')).not.toBeNull();
  });

  test('a session without an account is not stored', async () => {
    const { store } = bench();
    await expect(store.sessions.create(aSession())).rejects.toThrow();
    expect(await store.sessions.find('hash')).toBeNull();
  });
});
