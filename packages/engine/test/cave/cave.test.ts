import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cave, openCave } from '../../src/cave/cave.js';
import { ulamSpiral } from '../../src/cave/spiral.js';
import { type CaveView, caveRows, MAX_VIEW_CELLS } from '../../src/cave/view.js';
import { CAVE_CELL } from '../../src/cave/world.js';
import { Rng } from '../../src/rng/rng.js';
import { worldOf } from '../support/cave.js';
import { must } from '../support/mazes.js';

const EDGE = Number.MAX_SAFE_INTEGER;
const anyWorld = fc
  .record({
    seed: fc.string({ unit: 'binary', maxLength: 20 }),
    rock: fc.constantFrom(0.5, 0.6),
    size: fc.constantFrom(8, 20, 50),
  })
  .map(({ seed, rock, size }) => worldOf(seed, { rockProbability: rock, regionSize: size }));
const anyCorner = fc.oneof(
  fc.integer({ min: -300, max: 300 }),
  fc.constantFrom(1e9, -1e9, 1e15, -1e15, EDGE - 60, 60 - EDGE),
);

describe('views', () => {
  test('taken in any order and any partition they are identical', () => {
    fc.assert(
      fc.property(anyWorld, anyCorner, anyCorner, fc.string(), (world, x, y, seed) => {
        const [width, height] = [60, 40];
        const whole = must(openCave(world).view({ x, y, width, height }));
        const rng = Rng.fromSeed(seed);
        const parts = partition(rng, width, height);
        rng.shuffle(parts.order);
        const cave = openCave(world, { cacheSize: 1 + rng.below(4) });
        const pieced = new Uint8Array(width * height);
        for (const index of parts.order) {
          const part = parts.list[index];
          const view = must(
            cave.view({ x: x + part.x, y: y + part.y, width: part.width, height: part.height }),
          );
          for (let row = 0; row < part.height; row++) {
            const cells = view.cells.subarray(row * part.width, (row + 1) * part.width);
            pieced.set(cells, (part.y + row) * width + part.x);
          }
        }
        expect(caveRows({ width, height, cells: pieced })).toEqual(caveRows(whole));
      }),
      { numRuns: 25 },
    );
  });

  /** A rectangle cut into bands and those into pieces. */
  function partition(rng: Rng, width: number, height: number) {
    const list: { x: number; y: number; width: number; height: number }[] = [];
    for (let y = 0, band = 0; y < height; y += band) {
      band = Math.min(height - y, 1 + rng.below(20));
      for (let x = 0, piece = 0; x < width; x += piece) {
        piece = Math.min(width - x, 1 + rng.below(30));
        list.push({ x, y, width: piece, height: band });
      }
    }
    return { list, order: [...list.keys()] };
  }

  test('show each cell as it is, monsters where they stand, and rock beside anything else as wall', () => {
    const cave = openCave(worldOf('cells', { rockProbability: 0.58 }));
    const view = must(cave.view({ x: -70, y: -20, width: 120, height: 60 }));
    const at = ({ width, cells }: CaveView, x: number, y: number) => cells[(y + 20) * width + x + 70];
    for (let y = -20; y < 40; y++) {
      for (let x = -70; x < 50; x++) {
        const kind = at(view, x, y);
        const cell = cave.cellAt(x, y);
        if (kind === CAVE_CELL.monster) {
          const { monsters, rx, ry, size } = cave.regionAt(x, y);
          const places = monsters.map(({ cell: at }) => [
            rx * size + (at % size),
            ry * size + Math.floor(at / size),
          ]);
          expect(places).toContainEqual([x, y]);
        } else if (kind === CAVE_CELL.wall || kind === CAVE_CELL.rock) {
          const around = Array.from({ length: 9 }, (_, i) =>
            cave.cellAt(x + (i % 3) - 1, y + Math.floor(i / 3) - 1),
          );
          expect(cell).toBe(CAVE_CELL.rock);
          expect(around.some((other) => other !== CAVE_CELL.rock)).toBe(kind === CAVE_CELL.wall);
        } else expect(kind).toBe(cell);
      }
    }
    expect(new Set(view.cells).size).toBe(5);
  });

  test('as text: # rock, blank floor, C chest, M monster, ~ water, * crystal, ^ camp', () => {
    const rows = caveRows({ width: 5, height: 2, cells: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 0, 0) });
    expect(rows).toEqual(['# CM#', '~*^##']);
  });

  test('may begin before their cell, which near the edge no coordinate could say', () => {
    const cave = openCave(worldOf('before'));
    const plain = must(cave.view({ x: -10, y: -7, width: 30, height: 20 }));
    expect(must(cave.view({ x: 0, y: 0, width: 30, height: 20, left: 10, top: 7 }))).toEqual(plain);
    for (const corner of [EDGE, -EDGE]) {
      const rows = caveRows(
        must(cave.view({ x: corner, y: corner, width: 81, height: 41, left: 40, top: 20 })),
      );
      const beyond = corner > 0 ? rows.slice(21) : rows.slice(0, 20);
      expect(new Set(beyond.join(''))).toEqual(new Set('#'));
      const before = rows.map((row) => (corner > 0 ? row.slice(41) : row.slice(0, 40)));
      expect(new Set(before.join(''))).toEqual(new Set('#'));
      expect(rows.join('')).toContain('   ');
    }
  });

  test.each([
    [{ x: 2 ** 53, y: 0, width: 1, height: 1 }, 'lies outside the world'],
    [{ x: 0.5, y: 0, width: 1, height: 1 }, 'lies outside the world'],
    [{ x: 0, y: Number.NaN, width: 1, height: 1 }, 'lies outside the world'],
    [{ x: 0, y: 0, width: 0, height: 1 }, 'at least 1 x 1'],
    [{ x: 0, y: 0, width: 1, height: -3 }, 'at least 1 x 1'],
    [{ x: 0, y: 0, width: 1.5, height: 1 }, 'at least 1 x 1'],
    [{ x: 0, y: 0, width: MAX_VIEW_CELLS, height: 2 }, 'more than'],
    [{ x: 0, y: 0, width: 1e300, height: 1 }, 'at least 1 x 1'],
    [{ x: 0, y: 0, width: 2, height: 2, left: -1 }, "can't begin"],
    [{ x: 0, y: 0, width: 2, height: 2, top: 1e9 }, "can't begin"],
  ])('%j is refused', (request, reason) => {
    expect(openCave(worldOf('refused')).view(request)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});

describe('walking', () => {
  /** Walks, and says how often a step led into a region that was not there yet. */
  function walk(cave: Cave, steps: number, heading: (i: number) => readonly [number, number]): number {
    let { x, y } = cave.start();
    let waits = 0;
    while (!cave.prepare(x, y));
    for (let i = 0; i < steps; i++) {
      const [dx, dy] = heading(i);
      x += dx;
      y += dy;
      const made = cave.made();
      cave.cellAt(x, y);
      if (cave.made() > made) waits++;
      cave.prepare(x, y);
    }
    return waits;
  }

  test('at top speed in any direction nobody waits for a region', () => {
    for (let i = 0; i < 9; i++) {
      const heading = [(i % 3) - 1, Math.floor(i / 3) - 1] as const;
      expect(walk(openCave(worldOf('speed'), { cacheSize: 8 }), 3000, () => heading)).toBe(0);
    }
  });

  test('a million steps keep no more regions than the cache has room for', () => {
    const cave = openCave(worldOf('far'), { cacheSize: 8 });
    const rng = Rng.fromSeed('walk');
    let direction: readonly [number, number] = [0, 0];
    let most = 0;
    const waits = walk(cave, 1_000_000, (i) => {
      most = Math.max(most, cave.kept());
      if (i % 10 === 0) direction = [rng.below(3) - 1, rng.below(3) - 1];
      return direction;
    });
    expect(most).toBe(8);
    expect(cave.made()).toBeGreaterThan(1000);
    // Whoever turns round a corner of four regions at once can be a step ahead, but hardly ever is.
    expect(waits).toBeLessThan(20);
  });

  test('everything around is there before one needs it', () => {
    const cave = openCave(worldOf('ahead'), { cacheSize: 8 });
    let calls = 0;
    while (!cave.prepare(25, 25)) calls++;
    expect(calls).toBe(5);
    expect(cave.kept()).toBe(6);
    expect(cave.prepare(25, 25)).toBe(true);
  });

  test('a cache smaller than the neighbourhood prepares what it has room for', () => {
    const cave = openCave(worldOf('small'), { cacheSize: 2 });
    while (!cave.prepare(3, 25));
    expect(cave.kept()).toBe(2);
    const one = openCave(worldOf('small'), { cacheSize: 0 });
    expect(one.prepare(3, 25)).toBe(true);
    expect(one.kept()).toBe(1);
  });

  test('at the edge it prepares only what exists', () => {
    const cave = openCave(worldOf('edge'), { cacheSize: 9 });
    // The last cells lie in those halves of their region that are nearer to the edge: west and south are left.
    while (!cave.prepare(EDGE, -EDGE));
    expect(cave.kept()).toBe(3);
  });
});

describe('a cell', () => {
  test('beyond the edge is rock, and has no region', () => {
    const cave = openCave(worldOf('beyond'));
    for (const x of [2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY, 0.5]) {
      expect(cave.cellAt(x, 0)).toBe(CAVE_CELL.rock);
      expect(() => cave.regionAt(0, x)).toThrow('outside the world');
    }
  });

  test('is what its region says, below zero too', () => {
    const cave = openCave(worldOf('below', { regionSize: 9 }), { cacheSize: 3 });
    fc.assert(
      fc.property(anyCorner, anyCorner, (x, y) => {
        const { rx, ry, size, cells } = cave.regionAt(x, y);
        expect(cave.cellAt(x, y)).toBe(cells[(y - ry * size) * size + (x - rx * size)]);
        expect(cave.spawnable(x, y)).toBe(cave.cellAt(x, y) === CAVE_CELL.floor);
      }),
    );
  });
});

describe('the start', () => {
  test('is (0, 0) or the first spawnable cell of the spiral around it, and no monster stands there', () => {
    let elsewhere = 0;
    for (let i = 0; i < 60; i++) {
      const settings = i % 2 === 0 ? {} : { rockProbability: 0.65, regionSize: 8 };
      const cave = openCave(worldOf(`start ${i}`, settings));
      const start = cave.start();
      const monsterAt = (x: number, y: number) => {
        const { monsters, rx, ry, size } = cave.regionAt(x, y);
        return monsters.some(({ cell }) => cell === (y - ry * size) * size + (x - rx * size));
      };
      let index = 0;
      for (;;) {
        const { x, y } = ulamSpiral(index++);
        if (cave.spawnable(x, y) && !monsterAt(x, y)) {
          expect(start).toEqual({ x, y });
          break;
        }
      }
      if (index > 1) elsewhere++;
    }
    expect(elsewhere).toBeGreaterThan(5);
    expect(elsewhere).toBeLessThan(55);
  });

  test('is floor even where chests cover everything', () => {
    const cave = openCave(worldOf('full', { chestProbability: 1, regionSize: 8 }));
    const { x, y } = cave.start();
    expect(cave.cellAt(x, y)).toBe(CAVE_CELL.chest);
  });
});
