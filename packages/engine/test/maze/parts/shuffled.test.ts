import { expect, test } from 'vitest';
import { shuffled } from '../../../src/maze/parts/shuffled.js';
import { Rng } from '../../../src/rng/rng.js';

test('every item is there once, and the items given stay as they were', () => {
  const items = Int32Array.from({ length: 10_000 }, (_, i) => i * 3);
  const order = shuffled(items, Rng.fromSeed('items'));
  expect(order).not.toEqual(items);
  expect(order.sort()).toEqual(items);
  expect(items[9_999]).toBe(29_997);
  expect(shuffled(new Int32Array(0), Rng.fromSeed(''))).toHaveLength(0);
});

test('all orders are equally likely', () => {
  const rng = Rng.fromSeed('orders');
  const counts = new Map<string, number>();
  const draws = 24_000;
  for (let i = 0; i < draws; i++) {
    const order = shuffled(Int32Array.of(1, 2, 3, 4), rng).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const expected = draws / 24;
  let chiSquare = 0;
  for (const count of counts.values()) chiSquare += ((count - expected) * (count - expected)) / expected;
  // 23 degrees of freedom: 1 in 1,000 is above 49.7.
  expect(chiSquare).toBeLessThan(49.7);
});

test('an item is equally likely to come to any part of a long order', () => {
  const rng = Rng.fromSeed('parts');
  const items = Int32Array.from({ length: 3_000 }, (_, i) => i);
  let early = 0;
  const draws = 400;
  for (let i = 0; i < draws; i++) if (shuffled(items, rng).indexOf(17) < 1_500) early++;
  // Half of them, within four standard deviations.
  expect(early).toBeGreaterThan(160);
  expect(early).toBeLessThan(240);
});
