import { expect, test } from 'vitest';
import { makePace, SPEEDS, USUAL_SPEED } from '../src/studio/maze/carving.js';

test('steps follow time, whatever the rate of frames', () => {
  const speed = SPEEDS[USUAL_SPEED];
  const countAt = (frame: number) => {
    const pace = makePace();
    let steps = 0;
    for (let time = 0; time < 6000; time += frame)
      steps += pace.steps({ elapsedMs: frame, speed, cells: 2000, progress: time });
    return steps;
  };
  // Half a thousand steps a second for each thousand cells, for six seconds.
  const expected = speed.rate * 2 * 6;
  for (const frame of [5, 16, 40])
    expect(Math.abs(countAt(frame) - expected)).toBeLessThan(expected / 100 + 1);
});

test('a slow frame still moves: what is owed is kept', () => {
  const pace = makePace();
  const steps = Array.from({ length: 100 }, (_, i) =>
    pace.steps({ elapsedMs: 16, speed: SPEEDS[0], cells: 1, progress: i }),
  );
  expect(steps.reduce((sum, count) => sum + count)).toBeGreaterThan(5);
});

test('time spent in another tab is not made up for', () => {
  expect(
    makePace().steps({ elapsedMs: 60_000, speed: SPEEDS[USUAL_SPEED], cells: 1000, progress: 0 }),
  ).toBeLessThan(100);
});

test('speeds rise, and the last one has no bounds', () => {
  const rates = SPEEDS.map((speed) => speed.rate);
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
  expect(makePace().steps({ elapsedMs: 16, speed: SPEEDS[SPEEDS.length - 1], cells: 10, progress: 0 })).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('a walk that finds nothing new is hurried along until it does', () => {
  const pace = makePace();
  const walk = (progress: number) =>
    pace.steps({ elapsedMs: 100, speed: SPEEDS[USUAL_SPEED], cells: 1000, progress });
  const usual = walk(0);
  let searching = usual;
  for (let frame = 0; frame < 30; frame++) searching = walk(0);
  expect(searching).toBeGreaterThan(usual * 20);
  expect(walk(0.01)).toBeLessThanOrEqual(usual + 1);
});
