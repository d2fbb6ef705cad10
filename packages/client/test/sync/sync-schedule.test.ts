import { expect, test } from 'vitest';
import type { RoundResult } from '../../src/sync/sync-round.js';
import { createSchedule, SYNC_PACE } from '../../src/sync/sync-schedule.js';
import { makeFakeClock } from '../support/fake-clock.js';

const GOOD: RoundResult = { ok: true, retryAfter: null };

function open() {
  const time = makeFakeClock();
  const rounds: number[] = [];
  const results: RoundResult[] = [GOOD];
  const start = time.now();
  const schedule = createSchedule({
    ...time,
    async round() {
      rounds.push(time.now() - start);
      return (results.length > 1 ? results.shift() : results[0]) ?? GOOD;
    },
  });
  return { time, rounds, results, schedule };
}

test('many changes in a row are one round, soon after the first', async () => {
  const { time, rounds, schedule } = open();
  for (let i = 0; i < 5; i++) {
    schedule.changed();
    await time.pass(300);
  }
  await time.pass(10_000);
  expect(rounds).toEqual([SYNC_PACE.afterChange]);
});

test('a run that is kept every few seconds is sent only now and then', async () => {
  const { time, rounds, schedule } = open();
  for (let i = 0; i < 60; i++) {
    schedule.changed();
    await time.pass(3_000);
  }
  expect(rounds.length).toBeLessThanOrEqual(7);
  for (let i = 1; i < rounds.length; i++) {
    expect(rounds[i] - rounds[i - 1]).toBeGreaterThanOrEqual(SYNC_PACE.betweenChanges);
  }
});

test('a page that goes sends what has changed, and nothing when nothing has', async () => {
  const { time, rounds, schedule } = open();
  schedule.leaving();
  await time.pass(0);
  expect(rounds).toEqual([]);
  schedule.changed();
  schedule.leaving();
  await time.pass(60_000);
  expect(rounds).toEqual([0]);
});

test('failures are followed by longer and longer rests, a success by none', async () => {
  const { time, rounds, results, schedule } = open();
  const bad = { ok: false, retryAfter: null };
  results.unshift(bad, bad, bad);
  schedule.looked();
  await time.pass(600_000);
  expect(rounds).toEqual([0, 15_000, 45_000, 105_000]);
});

test('the server is left alone for as long as it asks, whatever changes here', async () => {
  const { time, rounds, results, schedule } = open();
  results.unshift({ ok: false, retryAfter: 120 });
  schedule.looked();
  await time.pass(1_000);
  schedule.changed();
  schedule.leaving();
  await time.pass(300_000);
  expect(rounds[1]).toBe(120_000);
});
