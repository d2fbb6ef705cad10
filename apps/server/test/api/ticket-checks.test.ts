import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockFlaw, overlaps, type TimedRun } from '../../src/api/ticket-checks.js';

const A_MINUTE = 3_600;
const run = (more: Partial<TimedRun>): TimedRun => ({
  traits: ['real-time'],
  ticks: A_MINUTE,
  pauses: [],
  issuedAt: 1_000_000,
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

  test('holds no longer pauses than there was time for', () => {
    expect(after(93_000, { pauses: pauses(1, 33_000) })).toBeNull();
    expect(after(93_000, { pauses: pauses(1, 40_000) })).toBe('false-pauses');
    // Eleven days on a ticket of two minutes.
    expect(after(120_000, { pauses: [{ tick: 5, ms: 950_400_000 }] })).toBe('false-pauses');
  });

  test('begins with at most ten minutes of waiting', () => {
    expect(after(660_000, { pauses: pauses(1, 600_000) })).toBeNull();
    expect(after(661_000, { pauses: pauses(1, 601_000) })).toBe('late-start');
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

describe('the runs of an account', () => {
  const play = (drawnAt: number, playedMs: number) => ({ drawnAt, playedMs });

  test('may be played one after another, and between the pauses of another', () => {
    expect(overlaps({ ...play(0, 60_000), receivedAt: 60_000 }, [])).toBe(false);
    expect(overlaps({ ...play(60_000, 60_000), receivedAt: 120_000 }, [play(0, 60_000)])).toBe(false);
    expect(overlaps({ ...play(0, 60_000), receivedAt: 120_000 }, [play(30_000, 60_000)])).toBe(false);
  });

  test('do not overlap: twenty tickets drawn together give no more play than time has passed', () => {
    const others = Array.from({ length: 2 }, () => play(0, 6_000));
    expect(overlaps({ ...play(0, 6_000), receivedAt: 14_000 }, others)).toBe(true);
    expect(overlaps({ ...play(5_000, 6_000), receivedAt: 14_000 }, others)).toBe(true);
    expect(overlaps({ ...play(0, 6_000), receivedAt: 18_000 }, others)).toBe(false);
  });

  test('can be put one after another exactly when they are found not to overlap', () => {
    // All of them together are so short that what clocks may be wrong by, 2 % of it, is less than one unit.
    const runs = fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 9 }), fc.nat(18)), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(runs, (given) => {
        const all = given.map(([drawn, length, spare]) => ({
          drawnAt: 100_000 * drawn,
          playedMs: 100_000 * length,
          receivedAt: 100_000 * (drawn + length + spare),
        }));
        all.sort((a, b) => a.receivedAt - b.receivedAt);
        const isFound = all.some((run, i) => overlaps(run, all.slice(0, i)));
        expect(isFound).toBe(!fitsOneByOne(all));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Plays second by second whichever open run must be handed in first: if that fails, nothing works. */
function fitsOneByOne(runs: readonly { drawnAt: number; playedMs: number; receivedAt: number }[]): boolean {
  const left = runs.map(({ playedMs }) => playedMs);
  const step = 100_000;
  const end = Math.max(...runs.map(({ receivedAt }) => receivedAt));
  for (let at = 0; at < end; at += step) {
    const open = runs
      .map((run, i) => ({ ...run, i }))
      .filter(({ drawnAt, i }) => drawnAt <= at && (left[i] ?? 0) > 0)
      .sort((a, b) => a.receivedAt - b.receivedAt)[0];
    if (open === undefined) continue;
    if (open.receivedAt <= at) return false;
    left[open.i] = (left[open.i] ?? 0) - step;
  }
  return left.every((ms) => ms === 0);
}
