import type { ProfileRecord } from '@warren/games/classic';
import { expect, test } from 'vitest';
import { turnsDuring } from '../../support/turns-during.js';
import { countRows, everyDatabase } from '../support/every-database.js';
import { addAccount, aProfile, PROFILE_LIMITS } from '../support/rows.js';

const MANY = { profiles: 200, completions: 10_000 };

/** A profile that has completed so many levels. */
function diligent(levels: number, of: Partial<ProfileRecord> = {}): ProfileRecord {
  const [first] = aProfile().completions;
  if (first === undefined) throw new Error('It has completed something.');
  const completions = Array.from({ length: levels }, (_, i) => ({
    ...first,
    level: (i % 30) + 1,
    season: Math.floor(i / 30),
  }));
  return aProfile({ ...of, completions });
}

await everyDatabase.describe((bench) => {
  test('profiles are kept as a device has them, each account its own', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    expect(await store.profiles.list('ann')).toEqual([]);
    const records = [aProfile(), aProfile({ name: 'Zoë', resetAt: 15, completions: [] })];
    expect(await store.profiles.merge('ann', records, PROFILE_LIMITS)).toEqual(records);
    expect(await store.profiles.list('ann')).toEqual(records);
    expect(await store.profiles.list('bob')).toEqual([]);
  });

  test('two devices come together: the best of every level, one profile of each name', async () => {
    const { store, database } = bench();
    await addAccount(store, 'ann');
    await store.profiles.merge('ann', [aProfile({}, 100)], PROFILE_LIMITS);
    const merged = await store.profiles.merge(
      'ann',
      [aProfile({ name: 'ANN', createdAt: 30 }, 90)],
      PROFILE_LIMITS,
    );
    expect(merged).toMatchObject([{ name: 'ANN', createdAt: 30, completions: [{ ticks: 90 }] }]);
    expect(await store.profiles.list('ann')).toEqual(merged);
    expect(await countRows(database)).toMatchObject({ profile: 1, completion: 1 });
  });

  test('a reset removes the rows of completions, a deletion keeps the profile as a row alone', async () => {
    const { store, database } = bench();
    await addAccount(store, 'ann');
    await store.profiles.merge('ann', [aProfile(), aProfile({ name: 'Bob' })], PROFILE_LIMITS);
    const after = [
      aProfile({ resetAt: 50, completions: [] }),
      aProfile({ name: 'Bob', deletedAt: 60, completions: [] }),
    ];
    expect(await store.profiles.merge('ann', after, PROFILE_LIMITS)).toEqual(after);
    expect(await countRows(database)).toMatchObject({ profile: 2, completion: 0 });
  });

  test('what is the same again changes nothing', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const records = [diligent(120)];
    const first = await store.profiles.merge('ann', records, MANY);
    expect(await store.profiles.merge('ann', records, MANY)).toEqual(first);
    expect(await store.profiles.list('ann')).toEqual(first);
  });

  test('there is an end to profiles and to completions, and then nothing is kept', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const names = Array.from({ length: 6 }, (_, i) => aProfile({ name: `Player ${i}` }));
    expect(await store.profiles.merge('ann', names, PROFILE_LIMITS)).toBe('full');
    expect(await store.profiles.merge('ann', [diligent(101)], PROFILE_LIMITS)).toBe('full');
    expect(await store.profiles.list('ann')).toEqual([]);
    expect(await store.profiles.merge('ann', names.slice(1), PROFILE_LIMITS)).toHaveLength(5);
    expect(await store.profiles.merge('ann', names, PROFILE_LIMITS)).toBe('full');
    expect(await store.profiles.list('ann')).toHaveLength(5);
  });

  test('devices that come at once end with everything', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const devices = Array.from({ length: 8 }, (_, i) => [
      aProfile({ name: i % 2 === 0 ? 'Ann' : 'Bob' }, 100 - i),
    ]);
    await Promise.all(devices.map((records) => store.profiles.merge('ann', records, PROFILE_LIMITS)));
    const ticks = (await store.profiles.list('ann')).map(({ completions }) =>
      completions.map((one) => one.ticks),
    );
    expect(ticks).toEqual([[94], [93]]);
  });

  test('others get their turn while very much is taken in', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const turns = await turnsDuring(store.profiles.merge('ann', [diligent(1_500)], MANY));
    expect(turns).toBeGreaterThan(10);
  });

  test('a guest who has profiles is not swept away', async () => {
    const { store } = bench();
    await addAccount(store, 'guest', null);
    await store.profiles.merge('guest', [aProfile()], PROFILE_LIMITS);
    await addAccount(store, 'nobody', null);
    await store.accounts.removeIdleGuests(9_000_000);
    expect(await store.accounts.find('guest')).not.toBeNull();
    expect(await store.accounts.find('nobody')).toBeNull();
  });
});
