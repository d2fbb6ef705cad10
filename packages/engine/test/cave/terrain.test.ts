import { describe, expect, test } from 'vitest';
import { type CaveMeasure, measureCave } from '../../src/cave/measure-cave.js';
import { makeRegion } from '../../src/cave/region.js';
import { CAVE_PRESETS, type CavePreset } from '../../src/cave/settings.js';
import { beginningOf } from '../../src/cave/start.js';
import { CAVE_CELL } from '../../src/cave/world.js';
import { blockOf, componentsOf, worldOf } from '../support/cave.js';

const SEEDS = Array.from({ length: 200 }, (_, i) => `terrain ${i}`);

function measures(preset: CavePreset, seeds = SEEDS): CaveMeasure[] {
  return seeds.map((seed) => measureCave(worldOf(seed, CAVE_PRESETS[preset])));
}

const mean = (all: readonly CaveMeasure[], name: keyof CaveMeasure) =>
  all.reduce((sum, one) => sum + one[name], 0) / all.length;

describe('the preset Cave, over 200 seeds', () => {
  const all = measures('cave');

  test('has 30 to 45 % rock, near the start as well', () => {
    for (const name of ['rock', 'rockNearStart'] as const) {
      expect(mean(all, name)).toBeGreaterThan(0.3);
      expect(mean(all, name)).toBeLessThan(0.45);
    }
  });

  test('shows rock in every view of 15 x 15 cells', () => {
    expect(all.map(({ emptyViews }) => emptyViews).filter((count) => count > 0)).toEqual([]);
  });

  test('has chambers, loops and dead ends in every cave', () => {
    for (const { chambers, loops, deadEnds } of all) {
      expect(chambers).toBeGreaterThan(15);
      expect(loops).toBeGreaterThan(10);
      expect(deadEnds).toBeGreaterThan(5);
    }
  });

  test('is denser in one region than in another', () => {
    const shares = SEEDS.slice(0, 40).map((seed) => {
      const { cells } = makeRegion(worldOf(seed, CAVE_PRESETS.cave), 3, 3);
      return cells.filter((cell) => cell === CAVE_CELL.rock).length / cells.length;
    });
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2);
  });

  test('has hardly any comb edges: rock and floor by turns along a line', () => {
    let [combs, cells] = [0, 0];
    for (const seed of SEEDS.slice(0, 40)) {
      const block = blockOf(worldOf(seed, CAVE_PRESETS.cave), 0, 0, 2);
      cells += block.cells.length;
      for (let at = 0; at + 4 < block.cells.length; at++) {
        const five = [0, 1, 2, 3, 4].map((i) => (block.cells[at + i] === 0 ? '#' : ' ')).join('');
        if (five === '# # #') combs++;
      }
    }
    expect(combs / cells).toBeLessThan(0.001);
  });
});

test('Warrens are tighter than Cave: more rock, fewer and smaller chambers', () => {
  const seeds = SEEDS.slice(0, 40);
  const [warrens, cave] = [measures('warrens', seeds), measures('cave', seeds)];
  expect(mean(warrens, 'rock')).toBeGreaterThan(0.5);
  expect(mean(warrens, 'rock')).toBeLessThan(0.7);
  expect(mean(warrens, 'deadEnds')).toBeGreaterThan(mean(cave, 'deadEnds'));
});

test('Original has about a quarter of rock', () => {
  const original = measures('original', SEEDS.slice(0, 40));
  expect(mean(original, 'rock')).toBeGreaterThan(0.2);
  expect(mean(original, 'rock')).toBeLessThan(0.3);
});

describe.each(Object.entries(CAVE_PRESETS))('every floor cell of the preset %s', (_, settings) => {
  test('can be reached from every other', () => {
    for (const seed of SEEDS.slice(0, 12)) {
      const size = 50;
      const block = blockOf(worldOf(seed, settings), -3, -3, 6);
      const inner = componentsOf(block).filter(({ cells }) =>
        cells.some((cell) => {
          const [x, y] = [cell % block.width, Math.floor(cell / block.width)];
          return Math.min(x, y) >= size && Math.max(x, y) < block.width - size;
        }),
      );
      expect(inner.length).toBe(1);
    }
  });
});

