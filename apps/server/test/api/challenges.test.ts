import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailySeed, dayAt, dayBefore } from '../../src/api/challenges.js';

test('a day goes from midnight to midnight in UTC', () => {
  const midnight = Date.UTC(2026, 10, 15);
  expect(dayAt(midnight).name).toBe('2026-11-15');
  expect(dayAt(midnight - 1).name).toBe('2026-11-14');
  expect(dayAt(midnight)).toEqual({ name: '2026-11-15', number: 20_772, endsAt: Date.UTC(2026, 10, 16) });
  expect(dayAt(0)).toMatchObject({ name: '1970-01-01', number: 0 });
  expect(dayBefore(dayAt(Date.UTC(2024, 2, 1))).name).toBe('2024-02-29');
});

test('a day ends where the next one begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(9999, 0, 1) }), (moment) => {
      const day = dayAt(moment);
      expect(dayAt(day.endsAt - 1)).toEqual(day);
      expect(dayBefore(dayAt(day.endsAt))).toEqual(day);
      expect(dayAt(day.endsAt).number).toBe(day.number + 1);
    }),
  );
});

test('the seed of a challenge follows from secret, game and day, and from nothing else: not from rules that change', () => {
  const secret = new Uint8Array(32);
  const game = { id: 'lost-cause', rules: 1 };
  const seed = dailySeed(secret, game, '2026-11-15');
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(dailySeed(Uint8Array.from(secret), { ...game }, '2026-11-15')).toBe(seed);
  const others = [
    dailySeed(
      Uint8Array.from({ length: 32 }, () => 1),
      game,
      '2026-11-15',
    ),
    dailySeed(secret, { ...game, id: 'other' }, '2026-11-15'),
    dailySeed(secret, game, '2026-11-16'),
  ];
  expect(new Set([seed, ...others]).size).toBe(4);
  const newer = { ...game, rules: 2 };
  expect(dailySeed(secret, newer, '2026-11-15')).toBe(seed);
});
