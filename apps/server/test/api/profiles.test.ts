import { CLASSIC_LEVELS, LEVEL_KINDS, LONGEST_PROFILE_NAME, MOST_PROFILES } from '@warren/games/classic';
import { LIMITS, type PlayerProfile } from '@warren/protocol';
import { describe, expect, test } from 'vitest';
import { openGuestSite } from '../support/guest-site.js';
import { right } from '../support/play.js';

const here = openGuestSite();

type Done = PlayerProfile['completions'][number];

const done = (of: Partial<Done> = {}): Done => ({
  kind: 'diamond',
  level: 5,
  season: 1,
  tunnels: false,
  timer: false,
  ticks: 300,
  medal: 'silver',
  assisted: false,
  at: 20,
  ...of,
});
const profile = (of: Partial<PlayerProfile> = {}): PlayerProfile => ({
  name: 'Ann',
  createdAt: 10,
  resetAt: 0,
  deletedAt: 0,
  completions: [done()],
  ...of,
});
const send = (...profiles: PlayerProfile[]) => here.anna.call('mergeProfiles', { body: { profiles } });
const there = async () => right(await here.anna.call('profiles', {})).profiles;

describe('profiles', () => {
  test('of a device come to the account, and to the next device', async () => {
    expect(await there()).toEqual([]);
    expect(right(await send(profile())).profiles).toEqual([profile()]);
    expect(await there()).toEqual([profile()]);
    const faster = profile({ completions: [done({ ticks: 200, at: 30 })] });
    expect(right(await send(faster, profile({ name: 'Bob' }))).profiles).toEqual([
      faster,
      profile({ name: 'Bob' }),
    ]);
    expect(right(await send()).profiles).toHaveLength(2);
  });

  test('are seen by their account alone', async () => {
    right(await send(profile()));
    const other = here.site.visitor();
    expect(await other.call('profiles', {})).toMatchObject({ code: 'signed-out' });
    await other.becomeGuest();
    expect(right(await other.call('profiles', {})).profiles).toEqual([]);
  });

  test('go along when a guest takes a name, and are part of the export', async () => {
    right(await send(profile()));
    right(
      await here.anna.call('register', { body: { name: `Anna ${Date.now()}`, password: 'a long password' } }),
    );
    expect(await there()).toEqual([profile()]);
    expect(right(await here.anna.call('exportMe', {})).profiles).toEqual([profile()]);
  });

  test.each([
    ['a name with spaces around it', profile({ name: ' Ann' }), 'bad-profile'],
    ['an invisible name', profile({ name: '\u200b' }), 'bad-profile'],
    ['a name that is too long', profile({ name: 'a'.repeat(LONGEST_PROFILE_NAME + 1) }), 'bad-profile'],
    ['a kind there is not', profile({ completions: [done({ kind: 'picture' })] }), 'bad-profile'],
    ['a level there is not', profile({ completions: [done({ level: CLASSIC_LEVELS + 1 })] }), 'bad-profile'],
    ['no time', profile({ completions: [done({ ticks: 0 })] }), 'bad-request'],
    ['a moment that is none', profile({ createdAt: -1 }), 'bad-request'],
    ['a medal there is not', profile({ completions: [done({ medal: 'tin' as 'gold' })] }), 'bad-request'],
  ])('with %s are refused, and nothing is kept', async (_, wrong, code) => {
    expect(await send(profile({ name: 'Bob' }), wrong)).toMatchObject({ ok: false, code });
    expect(await there()).toEqual([]);
  });

  test('are as many as there is room for', async () => {
    const many = Array.from({ length: LIMITS.profiles }, (_, i) =>
      profile({ name: `Player ${i}`, completions: [] }),
    );
    right(await send(...many));
    expect(await send(profile())).toMatchObject({
      code: 'quota-full',
      message: expect.stringContaining('200'),
    });
    expect(await there()).toHaveLength(LIMITS.profiles);
  });
});

test('every profile a device can make has room, with every level completed several times over', () => {
  expect(LIMITS.profiles).toBeGreaterThan(2 * MOST_PROFILES);
  expect(LIMITS.profileName).toBe(LONGEST_PROFILE_NAME);
  expect(LIMITS.completions).toBeGreaterThan(4 * 4 * LEVEL_KINDS.length * CLASSIC_LEVELS);
  const longest = done({
    kind: 'horizontal',
    tunnels: true,
    assisted: false,
    at: 8_640_000_000_000_000,
    ticks: 864_000,
  });
  expect(LIMITS.completions * (JSON.stringify(longest).length + 1)).toBeLessThan(LIMITS.profileBytes);
});
