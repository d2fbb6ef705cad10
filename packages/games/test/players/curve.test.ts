import { expect, test } from 'vitest';
import { causesOf, curveOf, firstRise } from '../../src/players/curve.js';
import type { Trial } from '../../src/players/model-player.js';

function tries(level: number, won: number, lost: number): Trial[] {
  return [
    ...Array.from({ length: won }, (_, i) => ({ level, won: true, ticks: 100 + i, cause: null })),
    ...Array.from({ length: lost }, () => ({ level, won: false, ticks: 50, cause: 'time' })),
  ];
}

test('a curve counts the tries of each level, lowest first, with the median of those that were won', () => {
  const curve = curveOf([...tries(2, 3, 1), ...tries(1, 1, 0), ...tries(3, 0, 2)]);
  expect(curve).toEqual([
    { level: 1, tries: 1, won: 1, ticks: 100 },
    { level: 2, tries: 4, won: 3, ticks: 101 },
    { level: 3, tries: 2, won: 0, ticks: 0 },
  ]);
});

test('causes come by how often they were met', () => {
  const bitten = { level: 1, won: false, ticks: 1, cause: 'slime' };
  expect(causesOf([...tries(1, 5, 1), bitten, bitten])).toEqual([
    { cause: 'slime', count: 2 },
    { cause: 'time', count: 1 },
  ]);
});

test('a curve that rises again by more than the slack is found', () => {
  const falling = curveOf([...tries(1, 9, 1), ...tries(2, 8, 2), ...tries(3, 5, 5)]);
  expect(firstRise(falling, 5)).toBeNull();
  const rising = curveOf([...tries(1, 9, 1), ...tries(2, 5, 5), ...tries(3, 6, 4)]);
  expect(firstRise(rising, 5)).toMatchObject({ level: 3 });
  expect(firstRise(rising, 10)).toBeNull();
});
