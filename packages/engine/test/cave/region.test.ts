import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionOf } from '../../src/cave/coordinates.js';
import { groundOf } from '../../src/cave/ground.js';
import { makeRegion } from '../../src/cave/region.js';
import { tunnelsOf } from '../../src/cave/tunnels.js';
import { CAVE_CELL, type CaveWorld, isRegion } from '../../src/cave/world.js';
import { type Bytes, blockOf, componentsOf, rockOf, textOf, worldOf } from '../support/cave.js';

const EDGE = Number.MAX_SAFE_INTEGER;

describe('nature', () => {
  /** The floor after growth and smoothing, without what is at most 8 cells wide and high. */
  function natureOf(world: CaveWorld, rx: number, ry: number, regions: number): Bytes {
    const { regionSize, iterations, smoothing } = world.settings;
    const around = 60;
    const side = regions * regionSize + 2 * around;
    const rock = rockOf(
      world,
      { rx, ry, left: -around, top: -around, width: side, height: side },
      iterations + smoothing,
    );
    const floor = { ...rock, cells: rock.cells.map((cell) => 1 - cell) };
    for (const { cells, extent } of componentsOf(floor)) {
      if (extent < 8) for (const cell of cells) floor.cells[cell] = 0;
    }
    const width = regions * regionSize;
    const cells = Uint8Array.from({ length: width * width }, (_, i) => {
      return floor.cells[(Math.floor(i / width) + around) * side + (i % width) + around];
    });
    return { width, height: width, cells };
  }

  test('where nothing is dug, the cave is nature without its pockets, exactly', () => {
    for (const settings of [{}, { iterations: 2 }, { rockProbability: 0.54 }]) {
      const world = worldOf('nature', settings);
      for (const [rx, ry] of [
        [0, 0],
        [-4, 1_000_000],
      ]) {
        const places = Array.from({ length: 16 }, (_, i) => [rx + (i % 4), ry + Math.floor(i / 4)] as const);
        if (places.some(([x, y]) => dugIn(world, x, y).length > 0)) continue;
        const cave = blockOf(world, rx, ry, 4);
        expect(textOf(cave.cells.map((cell) => (cell > 0 ? 1 : 0)))).toBe(
          textOf(natureOf(world, rx, ry, 4).cells),
        );
      }
    }
  });

  test('tunnels and smoothing take nothing away', () => {
    for (const settings of [
      { rockProbability: 0.61 },
      { rockProbability: 0.6, smoothing: 6, regionSize: 20 },
    ]) {
      const world = worldOf('taken', settings);
      const cave = blockOf(world, 7, -7, 4);
      const nature = natureOf(world, 7, -7, 4);
      expect(nature.cells.every((floor, cell) => floor === 0 || cave.cells[cell] > 0)).toBe(true);
    }
  });

  test('with smoothing, a tunnel is dug into the rock as it was before the smoothing', () => {
    // What is added beside the tunnels would be floor by the rule if the tunnels had always been there.
    const world = worldOf('soft', { rockProbability: 1, iterations: 0, smoothing: 2 });
    const plain = worldOf('soft', { rockProbability: 1, iterations: 0, smoothing: 0 });
    const [soft, hard] = [makeRegion(world, 0, 0), makeRegion(plain, 0, 0)];
    expect(hard.cells.every((cell, i) => cell === 0 || soft.cells[i] > 0)).toBe(true);
    const count = (cells: Uint8Array) => cells.filter((cell) => cell > 0).length;
    expect(count(soft.cells)).toBeGreaterThan(count(hard.cells));
    expect(count(soft.cells)).toBeLessThan(2 * count(hard.cells));
  });
});

function dugIn(world: CaveWorld, rx: number, ry: number): readonly unknown[] {
  return tunnelsOf(world, rx, ry, groundOf(world, rx, ry));
}

