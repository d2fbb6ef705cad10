import { expect, test } from 'vitest';
import { makePace, SPEEDS, USUAL_SPEED } from '../src/maze/pace.js';

test('steps follow time, whatever the rate of frames', () => {
  const speed = SPEEDS[USUAL_SPEED];
  const countAt = (frame: number) => {
    const pace = makePace();
    let steps = 0;
    for (let time = 0; time < 6000; time += frame) steps += pace.steps(frame, speed, 2000);
    return steps;
  };
  // Half a thousand steps a second for each thousand cells, for six seconds.
  const expected = speed.rate * 2 * 6;
  for (const frame of [5, 16, 40])
    expect(Math.abs(countAt(frame) - expected)).toBeLessThan(expected / 100 + 1);
});

test('a slow frame still moves: what is owed is kept', () => {
  const pace = makePace();
  const steps = Array.from({ length: 100 }, () => pace.steps(16, SPEEDS[0], 1));
  expect(steps.reduce((sum, count) => sum + count)).toBeGreaterThan(5);
});

test('time spent in another tab is not made up for', () => {
  expect(makePace().steps(60_000, SPEEDS[USUAL_SPEED], 1000)).toBeLessThan(100);
});

test('speeds rise, and the last one has no bounds', () => {
  const rates = SPEEDS.map((speed) => speed.rate);
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
  expect(makePace().steps(16, SPEEDS[SPEEDS.length - 1], 10)).toBe(Number.POSITIVE_INFINITY);
});
