import { describe, expect, test } from 'vitest';
import { perMille, spreadOf } from '../../src/scrutiny/spread.js';

describe('a spread', () => {
  test('of nothing is nothing', () => {
    expect(spreadOf([])).toEqual({ count: 0, low: 0, median: 0, high: 0, gathered: 0, same: 0 });
  });

  test('leaves out a tenth at either end', () => {
    const times = Array.from({ length: 20 }, (_, i) => 19 - i);
    expect(spreadOf(times)).toMatchObject({ count: 20, low: 2, median: 10, high: 17 });
  });

  test('counts the times of three ticks in a row, and of one', () => {
    expect(spreadOf([-4, 5, 6, 7, 7, 8, 30])).toMatchObject({ gathered: 4, same: 2 });
    expect(spreadOf([12, 12, 12])).toMatchObject({ gathered: 3, same: 3 });
  });

  test('is in whole numbers', () => {
    expect(perMille(2, 3)).toBe(666);
    expect(perMille(0, 0)).toBe(0);
  });
});