describe('tunnels', () => {
  test('are rare: in the classic cave none, in the deep one a handful of cells where there is one', () => {
    const count = 100;
    const dug = (settings: Readonly<Record<string, number>>) => {
      const world = worldOf('rare', settings);
      return Array.from({ length: count }, (_, i) => dugIn(world, i % 10, Math.floor(i / 10)).length);
    };
    expect(dug({}).filter((cells) => cells > 0).length).toBeLessThanOrEqual(1);
    expect(dug({ iterations: 2 }).filter((cells) => cells > 0).length).toBeLessThanOrEqual(1);
    const deep = dug({ rockProbability: 0.58 }).filter((cells) => cells > 0);
    expect(deep.length).toBeGreaterThan(10);
    expect(deep.length).toBeLessThan(50);
    expect(deep.reduce((sum, cells) => sum + cells, 0) / deep.length).toBeLessThan(20);
  });

  test('a tunnel over a border is the same seen from both sides', () => {
    for (const settings of [{ rockProbability: 1 }, { rockThreshold: 4, regionSize: 16 }]) {
      const world = worldOf('both', settings);
      const size = world.settings.regionSize;
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ]) {
        const seen = (rx: number, ry: number, left: number, top: number) =>
          tunnelsOf(world, rx, ry, groundOf(world, rx, ry)).map(({ x, y }) => `${x + left},${y + top}`);
        const far = new Set(seen(5 + dx, -5 + dy, dx * size, dy * size));
        const crossing = seen(5, -5, 0, 0).filter((spot) => {
          const [x, y] = spot.split(',').map(Number);
          return dx === 1 ? x >= size : y >= size;
        });
        expect(crossing.length).toBeGreaterThan(0);
        expect(crossing.every((spot) => far.has(spot))).toBe(true);
      }
    }
  });
});

describe('what lies in it', () => {
  test('the share of floor follows the settings, the share of chests is that of the settings', () => {
    // The share of floor of an endless plain, found by the plain rule on 4 million cells.
    for (const [settings, floor] of [
      [{}, 0.951],
      [{ iterations: 2 }, 0.886],
      [{ rockProbability: 0.55 }, 0.818],
      [{ rockProbability: 0.3, iterations: 0, smoothing: 0 }, 0.688],
    ] as const) {
      const world = worldOf('shares', settings);
      let [open, chests] = [0, 0];
      const regions = 400;
      for (let i = 0; i < regions; i++) {
        const region = makeRegion(world, i % 20, Math.floor(i / 20));
        open += region.cells.filter((cell) => cell > 0).length;
        chests += region.chests.length;
      }
      expect(Math.abs(open / (regions * 2500) - floor)).toBeLessThan(0.012);
      // Four standard deviations.
      expect(Math.abs(chests / open - 0.005)).toBeLessThan(4 * Math.sqrt(0.005 / open));
    }
  });

  test('chests lie on floor, in ascending order, and another share is another number of them', () => {
    const region = makeRegion(worldOf('chests', { chestProbability: 0.3 }), 2, 2);
    expect(region.chests.length).toBeGreaterThan(500);
    expect([...region.chests].sort((a, b) => a - b)).toEqual(region.chests);
    expect(region.chests.every((cell) => region.cells[cell] === CAVE_CELL.chest)).toBe(true);
    expect(region.cells.filter((cell) => cell === CAVE_CELL.chest).length).toBe(region.chests.length);
    expect(makeRegion(worldOf('chests', { chestProbability: 0 }), 2, 2).chests).toEqual([]);
  });

  test('where chests lie does not change the rock', () => {
    const floorWith = (chestProbability: number) => {
      const { cells } = makeRegion(worldOf('apart', { chestProbability }), 0, 0);
      return textOf(cells.map((cell) => (cell > 0 ? 1 : 0)));
    };
    expect(floorWith(1)).toBe(floorWith(0));
  });

  test('the one monster of the plain cave stands on any floor cell, not in a lattice', () => {
    const places = Array.from({ length: 60 }, (_, i) => {
      const { cells, monsters } = makeRegion(worldOf('place'), i, -i);
      expect(monsters.length).toBe(1);
      expect(cells[monsters[0].cell]).toBe(CAVE_CELL.floor);
      return monsters[0].cell;
    });
    expect(new Set(places).size).toBeGreaterThan(50);
  });

  test('where chests cover everything there is no monster', () => {
    expect(makeRegion(worldOf('full', { chestProbability: 1 }), 0, 0).monsters).toEqual([]);
  });
});

