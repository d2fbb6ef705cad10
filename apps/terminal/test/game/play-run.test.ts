import { startRunClock } from '@warren/games';
import { expect, test } from 'vitest';
import { noteLostTime } from '../../src/game/play-run.js';

test('time without ticks is a pause once it is more than a picture that came late', () => {
  let now = 1_000_000;
  const clock = startRunClock(() => now);
  clock.follow(0, false);
  now += 10_500;
  noteLostTime(clock, 600, now);
  expect(clock.pauses()).toEqual([]);
  // The machine slept for a minute, and what was noted once is not noted again.
  now += 60_000;
  noteLostTime(clock, 600, now);
  noteLostTime(clock, 600, now);
  expect(clock.pauses()).toEqual([{ tick: 600, ms: 60_500 }]);
  now += 1000;
  noteLostTime(clock, 660, now);
  expect(clock.pauses()).toEqual([{ tick: 600, ms: 60_500 }]);
});
