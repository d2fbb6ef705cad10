import { describe, expect, test } from 'vitest';
import { makeRegion } from '../../src/cave/region.js';
import { CAVE_PRESETS } from '../../src/cave/settings.js';
import type { CaveWorld } from '../../src/cave/world.js';
import { type Bytes, blockOf, componentsOf, worldOf } from '../support/cave.js';

/** Worlds of every sort: open, broken up, nothing but rock, nothing but floor, small and large regions. */
const SORTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  classic: {},
  quick: { iterations: 2 },
  deep: { rockProbability: 0.58 },
  broken: { rockProbability: 0.61 },
  pockets: { rockThreshold: 4 },
  raw: { iterations: 0, smoothing: 0 },
  rock: { rockProbability: 1 },
  floor: { rockProbability: 0 },
  'rock by rule': { rockThreshold: 0 },
  'long smoothing': { rockProbability: 0.62, iterations: 1, smoothing: 8 },
  tiny: { regionSize: 8, rockProbability: 0.6 },
  odd: { regionSize: 33, rockProbability: 0.6 },
  large: { regionSize: 128, rockProbability: 0.6 },
  cave: CAVE_PRESETS.cave,
  warrens: CAVE_PRESETS.warrens,
  'small landmarks': { ...CAVE_PRESETS.cave, regionSize: 9 },
};

describe.each(Object.entries(SORTS))('%s', (_, settings) => {
  test('blocks of 7 x 7 regions hang together', () => {
    const blocks = (settings.regionSize ?? 50) > 100 ? 1 : 2;
    for (let i = 0; i < blocks; i++) {
      const world = worldOf(`block ${i}`, settings);
      const block = blockOf(world, i * 1000 - 3, 4 - i * 2_000_000, 7);
      const components = componentsOf(block);
      // Only what goes on beyond the block may be apart in it, and nothing of that reaches further in than one region.
      expect(components.filter(({ touchesBorder }) => !touchesBorder).length).toBe(
        components.length === 1 && !components[0].touchesBorder ? 1 : 0,
      );
      expect(components.filter(({ cells }) => cells.some((cell) => isDeep(block, cell, world))).length).toBe(
        1,
      );
    }
  });

  test('every region leads to its four neighbours within the two', () => {
    const world = worldOf('neighbours', settings);
    const size = world.settings.regionSize;
    for (let i = 0; i < 6; i++) {
      const [columns, rows] = i % 2 === 0 ? [2, 1] : [1, 2];
      const pair = blockOf(world, i * 7, -i, columns, rows);
      const second = (cell: number) =>
        columns === 2 ? cell % pair.width >= size : cell >= pair.width * size;
      const joined = componentsOf(pair).filter(({ cells }) => cells.some(second) && !cells.every(second));
      expect(joined.length).toBeGreaterThan(0);
    }
  });

  test('a region is the same whatever was made before, in however far a place', () => {
    for (const [rx, ry] of [
      [0, 0],
      [-1, -1],
      [123_456_789, -987_654_321],
      [2 ** 40, -(2 ** 44)],
    ]) {
      const first = makeRegion(worldOf('again', settings), rx, ry);
      const world = worldOf('again', settings);
      makeRegion(world, rx + 1, ry);
      makeRegion(world, rx, ry - 1);
      expect(makeRegion(world, rx, ry)).toEqual(first);
    }
  });
});

function isDeep({ width, height }: Bytes, cell: number, world: CaveWorld): boolean {
  const size = world.settings.regionSize;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return x >= size && y >= size && x < width - size && y < height - size;
}
