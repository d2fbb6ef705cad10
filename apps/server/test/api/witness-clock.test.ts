import { describe, expect, test } from 'vitest';
import {
  followWitnessClock,
  openWitnessClock,
  type Sight,
  witnessFlaw,
} from '../../src/api/witness-clock.js';

const REAL_TIME = ['real-time'] as const;
const START: Sight = { at: 0, tick: 0, still: true };

/** A clock after sights at so many seconds, each with its seconds of play. */
function seen(
  sights: readonly (readonly [at: number, played: number, still?: boolean])[],
  traits: readonly ('real-time' | 'turns')[] = REAL_TIME,
) {
  return sights.reduce(
    (clock, [at, played, still = false]) =>
      followWitnessClock(clock, { at: at * 1000, tick: played * 60, still }, traits),
    openWitnessClock(START),
  );
}

const every = (seconds: number, count: number, pace = 1) =>
  Array.from({ length: count }, (_, i) => [(i + 1) * seconds, (i + 1) * seconds * pace] as const);

describe('a run whose reports come as it grows', () => {
  test('is witnessed', () => {
    expect(seen(every(5, 100))).toMatchObject({ flaw: '', pauses: 0, pausedMs: 0, tick: 30_000 });
  });

  test('is witnessed with its pauses, which are counted by the clock of the server', () => {
    const clock = seen([
      [5, 5],
      [10, 10, true],
      [3_600, 10, false],
      [3_605, 15],
    ]);
    expect(clock).toMatchObject({ flaw: '', pauses: 1, pausedMs: 3_590_000 });
  });

  test('may wait at its beginning, and lose its connection for half a minute', () => {
    expect(
      seen([
        [0, 0, true],
        [400, 0, false],
        [405, 5],
        [435, 35],
        [440, 40],
      ]).flaw,
    ).toBe('');
  });

  test('is not witnessed after a gap of more than a minute', () => {
    expect(
      seen([
        [5, 5],
        [66, 66],
      ]).flaw,
    ).toBe('gap');
    expect(
      seen([
        [5, 5],
        [65, 65],
      ]).flaw,
    ).toBe('');
    // Nor when so much was played behind a pause.
    expect(
      seen([
        [5, 5, true],
        [500, 70],
      ]).flaw,
    ).toBe('gap');
  });

  test('is not witnessed when it was played slower than time, or faster', () => {
    expect(seen(every(5, 100, 0.93)).flaw).toBe('slow');
    expect(seen(every(5, 100, 0.96)).flaw).toBe('');
    expect(seen(every(5, 100, 1.05)).flaw).toBe('fast');
  });

  test('hides no pause that is told of later', () => {
    expect(
      seen([
        [5, 5],
        [30, 10],
        [35, 15],
      ]).flaw,
    ).toBe('slow');
  });

  test('does not stand still at every decision', () => {
    // Half a second of play, and a pause as long, a hundred times.
    const stops = Array.from(
      { length: 200 },
      (_, i) => [(i + 1) / 2, Math.ceil((i + 1) / 2) / 2, i % 2 === 0] as const,
    );
    expect(seen(stops).flaw).toBe('pauses');
  });

  test('stays unwitnessed once it was', () => {
    expect(
      seen([
        [5, 5],
        [80, 80],
        [85, 85],
        [90, 90],
      ]).flaw,
    ).toBe('gap');
  });

  test('is not changed by a report that was overtaken', () => {
    const clock = seen([
      [5, 5],
      [10, 10],
    ]);
    expect(followWitnessClock(clock, { at: 11_000, tick: 300, still: false }, REAL_TIME)).toBe(clock);
  });
});

test('in a game of turns one may think for hours, but not make a thousand moves at once', () => {
  expect(
    seen(
      [
        [5, 1],
        [20_000, 2],
      ],
      ['turns'],
    ).flaw,
  ).toBe('');
  expect(
    seen(
      [
        [5, 1],
        [10, 20],
      ],
      ['turns'],
    ).flaw,
  ).toBe('fast');
});

describe('the upload', () => {
  const run = (more: object) => ({
    traits: REAL_TIME,
    ticks: 600,
    pauses: [],
    issuedAt: 0,
    receivedAt: 10_500,
    ...more,
  });

  test('is the last sight of a run', () => {
    expect(witnessFlaw(seen([[5, 5]]), run({}))).toBeNull();
    expect(witnessFlaw(seen([[5, 5]]), run({ receivedAt: 90_000 }))).toBe('gap');
    expect(witnessFlaw(seen([[5, 5]]), run({ ticks: 60 }))).toBe('gap');
  });

  test('of a run nobody saw, or whose first report came more than ten minutes after the ticket, is unseen', () => {
    expect(witnessFlaw(null, run({}))).toBe('unseen');
    expect(witnessFlaw(openWitnessClock({ ...START, at: 601_000 }), run({ receivedAt: 611_500 }))).toBe(
      'unseen',
    );
  });
});
