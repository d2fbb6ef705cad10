import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortestBridges } from '../../src/cave/bridges.js';
import { makeField } from '../../src/cave/field.js';
import { findRuns, groupRuns } from '../../src/cave/runs.js';
import { digChamber, digTunnel, type Room, type Spot } from '../../src/cave/tunnel.js';
import { Rng } from '../../src/rng/rng.js';
import { componentsOf } from '../support/cave.js';

const ROOM: Room = { left: 0, top: 0, right: 39, bottom: 29 };
const anySpot = fc.record({ x: fc.integer({ min: 0, max: 39 }), y: fc.integer({ min: 0, max: 29 }) });

/** Cells of a room as bytes. */
function painted(spots: readonly Spot[]): { width: number; height: number; cells: Uint8Array } {
  const cells = new Uint8Array(40 * 30);
  for (const { x, y } of spots) cells[y * 40 + x] = 1;
  return { width: 40, height: 30, cells };
}

const inside = ({ x, y }: Spot) => x >= 0 && y >= 0 && x <= 39 && y <= 29;

describe('a tunnel', () => {
  test('leads from one end to the other, hangs together and stays in its room', () => {
    fc.assert(
      fc.property(anySpot, anySpot, fc.string(), (from, to, seed) => {
        const spots = digTunnel(from, to, ROOM, Rng.fromSeed(seed));
        expect(spots.every(inside)).toBe(true);
        const map = painted(spots);
        expect(map.cells[from.y * 40 + from.x] + map.cells[to.y * 40 + to.x]).toBe(2);
        expect(componentsOf(map).length).toBe(1);
      }),
    );
  });

  test('is little longer than the way, one to two cells wide', () => {
    fc.assert(
      fc.property(anySpot, anySpot, fc.string(), (from, to, seed) => {
        const way = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + 1;
        const cells = componentsOf(painted(digTunnel(from, to, ROOM, Rng.fromSeed(seed))))[0].cells.length;
        expect(cells).toBeGreaterThanOrEqual(way);
        expect(cells).toBeLessThanOrEqual(2 * (way + 2 * Math.floor(way / 3)));
      }),
    );
  });

  test('is seldom straight', () => {
    const straight = Array.from({ length: 200 }, (_, i) => {
      const spots = digTunnel({ x: 5, y: 15 }, { x: 35, y: 15 }, ROOM, Rng.fromSeed(`${i}`));
      return spots.every(({ y }) => y === 15 || y === 16);
    });
    expect(straight.filter(Boolean).length).toBeLessThan(40);
  });

  test('a chamber hangs together and stays in its room, also in the smallest', () => {
    for (const [right, bottom] of [
      [39, 29],
      [7, 7],
      [0, 29],
      [39, 0],
      [0, 0],
    ]) {
      for (let i = 0; i < 20; i++) {
        const spots = digChamber({ x: 20, y: 15 }, { left: 0, top: 0, right, bottom }, Rng.fromSeed(`${i}`));
        expect(spots.every(({ x, y }) => x >= 0 && y >= 0 && x <= right && y <= bottom)).toBe(true);
        expect(componentsOf(painted(spots)).length).toBe(1);
      }
    }
  });
});

describe('bridges', () => {
  const anyMarked = fc
    .record({
      width: fc.integer({ min: 1, max: 12 }),
      height: fc.integer({ min: 1, max: 12 }),
      seed: fc.string(),
    })
    .map(({ width, height, seed }) => {
      const rng = Rng.fromSeed(seed);
      const marks = 1 + rng.below(4);
      const mark = Uint16Array.from({ length: width * height }, () =>
        rng.below(6) === 0 ? 1 + rng.below(marks) : 0,
      );
      return { width, height, mark, marks };
    });

  test('join everything, at the least cost there is', () => {
    fc.assert(
      fc.property(anyMarked, (marked) => {
        const bridges = shortestBridges(marked);
        const used = new Set(marked.mark.filter((number) => number > 0));
        expect(bridges.length).toBe(Math.max(0, used.size - 1));
        for (const { from, to, steps } of bridges) expect(steps).toBe(distance(marked.width, from, to));
        expect(bridges.reduce((sum, { steps }) => sum + steps, 0)).toBe(leastCost(marked));
      }),
      { numRuns: 300 },
    );
  });

  function distance(width: number, a: number, b: number): number {
    return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
  }

  /** The cost of a minimum spanning tree by looking at all pairs of cells (Prim). */
  function leastCost({ width, mark }: { width: number; mark: Uint16Array }): number {
    const cells = [...mark.keys()].filter((cell) => mark[cell] > 0);
    const joined = new Set(cells.slice(0, 1).map((cell) => mark[cell]));
    let cost = 0;
    for (;;) {
      const reach = cells
        .filter((cell) => joined.has(mark[cell]))
        .flatMap((a) =>
          cells.filter((b) => !joined.has(mark[b])).map((b) => ({ b, far: distance(width, a, b) })),
        )
        .sort((one, other) => one.far - other.far)[0];
      if (reach === undefined) return cost;
      joined.add(mark[reach.b]);
      cost += reach.far;
    }
  }
});

describe('runs', () => {
  test('are the floor, and their groups what hangs together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 9 }),
        fc.string(),
        (width, height, rocks, seed) => {
          const rng = Rng.fromSeed(seed);
          const field = makeField(width, height, 3);
          for (let i = 0; i < field.words.length; i++) {
            field.words[i] =
              rocks > 5 ? rng.next() | rng.next() : rocks > 2 ? rng.next() : rng.next() & rng.next();
          }
          const span = { left: 0, top: 0, right: width - 1, bottom: height - 1 };
          const runs = findRuns(field, span);
          const groups = groupRuns(runs);
          const cells = new Uint8Array(width * height);
          const byGroup = new Map<number, number[]>();
          for (let run = 0; run < runs.count; run++) {
            for (let x = runs.from[run]; x <= runs.to[run]; x++) {
              cells[runs.row[run] * width + x] = 1;
              byGroup.set(groups[run], [...(byGroup.get(groups[run]) ?? []), runs.row[run] * width + x]);
            }
          }
          const rock = (cell: number) => {
            const bit = (cell % width) + 3;
            const word = field.words[((bit >> 5) + 1) * field.rows + Math.floor(cell / width) + 3];
            return (word >>> (bit & 31)) & 1;
          };
          expect(cells.every((floor, cell) => floor + rock(cell) === 1)).toBe(true);
          const plain = componentsOf({ width, height, cells }).map((found) => [...found.cells].sort().join());
          expect([...byGroup.values()].map((found) => found.sort().join()).sort()).toEqual(plain.sort());
        },
      ),
      { numRuns: 150 },
    );
  });
});
