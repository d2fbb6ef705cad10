import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { hasChest } from '../../src/cave/eyes.js';
import { type CaveItemId, caveItem, ITEM_IDS } from '../../src/cave/items.js';
import { caveOf } from '../../src/cave/memory.js';
import { chestRewards, drawReward, monsterReward } from '../../src/cave/rewards.js';
import type { CaveState, Cell } from '../../src/cave/state.js';
import { act, begin, events, put } from '../support/cave.js';

const CLASSIC = {
  gold: 40,
  'wooden-sword': 30,
  'iron-sword': 15,
  'steel-sword': 6,
  'infused-sword': 2,
  'leather-armour': 25,
  chainmail: 12,
  'iron-armour': 6,
  'infused-armour': 2,
};
const DEEP = { ...CLASSIC, spear: 12, pike: 4, club: 12, warhammer: 4, draught: 14 };
/** By the deep rules tenths of the weights count: in the middle of the world, and eight regions from it. */
const TENTHS = [
  [10, 10, 4, 1],
  [2, 10, 28, 33],
];
const scaled = (weights: Readonly<Record<string, number>>, far: number) =>
  Object.fromEntries(
    Object.entries(weights).map(([item, weight]) => [
      item,
      weight * TENTHS[far === 0 ? 0 : 1][caveItem(item as CaveItemId).tier],
    ]),
  );

describe('CV-23, CV-30: the table of things', () => {
  test.each([
    ['classic', 0, CLASSIC],
    ['classic', 8, CLASSIC],
    ['deep', 0, scaled(DEEP, 0)],
    ['deep', 8, scaled(DEEP, 8)],
  ] as const)('%s, %i regions from the middle: is drawn by its weights', (rules, far, weights) => {
    const { settings } = begin({ rules });
    const rng = Rng.fromSeed('table');
    const draws = 60_000;
    const counts: Record<string, number> = {};
    for (let i = 0; i < draws; i++) {
      const { item } = drawReward(settings, rng, far);
      counts[item] = (counts[item] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(Object.keys(weights).sort());
    const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
    for (const [item, weight] of Object.entries(weights)) {
      const share = weight / sum;
      const off = 4.5 * Math.sqrt(share * (1 - share) * draws);
      expect(Math.abs(counts[item] - share * draws)).toBeLessThan(off);
    }
  });

  test('gold is 5 to 25 pieces, equally likely', () => {
    const { settings } = begin();
    const rng = Rng.fromSeed('gold');
    const counts = new Array<number>(31).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const { item, count } = drawReward(settings, rng);
      if (item === 'gold') counts[count]++;
      else expect(count).toBe(1);
    }
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(counts.slice(0, 5).concat(counts.slice(26))).toEqual(new Array(10).fill(0));
    for (const count of counts.slice(5, 26))
      expect(Math.abs(count - total / 21)).toBeLessThan(4.5 * Math.sqrt(total / 21));
  });
});

test('CV-42: gold is a quarter more for each region from the middle, at most eight', () => {
  const { settings } = begin();
  for (const [far, least, most] of [
    [4, 10, 50],
    [8, 15, 75],
    [40, 15, 75],
  ]) {
    const rng = Rng.fromSeed(`depth ${far}`);
    const rewards = Array.from({ length: 5000 }, () => drawReward(settings, rng, far));
    const gold = rewards.filter(({ item }) => item === 'gold').map(({ count }) => count);
    expect([Math.min(...gold), Math.max(...gold)]).toEqual([least, most]);
  }
});

test('CV-24: what things can do', () => {
  const powers = Object.fromEntries(ITEM_IDS.map((id) => [id, caveItem(id).power / 100]));
  expect(powers).toMatchObject({
    'wooden-sword': 3,
    'iron-sword': 7,
    'steel-sword': 10,
    'infused-sword': 14,
  });
  expect(powers).toMatchObject({
    'leather-armour': 5,
    chainmail: 8,
    'iron-armour': 10,
    'infused-armour': 12,
  });
  expect(powers).toMatchObject({ spear: 5, pike: 9, club: 4, warhammer: 9 });
});

/** The chests of the region in the middle, each with a floor cell on its west side. */
function chestsOf(state: CaveState): Cell[] {
  const cave = caveOf(state);
  const { chests, size } = cave.regionAt(0, 0);
  const cells = chests.map((cell) => ({ x: cell % size, y: Math.floor(cell / size) }));
  return cells.filter(({ x, y }) => cave.spawnable(x - 1, y));
}

describe('CV-22: a chest', () => {
  const open = (state: CaveState, { x, y }: Cell) => {
    put(state, { x: x - 1, y });
    act(state, 'east');
  };

  test('opens when somebody steps onto it, once and for ever', () => {
    const state = begin({ rules: 'classic' }, 'chests');
    const [chest] = chestsOf(state);
    expect(hasChest(state, chest.x, chest.y)).toBe(true);
    open(state, chest);
    expect(events(state)).toContain('chest');
    expect(hasChest(state, chest.x, chest.y)).toBe(false);
    const before = JSON.stringify(state.player.inventory);
    open(state, chest);
    expect(events(state)).not.toContain('chest');
    expect(JSON.stringify(state.player.inventory)).toBe(before);
    expect(state.chests).toBe(1);
  });

  test('holds one reward or two, equally likely, or as many as the setting says', () => {
    const { settings } = begin();
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[chestRewards(settings, 'count', { x: i, y: -i }).length]++;
    expect(counts[0]).toBe(0);
    expect(Math.abs(counts[1] - 2000)).toBeLessThan(150);
    const { settings: one } = begin({ chestMaxItems: 1 });
    for (let i = 0; i < 50; i++) expect(chestRewards(one, 'count', { x: i, y: i }).length).toBe(1);
  });

  test('CV-1: holds the same whenever it is opened, and so do monsters', () => {
    const there = begin({ rules: 'classic' }, 'order');
    const back = begin({ rules: 'classic' }, 'order');
    const chests = chestsOf(there);
    expect(chests.length).toBeGreaterThan(4);
    for (const chest of chests) open(there, chest);
    for (const chest of chests.toReversed()) open(back, chest);
    const held = ({ player }: CaveState) =>
      player.inventory.map(({ item, count }) => `${item} ${count}`).sort();
    expect(held(back)).toEqual(held(there));
    expect(monsterReward(there.settings, 'order', { rx: 3, ry: -4, index: 0 })).toEqual(
      monsterReward(back.settings, 'order', { rx: 3, ry: -4, index: 0 }),
    );
  });
});
