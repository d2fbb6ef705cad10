import { CAVE_SETTINGS } from '@warren/engine/cave';
import { describe, expect, test } from 'vitest';
import { cave } from '../../src/cave/game.js';
import { caveOf } from '../../src/cave/memory.js';
import { millionths, readCaveSetting } from '../../src/cave/settings.js';
import { begin } from '../support/cave.js';
import { must } from '../support/must.js';

describe('CV-35: settings', () => {
  test('are filled in with the usual ones, in one order', () => {
    const usual = must(cave.readSettings({}));
    expect(usual).toEqual({
      mode: 'expedition',
      rules: 'deep',
      preset: 'cave',
      moves: 2000,
      regionSize: 50,
      rockProbability: '0.48',
      rockThreshold: 5,
      iterations: 2,
      smoothing: 1,
      chestProbability: '0.0017',
      inertia: 1,
      variation: '0.05',
      passages: 6,
      pillars: 1,
      monstersLeast: 4,
      monstersMost: 6,
      landmarks: 1,
      chestMaxItems: 2,
      goldLeast: 5,
      goldMost: 25,
      stunProbability: '0.05',
      armourProtection: '0.3',
      damageMultiplier: '1.2',
      playerHealth: 50,
      monsterHealth: 30,
      monsterDamage: 3,
      monsterSight: 3,
      healMoves: 10,
    });
    const given = must(cave.readSettings({ healMoves: 7, mode: 'endless' }));
    expect(Object.keys(given)).toEqual(Object.keys(usual));
    expect(given).toMatchObject({ healMoves: 7, mode: 'endless' });
  });

  test('shares are numbers or text and kept in one way of writing', () => {
    for (const [given, kept] of [
      [0.5, '0.5'],
      ['0.50', '0.5'],
      ['00.5', '0.5'],
      [1, '1'],
      ['1.000', '1'],
      [0.000001, '0.000001'],
      [0, '0'],
    ] as const)
      expect(readCaveSetting('rockProbability', given)).toEqual({ ok: true, value: kept });
    expect(millionths('1.2')).toBe(1_200_000);
    expect(millionths('0.05')).toBe(50_000);
    expect(millionths('3')).toBe(3_000_000);
  });

  test.each([
    ['regionSize', 7, 'regionSize must be a whole number from 8 to 256, not 7'],
    ['rockProbability', 1.1, 'rockProbability must be a number from 0 to 1'],
    ['rockProbability', 1e-7, 'at most 6 decimals'],
    ['rockProbability', -0.1, 'rockProbability must be'],
    ['rockProbability', Number.NaN, 'rockProbability must be'],
    ['stunProbability', 1, 'stunProbability must be a number from 0 to 0.9'],
    ['damageMultiplier', '1,2', 'damageMultiplier must be'],
    ['chestMaxItems', 0, 'chestMaxItems must be a whole number from 1'],
    ['moves', '2000', 'moves must be a whole number'],
    ['rules', 'Classic', 'rules must be deep or classic, not "Classic"'],
    ['mode', null, 'mode must be'],
    ['monsterSight', 9, 'monsterSight must be'],
    ['regionsize', 50, 'Cave has no setting "regionsize"'],
    ['__proto__', 1, 'Cave has no setting'],
  ])('%s %s is refused by its name', (name, value, reason) => {
    expect(readCaveSetting(name, value)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
    const all = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);
    expect(cave.readSettings(all).ok).toBe(false);
  });

  test('gold has its least and its most the right way round', () => {
    expect(cave.readSettings({ goldLeast: 30 })).toMatchObject({ ok: false });
    expect(cave.readSettings({ goldLeast: 30, goldMost: 30 })).toMatchObject({ ok: true });
  });

  test('of the world reach it, every one', () => {
    const settings = {
      regionSize: 31,
      rockProbability: 0.45,
      rockThreshold: 4,
      iterations: 3,
      smoothing: 1,
      chestProbability: 0.02,
      inertia: 1,
      variation: 0.04,
      passages: 2,
      pillars: 1,
      monstersLeast: 2,
      monstersMost: 3,
      landmarks: 1,
    };
    expect(caveOf(begin(settings)).world.settings).toEqual(settings);
    expect(Object.keys(settings).sort()).toEqual(CAVE_SETTINGS.map(({ name }) => name).sort());
  });

  test('numbers of the world are those of the preset; classic rules have the original one', () => {
    expect(must(cave.readSettings({ preset: 'warrens' })).passages).toBe(16);
    const original = {
      preset: 'original',
      rockProbability: '0.5',
      iterations: 2,
      smoothing: 0,
      monstersMost: 1,
    };
    expect(must(cave.readSettings({ rules: 'classic' }))).toMatchObject(original);
    expect(must(cave.readSettings({ preset: 'cave', rules: 'classic' })).preset).toBe('cave');
    expect(cave.readSettings({ preset: 'quick' })).toMatchObject({ ok: false });
  });

  test('a world from before there were presets keeps the numbers it was made with', () => {
    const made = {
      ...{ mode: 'endless', rules: 'deep', regionSize: 50, rockProbability: '0.5', rockThreshold: 5 },
      ...{ iterations: 4, smoothing: 2, chestProbability: '0.005' },
    };
    const plain = { inertia: 0, variation: '0', passages: 0, pillars: 0, landmarks: 0, monstersMost: 1 };
    expect(must(cave.readSettings(made))).toMatchObject({ ...made, ...plain });
  });
});
