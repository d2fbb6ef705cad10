import { expect, test } from 'vitest';
import { NO_END } from '../../../src/store/repositories/accounts.js';
import type { Store } from '../../../src/store/store.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, anOperation, aSession } from '../support/rows.js';

const password = (passwordHash: string, now = 2_000) => ({ passwordHash, now });

async function addAnn(store: Store): Promise<void> {
  await addAccount(store, 'ann');
  const codes = { passwordHash: 'hash', hashes: ['one', 'two'], at: 1 };
  await store.recovery.replaceCodes('ann', codes);
  await store.sessions.create(aSession(), 'hash');
}

await everyDatabase.describe((bench) => {
  test('a code sets a password once and ends every session', async () => {
    const { store } = bench();
    await addAnn(store);
    const tries = ['first', 'second'].map((hash) => store.recovery.useCode('one', password(hash)));
    expect((await Promise.all(tries)).sort()).toEqual(['done', 'unknown']);
    expect(await store.sessions.find('hash')).toBeNull();
    expect(await store.recovery.countCodes('ann')).toBe(1);
    expect(await store.recovery.findByCode('one')).toBeNull();
    expect(await store.recovery.findByCode('two')).toMatchObject({ id: 'ann' });
  });

  test('new codes replace the old ones, if the password is still the one that was checked', async () => {
    const { store } = bench();
    await addAnn(store);
    const codes = { hashes: ['three'], at: 2 };
    expect(await store.recovery.replaceCodes('ann', { ...codes, passwordHash: 'old' })).toBe(false);
    expect(await store.recovery.replaceCodes('ann', { ...codes, passwordHash: 'hash' })).toBe(true);
    expect(await store.recovery.useCode('one', password('new'))).toBe('unknown');
    expect(await store.recovery.useCode('three', password('new'))).toBe('done');
  });

  test('a named account begins with its codes', async () => {
    const { store } = bench();
    await store.accounts.create({
      ...{ id: 'zoe', name: 'Zoe', folded: 'zoe', passwordHash: 'hash', at: 1, codes: ['a', 'b'] },
    });
    await addAccount(store, 'guest', null);
    const claim = { name: 'Gus', folded: 'gus', passwordHash: 'h', keepSession: '', codes: ['c'] };
    await store.accounts.claim('guest', claim);
    expect(await store.recovery.countCodes('zoe')).toBe(2);
    expect(await store.recovery.findByCode('c')).toMatchObject({ id: 'guest' });
  });

  test('a link sets a password once, until it ends, and the newest link alone', async () => {
    const { store } = bench();
    await addAnn(store);
    const { allowReset } = store.administration;
    expect(await allowReset('ann', { tokenHash: 'old', endsAt: 9_000 }, anOperation())).toBe('done');
    expect(await allowReset('ann', { tokenHash: 'new', endsAt: 9_000 }, anOperation())).toBe('done');
    expect(await store.recovery.useReset('old', password('a'))).toBe('unknown');
    expect(await store.recovery.useReset('new', password('a', 9_000))).toBe('unknown');
    expect(await store.recovery.findByReset('new', 8_999)).toMatchObject({ id: 'ann' });
    expect(await store.recovery.useReset('new', password('a', 8_999))).toBe('done');
    expect(await store.recovery.useReset('new', password('b', 8_999))).toBe('unknown');
    expect(await store.accounts.find('ann')).toMatchObject({ passwordHash: 'a' });
    expect(await store.sessions.find('hash')).toBeNull();
  });

  test('a guest gets no link, and links that ended are removed', async () => {
    const { store } = bench();
    await addAnn(store);
    await addAccount(store, 'guest', null);
    const reset = { tokenHash: 'link', endsAt: 9_000 };
    expect(await store.administration.allowReset('guest', reset, anOperation())).toBe('guest');
    await store.administration.allowReset('ann', reset, anOperation());
    expect(await store.recovery.removeEnded(8_999)).toBe(0);
    expect(await store.recovery.removeEnded(9_000)).toBe(1);
  });

  test('a banned account finds no way back in, and its code stays good', async () => {
    const { store } = bench();
    await addAnn(store);
    await store.administration.ban('ann', NO_END, anOperation());
    expect(await store.recovery.useCode('one', password('new'))).toBe('banned');
    await store.administration.unban('ann', anOperation());
    expect(await store.recovery.useCode('one', password('new'))).toBe('done');
  });
});