describe('what lives there', () => {
  test('is 4 to 6 monsters a region, on different floor cells, some in company, some by a chest', () => {
    let [company, guards] = [0, 0];
    for (let i = 0; i < 200; i++) {
      const region = makeRegion(worldOf('life', CAVE_PRESETS.cave), 5 + (i % 20), 5 + Math.floor(i / 20));
      const cells = region.monsters.map(({ cell }) => cell);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.every((cell) => region.cells[cell] === CAVE_CELL.floor)).toBe(true);
      expect(cells.length).toBeGreaterThanOrEqual(4);
      expect(cells.length).toBeLessThanOrEqual(region.landmark?.kind === 'nest' ? 8 : 6);
      company += region.monsters.filter(({ leader }, own) => leader !== own).length;
      guards += region.monsters.filter(({ post }) => post === 'guards').length;
    }
    expect(company).toBeGreaterThan(100);
    expect(guards).toBeGreaterThan(50);
  });

  test('has a chest a few steps from the start, one weak monster a bit farther, and no other near', () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const world = worldOf(seed, CAVE_PRESETS.cave);
      const { start, chest, monster } = beginningOf(world);
      if (chest === null || monster === null) throw new Error(`nothing near the start of ${seed}`);
      const steps = (at: { x: number; y: number }) => Math.abs(at.x - start.x) + Math.abs(at.y - start.y);
      expect(steps(chest)).toBeLessThanOrEqual(7);
      expect(steps(monster)).toBeLessThanOrEqual(16);
      const near = [0, 1, 2, 3].flatMap((i) => {
        const [rx, ry] = [(i % 2) - 1, (i >> 1) - 1];
        const { monsters, cells, size } = makeRegion(world, rx, ry);
        const at = (cell: number) => ({
          x: rx * size + (cell % size),
          y: ry * size + Math.floor(cell / size),
        });
        expect(cells[0]).toBeDefined();
        return monsters.filter(({ cell, post }) => {
          const { x, y } = at(cell);
          return post !== 'first' && Math.max(Math.abs(x - start.x), Math.abs(y - start.y)) <= 14;
        });
      });
      expect(near).toEqual([]);
    }
  });
});

describe('landmarks', () => {
  test('every block of 3 x 3 regions has each kind once, far from the start', () => {
    const world = worldOf('marks', CAVE_PRESETS.cave);
    for (let block = 2; block < 12; block++) {
      const kinds = Array.from({ length: 9 }, (_, i) => {
        const region = makeRegion(world, block * 3 - 1 + (i % 3), block * 3 - 1 + Math.floor(i / 3));
        return region.landmark?.kind ?? 'none';
      });
      expect(kinds.sort()).toEqual(
        ['camp', 'crystal', 'lake', 'nest', 'none', 'none', 'none', 'none', 'vault'].sort(),
      );
    }
  });

  test('a camp has a fire and no monster near, a vault has chests', () => {
    const world = worldOf('halls', CAVE_PRESETS.cave);
    const seen = new Set<string>();
    for (let i = 0; i < 81; i++) {
      const { landmark, cells, chests, monsters, size } = makeRegion(
        world,
        4 + (i % 9),
        4 + Math.floor(i / 9),
      );
      if (landmark === null) continue;
      seen.add(landmark.kind);
      const far = (cell: number) =>
        Math.max(
          Math.abs((cell % size) - (landmark.cell % size)),
          Math.abs(Math.floor(cell / size) - Math.floor(landmark.cell / size)),
        );
      if (landmark.kind === 'camp') {
        expect(cells[landmark.cell]).toBe(CAVE_CELL.camp);
        expect(monsters.filter(({ cell }) => far(cell) <= 12)).toEqual([]);
      }
      if (landmark.kind === 'vault') expect(chests.filter((cell) => far(cell) <= 1).length).toBe(3);
    }
    expect(seen.size).toBe(5);
  });
});
