import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockFlaw, type TimedRun } from '../../src/api/ticket-checks.js';

const A_MINUTE = 3_600;
const run = (more: Partial<TimedRun>): TimedRun => ({
  traits: ['real-time'],
  ticks: A_MINUTE,
  pauses: [],
  issuedAt: 1_000_000,
  endsAt: 1_000_000 + 86_400_000,
  receivedAt: 1_060_000,
  ...more,
});
const after = (ms: number, more: Partial<TimedRun> = {}) =>
  clockFlaw(run({ receivedAt: 1_000_000 + ms, ...more }));
const pauses = (count: number, ms: number) => Array.from({ length: count }, () => ({ tick: 0, ms }));

describe('the time between ticket and upload', () => {
  test('fits a run that was played as fast as time goes', () => {
    expect(after(60_000)).toBeNull();
    expect(after(0, { ticks: 0 })).toBeNull();
  });

  test('may be a little shorter than the run, and no more', () => {
    expect(after(57_800)).toBeNull();
    expect(after(57_799)).toBe('too-fast');
    expect(after(-60_000)).toBe('too-fast');
    // Pauses explain slowness, never haste.
    expect(after(30_000, { pauses: pauses(1, 40_000) })).toBe('too-fast');
  });

  test('may be longer by a twentieth and half a minute, and by what was paused', () => {
    expect(after(93_000)).toBeNull();
    expect(after(93_001)).toBe('too-slow');
    expect(after(103_000, { pauses: pauses(2, 5_000) })).toBeNull();
    expect(after(103_001, { pauses: pauses(2, 5_000) })).toBe('too-slow');
  });

  test('holds so many pauses and no more', () => {
    expect(after(60_000, { pauses: pauses(26, 0) })).toBeNull();
    expect(after(60_000, { pauses: pauses(27, 0) })).toBe('too-many-pauses');
  });

  test('must lie before the end of the ticket', () => {
    expect(after(60_000, { endsAt: 1_060_000 })).toBeNull();
    expect(after(60_001, { endsAt: 1_060_000 })).toBe('ticket-ended');
  });

  test('may be as long as one likes where the game waits for each move, but not shorter than its moves take', () => {
    const turns = { traits: ['turns'] as const, pauses: pauses(500, 0) };
    expect(after(80_000_000, turns)).toBeNull();
    expect(after(10_000, turns)).toBe('too-fast');
  });

  test('once it fits, fits with one more second that is said to be a pause', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(5_000_000), fc.nat(100_000), (ticks, passed, ms) => {
        if (after(passed, { ticks, pauses: pauses(1, ms) }) !== null) return;
        expect(after(passed + 1_000, { ticks, pauses: pauses(1, ms + 1_000) })).toBeNull();
      }),
    );
  });
});
