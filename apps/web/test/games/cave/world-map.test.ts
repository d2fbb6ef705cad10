import { caveBot } from '@warren/games/bots';
import { beginWorld, type CaveState, type World } from '@warren/games/cave';
import { describe, expect, test } from 'vitest';
import { MAP_PIXEL, worldMap } from '../../../src/games/cave/pages/world-picture.js';
import { lastWorldName, saveLastWorld, storedWorld } from '../../../src/games/cave/storage.js';
import {
  readTypedSettings,
  SETTING_FIELDS,
  settingFlaw,
  usualText,
} from '../../../src/games/cave/worlds/world-settings.js';
import { memoryStorage, noStorage } from '../../support/play-runs.js';

function explored(moves: number, settings = {}): CaveState {
  const world = beginWorld({ id: 'abcdefgh', name: 'Map', seed: 'map', settings, now: 1 });
  if (!world.ok) throw new Error(world.reason);
  const { run }: World = world.value;
  const player = caveBot.begin();
  for (let i = 0; i < moves; i++) run.advance(player(run.state as CaveState));
  return run.state as CaveState;
}

const count = (pixels: Uint8Array, wanted: number) => pixels.filter((pixel) => pixel === wanted).length;

describe('the map of a world', () => {
  test('has a pixel for every cell that was seen, as long as it is small enough for that', () => {
    const state = explored(20);
    const { pixels } = worldMap(state, 400);
    expect(count(pixels, MAP_PIXEL.player)).toBe(1);
    expect(count(pixels, MAP_PIXEL.floor) + 1).toBe(state.explored);
  });

  test('is never larger than wished, however far somebody has been, and always shows them', () => {
    const state = explored(1500);
    for (const most of [40, 120]) {
      const { width, height, pixels } = worldMap(state, most);
      expect(Math.max(width, height)).toBeLessThanOrEqual(most);
      expect(pixels.length).toBe(width * height);
      expect(count(pixels, MAP_PIXEL.player)).toBe(1);
      expect(count(pixels, MAP_PIXEL.floor)).toBeGreaterThan(100);
    }
  });

  test('is the same wherever in the world it is, as far out as cells can be counted', () => {
    const state = explored(40);
    const size = state.settings.regionSize;
    const far = 1_000_000_000;
    const moved: CaveState = {
      ...state,
      player: { ...state.player, x: state.player.x + far * size },
      regions: Object.fromEntries(
        Object.entries(state.regions).map(([name, region]) => {
          const [rx, ry] = name.split(',').map(Number);
          return [`${rx + far},${ry}`, region];
        }),
      ),
    };
    expect(worldMap(moved, 120)).toEqual(worldMap(state, 120));
  });
});

describe('the numbers of a new world', () => {
  test('each has a name the game knows, and its usual value is right', () => {
    for (const { name } of SETTING_FIELDS) expect(settingFlaw(name, usualText(name))).toBeNull();
  });

  test('what is wrong is told by name; what is empty is as usual; a comma is a point', () => {
    expect(settingFlaw('regionSize', 'many')).toMatch(/^regionSize must be a whole number/);
    expect(settingFlaw('rockProbability', '2')).toMatch(/^rockProbability must be/);
    expect(readTypedSettings({ regionSize: ' 30 ', chestProbability: '0,25', goldMost: '' })).toEqual({
      ok: true,
      value: { regionSize: 30, chestProbability: '0.25' },
    });
    expect(readTypedSettings({ healMoves: '0' }).ok).toBe(false);
  });
});

test('the entrance knows the world played last by its name, until it is gone', () => {
  const storage = memoryStorage();
  expect(lastWorldName(storage)).toBeNull();
  saveLastWorld({ id: 'abcdefgh', name: 'Home' }, storage);
  expect(lastWorldName(storage)).toBeNull();
  storage.items.set(storedWorld('abcdefgh'), '{}');
  expect(lastWorldName(storage)).toBe('Home');
  saveLastWorld({ id: 'abcdefgh', name: 'Home' }, noStorage);
  expect(lastWorldName(noStorage)).toBeNull();
});
