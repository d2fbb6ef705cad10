import { expect, test } from 'vitest';
import { Rng } from '../../src/rng/rng.js';
import { makeBucketQueue, makeRoom as makeBucketRoom, pop, push } from '../../src/solve/bucket-queue.js';
import { makeQueue, makeRoom as makeQueueRoom } from '../../src/solve/queue.js';

test('the queue gives back everything in the order it came, while it grows and shrinks', () => {
  const queue = makeQueue(0);
  const rng = Rng.fromSeed('queue');
  let put = 1;
  let taken = 0;
  // A rising and a falling frontier: up to seven new items for each one taken, then none.
  for (const most of [8, 1, 4, 1]) {
    for (let round = 0; round < 20_000 && queue.head < queue.tail; round++) {
      const room = makeQueueRoom(queue);
      expect(room).toBeGreaterThan(0);
      for (let i = 0; i < room && queue.head < queue.tail && round < 20_000; i++, round++) {
        if (queue.items[queue.head++] !== taken++) expect.fail(`item ${taken - 1} is out of order`);
        for (let more = rng.below(most); more > 0; more--) queue.items[queue.tail++] = put++;
      }
    }
    expect(queue.passed + queue.head).toBe(taken);
    expect(queue.tail - queue.head).toBe(put - taken);
  }
  expect(put).toBeGreaterThan(50_000);
});

test('the bucket queue gives back items by their keys, the last of equal ones first, while it grows', () => {
  const buckets = makeBucketQueue(7);
  const rng = Rng.fromSeed('wheel');
  const waiting = new Map<number, number[]>();
  let number = 0;
  const add = (key: number): void => {
    waiting.set(key, [...(waiting.get(key) ?? []), number]);
    push(buckets, key, number++);
  };
  add(7);
  for (let round = 0; buckets.waiting > 0; round++) {
    expect(makeBucketRoom(buckets)).toBeGreaterThan(0);
    const lowest = Math.min(...waiting.keys());
    const items = waiting.get(lowest) as number[];
    expect(pop(buckets)).toBe(items.pop());
    expect(buckets.key).toBe(lowest);
    if (items.length === 0) waiting.delete(lowest);
    if (round < 2000) for (let more = rng.below(8); more > 0; more--) add(lowest + 1 + rng.below(510));
  }
  expect(waiting.size).toBe(0);
  expect(number).toBeGreaterThan(5000);
});
