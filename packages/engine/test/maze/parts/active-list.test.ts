import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeList } from '../../../src/maze/parts/active-list.js';
import { Rng } from '../../../src/rng/rng.js';

test('behaves like a plain array that is searched and spliced', () => {
  const commands = fc.array(
    fc.record({
      ask: fc.constantFrom('newest', 'oldest', 'middle', 'random'),
      act: fc.constantFrom('remove', 'remove', 'add', 'add', 'keep'),
    }),
    { maxLength: 400 },
  );
  fc.assert(
    fc.property(commands, fc.string(), (steps, seed) => {
      const rng = Rng.fromSeed(seed);
      const list = activeList(steps.length + 40);
      const plain: number[] = [];
      const add = () => {
        // Odd numbers in an order of their own, so that places and cells can't be mixed up.
        plain.push(((added++ * 7919) % 10_007) * 2 + 1);
        list.add(plain[plain.length - 1]);
      };
      let added = 0;
      while (added < 40) add();
      for (const { ask, act } of steps) {
        if (plain.length === 0) add();
        const slot = ask === 'random' ? list.random(rng) : list[ask as 'newest' | 'oldest' | 'middle']();
        const cell = list.cellIn(slot);
        const places = {
          newest: plain.length - 1,
          oldest: 0,
          middle: plain.length >> 1,
          random: plain.indexOf(cell),
        };
        const place = places[ask];
        expect(cell).toBe(plain[place]);
        if (act === 'remove') {
          list.remove(slot);
          plain.splice(place, 1);
        }
        if (act === 'add' && added < steps.length + 40) add();
        expect(list.length()).toBe(plain.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('chooses every cell equally often at random, whatever was removed before', () => {
  const rng = Rng.fromSeed('even');
  const list = activeList(1000);
  for (let cell = 0; cell < 1000; cell++) list.add(cell);
  list.middle();
  while (list.length() > 20) list.remove(list.random(rng));
  const counts = new Map<number, number>();
  const draws = 20_000;
  for (let i = 0; i < draws; i++) {
    const cell = list.cellIn(list.random(rng));
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  expect(counts.size).toBe(20);
  let sum = 0;
  for (const count of counts.values()) sum += ((count - draws / 20) * (count - draws / 20)) / (draws / 20);
  // 19 degrees of freedom: 1 in 1,000 is above 43.8.
  expect(sum).toBeLessThan(43.8);
});
