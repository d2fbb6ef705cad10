import { expect, test } from 'vitest';
import { highest, judge, lowest, ratios, summary } from '../summary.mjs';

const round = (rate: number, more: object = {}) => ({
  rate,
  p50: 1,
  p99: 2,
  cpu: 50,
  busy: 0.5,
  answers: 10,
  errors: {},
  ...more,
});

test('the best is the highest rate and the lowest time; the median is neither', () => {
  expect(highest([3, 1, 2])).toEqual({ best: 3, median: 2 });
  expect(lowest([3, 1, 2])).toEqual({ best: 1, median: 2 });
});

test('answers and errors of all rounds are counted together', () => {
  const rounds = [
    round(1, { errors: { 'status 500': 2 } }),
    round(2, { errors: { 'status 500': 1, 'request timed out': 4 } }),
  ];
  const { answers, errors } = summary(rounds);
  expect(answers).toBe(20);
  expect(errors).toEqual({ 'status 500': 3, 'request timed out': 4 });
});

test('a ratio is taken within each round, not between the best rounds of each', () => {
  const ours = [round(80), round(40), round(8)];
  const bare = [round(100), round(50), round(10)];
  expect(ratios(ours, bare).rate).toEqual({ best: 0.8, median: 0.8 });
});

test('less time on the processor than a bare route is a ratio above one', () => {
  expect(ratios([round(1, { cpu: 25 })], [round(1, { cpu: 50 })]).cpu.median).toBe(2);
});

function resultOf({ rate = 4000, p99 = 20, median = [0.9] }) {
  const rounds = [round(rate, { p99 })];
  return { ours: summary(rounds), bare: median.map((value) => ({ ratio: { rate: { median: value } } })) };
}

test.each([
  [{ ratio: 0.8 }, { median: [0.8] }, true],
  [{ ratio: 0.8 }, { median: [0.79] }, false],
  [{ ratio: 0.8 }, { median: [1.5, 0.7] }, false],
  [{ rate: 3000, p99: 30 }, { rate: 3000, p99: 29 }, true],
  [{ rate: 3000, p99: 30 }, { rate: 2999, p99: 29 }, false],
  [{ rate: 3000, p99: 30 }, { rate: 3000, p99: 30 }, false],
])('the goal %o with %o is met: %s', (goal, result, met) => {
  expect(judge(goal, resultOf(result))).toBe(met);
});
