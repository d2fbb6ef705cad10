import { expect, test } from 'vitest';
import { makeClock } from '../../src/kernel/clock.js';

test('sixty ticks make a second, however it is cut into pieces', () => {
  for (const pieces of [30, 50, 60, 75, 144, 240, 1000]) {
    const clock = makeClock();
    let ticks = 0;
    for (let i = 0; i < pieces * 10; i++) ticks += clock.ticks(1000 / pieces);
    expect(Math.abs(ticks - 600)).toBeLessThanOrEqual(1);
    expect(clock.fraction()).toBeGreaterThanOrEqual(0);
    expect(clock.fraction()).toBeLessThan(1);
  }
});

test('runs at other speeds', () => {
  const clock = makeClock();
  expect(clock.ticks(100, 4)).toBe(24);
  expect(clock.ticks(200, 0.5)).toBe(6);
  expect(clock.ticks(100, 0)).toBe(0);
});

test('a long gap was no play, and time never runs backwards', () => {
  const clock = makeClock();
  expect(clock.ticks(60_000)).toBe(15);
  expect(clock.ticks(-500)).toBe(0);
});

test('rest forgets the part of a tick that has gone by', () => {
  const clock = makeClock();
  clock.ticks(15);
  expect(clock.fraction()).toBeCloseTo(0.9);
  clock.rest();
  expect(clock.fraction()).toBe(0);
  expect(clock.ticks(10)).toBe(0);
});
