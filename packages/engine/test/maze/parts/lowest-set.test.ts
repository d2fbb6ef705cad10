import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestSet } from '../../../src/maze/parts/lowest-set.js';

test('it knows the lowest number after any adding and removing, from one number to many levels', () => {
  const script = fc
    .integer({ min: 1, max: 100_000 })
    .chain((size) =>
      fc.tuple(
        fc.constant(size),
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: size - 1 })), { maxLength: 60 }),
      ),
    );
  fc.assert(
    fc.property(script, ([size, changes]) => {
      const set = lowestSet(size);
      const plain = new Set<number>();
      for (const [adds, item] of changes) {
        // Removing something that is there half of the time, anything at all otherwise.
        const other = adds || plain.size === 0 || item % 2 === 0 ? item : [...plain][item % plain.size];
        if (adds) set.add(other);
        else set.remove(other);
        if (adds) plain.add(other);
        else plain.delete(other);
        if (plain.size > 0) expect(set.lowest()).toBe(Math.min(...plain));
      }
    }),
    { numRuns: 500 },
  );
});
