import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exists, GRID_KINDS, type Grid } from '../../../src/grid/grid.js';
import { parseMask } from '../../../src/grid/mask.js';
import { lowestBucket, makeBuckets, NONE, put, takeBucket } from '../../../src/maze/parts/buckets.js';
import { behind } from '../../../src/maze/parts/cells.js';
import { pickFreeSide, tableSide } from '../../../src/maze/parts/pick.js';
import { forwardSides, freeSides, neighbourSides } from '../../../src/maze/parts/sides.js';
import { singleGroups, unite } from '../../../src/maze/parts/union-find.js';
import { WEIGHT_BITS, wallWeights, weigh } from '../../../src/maze/parts/wall-weights.js';
import { wallNumber } from '../../../src/maze/parts/walls.js';
import { Rng } from '../../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, must } from '../../support/mazes.js';
import { wallsOf } from '../../support/minimum-trees.js';

const mask = must(parseMask(HOLED_MASK));
const anyKind = fc.oneof(
  ...GRID_KINDS.map((kind) => anyGrid(kind, 9)),
  fc.constant(gridOf('rect', mask.width, mask.height, mask)),
  fc.constant(gridOf('hex', mask.width, mask.height, mask)),
);

function sidesOf(grid: Grid, cell: number, wanted: (next: number) => boolean): number {
  let sides = 0;
  for (let side = 0; exists(grid, cell) && side < grid.sides; side++) {
    const next = grid.neighbour(cell, side);
    if (next >= 0 && wanted(next)) sides |= 1 << side;
  }
  return sides;
}

test('sides with a neighbour, and with a higher one, are those the grid names', () => {
  fc.assert(
    fc.property(anyKind, (grid) => {
      const [all, forward] = [neighbourSides(grid), forwardSides(grid)];
      for (let cell = 0; cell < grid.size; cell++) {
        expect(all[cell]).toBe(sidesOf(grid, cell, () => true));
        expect(forward[cell]).toBe(sidesOf(grid, cell, (next) => next > cell));
      }
    }),
  );
});

test('the cell behind a wall is the neighbour', () => {
  fc.assert(
    fc.property(anyKind, (grid) => {
      for (const { cell, side, next } of wallsOf(grid)) {
        expect(behind(grid)(cell, side)).toBe(next);
        expect(behind(grid)(next, grid.opposite(cell, side))).toBe(cell);
      }
    }),
  );
});

test('free sides are those that lead to cells which have not joined', () => {
  fc.assert(
    fc.property(anyKind, fc.infiniteStream(fc.boolean()), (grid, choices) => {
      const { free, join } = freeSides(grid);
      const joined = new Set<number>();
      for (let cell = 0; cell < grid.size; cell++) {
        if (!exists(grid, cell) || choices.next().value === true) continue;
        join(cell);
        joined.add(cell);
      }
      for (let cell = 0; cell < grid.size; cell++) {
        expect(free[cell]).toBe(sidesOf(grid, cell, (next) => !joined.has(next)));
      }
    }),
  );
});

test('the table picks the side that counting bits picks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 63 }), fc.integer(), (free, word) => {
      expect(tableSide(free, word)).toBe(pickFreeSide(free, word));
    }),
    {
      numRuns: 3000,
      examples: [
        [63, -1],
        [63, 0],
        [1, -1],
        [5, 0x7fffffff],
        [21, -0x80000000],
      ],
    },
  );
});

test('groups join exactly where two labels would become one', () => {
  const pairs = fc.array(fc.tuple(fc.nat({ max: 29 }), fc.nat({ max: 29 })), { maxLength: 80 });
  fc.assert(
    fc.property(pairs, (joins) => {
      const groups = singleGroups(30);
      let labels = Array.from({ length: 30 }, (_, cell) => cell);
      for (const [a, b] of joins) {
        const [from, to] = [labels[a], labels[b]];
        expect(unite(groups, a, b)).toBe(from !== to);
        labels = labels.map((label) => (label === from ? to : label));
      }
    }),
  );
});

describe('weights of walls', () => {
  test('a wall has one number from both its sides, and no other wall has it', () => {
    fc.assert(
      fc.property(anyKind, (grid) => {
        const numbers = wallsOf(grid).map(({ cell, side, next }) => {
          const number = wallNumber(grid, cell, side);
          expect(wallNumber(grid, next, grid.opposite(cell, side))).toBe(number);
          return number;
        });
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });

  test('no two of 200,000 numbers weigh the same, and all weights are below 2^29', () => {
    const { first, second } = wallWeights(Rng.fromSeed('ties'));
    const weights = Array.from({ length: 200_000 }, (_, wall) => weigh(wall, first, second));
    expect(new Set(weights).size).toBe(weights.length);
    for (const weight of weights) if (weight < 0 || weight > 0x1fffffff) expect.fail(`${weight}`);
  });

  test('each bit is set for half of the walls, and by itself: next walls agree on it half of the time', () => {
    const { first, second } = wallWeights(Rng.fromSeed('bits'));
    const walls = 40_000;
    for (let bit = 0; bit < WEIGHT_BITS; bit++) {
      let [set, same] = [0, 0];
      for (let wall = 0; wall < walls; wall++) {
        const here = (weigh(wall, first, second) >>> bit) & 1;
        set += here;
        same += here === ((weigh(wall + 1, first, second) >>> bit) & 1) ? 1 : 0;
      }
      // Half of them, within five standard deviations.
      expect(Math.abs(set - walls / 2)).toBeLessThan(500);
      expect(Math.abs(same - walls / 2)).toBeLessThan(500);
    }
  });
});

describe('the bucket queue', () => {
  test('always knows its lowest bucket and what is in it', () => {
    const buckets = 1 << makeBuckets(100_000).bits;
    expect(buckets).toBeGreaterThan(4096);
    const places = fc.array(fc.option(fc.nat({ max: buckets - 1 }), { freq: 2 }), { maxLength: 300 });
    fc.assert(
      fc.property(places, (commands) => {
        const queue = makeBuckets(100_000);
        const plain = new Map<number, number[]>();
        commands.forEach((bucket, item) => {
          if (bucket !== null) {
            put(queue, bucket, item);
            plain.set(bucket, [item, ...(plain.get(bucket) ?? [])]);
          }
          const lowest = plain.size === 0 ? NONE : Math.min(...plain.keys());
          expect(lowestBucket(queue)).toBe(lowest);
          if (bucket !== null || lowest === NONE) return;
          const items: number[] = [];
          for (let next = takeBucket(queue, lowest); next !== NONE; next = queue.next[next]) items.push(next);
          expect(items).toEqual(plain.get(lowest));
          plain.delete(lowest);
        });
      }),
    );
  });
});