describe('the edge of the world', () => {
  const corners = [
    [EDGE, EDGE],
    [EDGE, -EDGE],
    [-EDGE, EDGE],
    [-EDGE, -EDGE],
  ] as const;

  test.each(corners)('the last regions at %d, %d hang together and end there', (x, y) => {
    for (const settings of [{}, { rockProbability: 0.6 }, { rockProbability: 1 }, { regionSize: 51 }]) {
      const world = worldOf('edge', settings);
      const size = world.settings.regionSize;
      const [column, row] = [regionOf(x, size), regionOf(y, size)];
      const [rx, ry] = [column.region, row.region];
      expect(isRegion(world, rx, ry)).toBe(true);
      expect(isRegion(world, rx + Math.sign(x), ry)).toBe(false);
      expect(isRegion(world, rx, ry + Math.sign(y))).toBe(false);
      const block = blockOf(world, x > 0 ? rx - 3 : rx, y > 0 ? ry - 3 : ry, 4);
      // The last cell is in the world, the ones after it are rock.
      const end = { x: (x > 0 ? 3 * size : 0) + column.cell, y: (y > 0 ? 3 * size : 0) + row.cell };
      const beyond = block.cells.filter((_, cell) => {
        const [cx, cy] = [cell % block.width, Math.floor(cell / block.width)];
        return (cx - end.x) * Math.sign(x) > 0 || (cy - end.y) * Math.sign(y) > 0;
      });
      expect(beyond.every((cell) => cell === CAVE_CELL.rock)).toBe(true);
      const alone = componentsOf(block).filter(({ cells }) => {
        // Away from the two sides on which the world goes on.
        return cells.some((cell) => {
          const [cx, cy] = [cell % block.width, Math.floor(cell / block.width)];
          return (x > 0 ? cx >= size : cx < 3 * size) && (y > 0 ? cy >= size : cy < 3 * size);
        });
      });
      expect(alone.length).toBe(1);
    }
  });

  test('beyond it there is no region', () => {
    const world = worldOf('beyond');
    for (const rx of [2 ** 53, -(2 ** 53), 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => makeRegion(world, rx, 0)).toThrow('there is no region');
    }
  });
});

test('any seed, settings and place give a region with floor, whose monsters stand on it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.record({
        regionSize: fc.integer({ min: 8, max: 70 }),
        rockProbability: fc.double({ min: 0, max: 1, noNaN: true }),
        rockThreshold: fc.integer({ min: 0, max: 9 }),
        iterations: fc.integer({ min: 0, max: 16 }),
        smoothing: fc.integer({ min: 0, max: 8 }),
        chestProbability: fc.double({ min: 0, max: 0.5, noNaN: true }),
        inertia: fc.integer({ min: 0, max: 1 }),
        variation: fc.double({ min: 0, max: 1, noNaN: true }),
        passages: fc.integer({ min: 0, max: 20 }),
        pillars: fc.integer({ min: 0, max: 1 }),
        monstersMost: fc.integer({ min: 1, max: 12 }),
        landmarks: fc.integer({ min: 0, max: 1 }),
      }),
      fc.integer({ min: -(2 ** 46), max: 2 ** 46 }),
      fc.integer({ min: -(2 ** 46), max: 2 ** 46 }),
      (seed, settings, rx, ry) => {
        const region = makeRegion(worldOf(seed, settings), rx, ry);
        expect(region.cells.some((cell) => cell > 0)).toBe(true);
        for (const { cell } of region.monsters) expect(region.cells[cell]).toBe(CAVE_CELL.floor);
      },
    ),
    { numRuns: 40 },
  );
});
