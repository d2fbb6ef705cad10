import { expect, test } from 'vitest';
import { addUp, costOf, judgeCost } from '../witness/cost.mjs';

const ROUND = {
  minutes: 10,
  reports: 130,
  reportsMs: 2,
  verifyMs: 100,
  handInMs: 130,
  offlineHandInMs: 125,
  logBytes: 3_000,
  rows: 20,
  rowBytes: 500,
};

test('costs are those of a minute of play, and shares those of a round', () => {
  const cost = costOf([ROUND]);
  expect(cost.reports.median).toBe(13);
  expect(cost.reportsMs.median).toBe(0.2);
  expect(cost.verifyMs.median).toBe(10);
  expect(cost.reportMicroseconds.median).toBe(15.4);
  expect(cost.shareOfVerification.median).toBe(0.02);
  expect(cost.shareOfHandIn.median).toBe(0.016);
  expect([cost.logBytes.median, cost.rows.median, cost.rowBytes.median]).toEqual([300, 2, 50]);
});

test('games of a round are added up, the longer ones counting for more', () => {
  const all = addUp([ROUND, { ...ROUND, minutes: 30, verifyMs: 500 }]);
  expect(all).toMatchObject({ minutes: 40, reports: 260, verifyMs: 600, logBytes: 6_000 });
  expect(costOf([all]).verifyMs.median).toBe(15);
});

test.each([
  [{}, { share: true, bytes: true }],
  [{ reportsMs: 2.1 }, { share: false, bytes: true }],
  [{ logBytes: 9_740 }, { share: true, bytes: true }],
  [{ logBytes: 9_750 }, { share: true, bytes: false }],
])('with %o the promise holds: %o', (change, holds) => {
  expect(judgeCost(costOf([{ ...ROUND, ...change }]))).toEqual(holds);
});
