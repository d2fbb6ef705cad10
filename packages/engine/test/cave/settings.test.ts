import { describe, expect, test } from 'vitest';
import { CAVE_PRESETS, CAVE_SETTINGS, caveSettingFlaw, readCaveSettings } from '../../src/cave/settings.js';
import { readCaveWorld } from '../../src/cave/world.js';
import { MAX_SEED } from '../../src/rng/seed-hash.js';
import { must } from '../support/mazes.js';

describe('settings', () => {
  test('the defaults are those of the rules', () => {
    expect(must(readCaveSettings())).toEqual({
      regionSize: 50,
      rockProbability: 0.5,
      rockThreshold: 5,
      iterations: 4,
      smoothing: 2,
      chestProbability: 0.005,
      inertia: 0,
      variation: 0,
      passages: 0,
      pillars: 0,
      monstersLeast: 1,
      monstersMost: 1,
      landmarks: 0,
    });
  });

  test('every preset is one of good settings; the original one grows 2 steps and smooths nothing', () => {
    for (const preset of Object.values(CAVE_PRESETS)) must(readCaveSettings(preset));
    expect(must(readCaveSettings(CAVE_PRESETS.original))).toMatchObject({
      ...{ rockProbability: 0.5, iterations: 2, smoothing: 0 },
      ...{ monstersLeast: 1, monstersMost: 1, chestProbability: 0.005 },
    });
    // In the usual cave a third of the chests there were.
    const { monstersLeast, monstersMost, chestProbability } = must(readCaveSettings(CAVE_PRESETS.cave));
    expect([monstersLeast, monstersMost]).toEqual([4, 6]);
    expect(Math.round(0.005 / chestProbability)).toBe(3);
  });

  test.each(CAVE_SETTINGS)(
    '$name takes its bounds and its default, and names itself when it refuses',
    (spec) => {
      for (const value of [spec.min, spec.max, spec.default]) {
        expect(must(readCaveSettings({ [spec.name]: value }))[spec.name]).toBe(value);
      }
      const wrong = [
        spec.min - 1,
        spec.max + 1,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        '5',
        null,
        undefined,
        [5],
      ];
      if (spec.whole) wrong.push(spec.min + 0.5);
      for (const value of wrong) {
        expect(caveSettingFlaw(spec.name, value)).toMatch(
          new RegExp(`^${spec.name} must be a .*number from`),
        );
        expect(readCaveSettings({ [spec.name]: value }).ok).toBe(false);
      }
    },
  );

  test('an unknown name is refused with the nearest one', () => {
    expect(caveSettingFlaw('regionsize', 50)).toBe(
      'a cave has no setting "regionsize"; did you mean "regionSize"?',
    );
    expect(readCaveSettings({ __proto__x: 1 }).ok).toBe(false);
  });
});

describe('seeds', () => {
  test('any text is a seed, and another text is another world', () => {
    const seeds = [
      '',
      ' ',
      'a',
      'A',
      'ä',
      '\ud83d',
      '\udc00',
      '😀',
      '\u0000',
      '𝄞'.repeat(2048),
      'a'.repeat(MAX_SEED),
    ];
    const keys = seeds.map((seed) => JSON.stringify(must(readCaveWorld({ seed })).rock));
    expect(new Set(keys).size).toBe(seeds.length);
  });

  test('rock and chests are drawn apart', () => {
    const { rock, chests } = must(readCaveWorld({ seed: 'apart' }));
    expect(rock).not.toEqual(chests);
  });

  test('a longer one is refused', () => {
    expect(readCaveWorld({ seed: 'a'.repeat(MAX_SEED + 1) })).toEqual({
      ok: false,
      reason: `the seed is longer than ${MAX_SEED} characters`,
    });
  });

  test('wrong settings are refused with the world', () => {
    expect(readCaveWorld({ seed: '', settings: { iterations: -1 } })).toEqual({
      ok: false,
      reason: 'iterations must be a whole number from 0 to 16, not -1',
    });
  });
});
