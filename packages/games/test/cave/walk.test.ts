import { CAVE_CELL, CAVE_EDGE, regionOf } from '@warren/engine/cave';
import { describe, expect, test } from 'vitest';
import { sayMessage } from '../../src/cave/announce.js';
import { isRock } from '../../src/cave/eyes.js';
import { caveOf } from '../../src/cave/memory.js';
import { freshMessages } from '../../src/cave/messages.js';
import { regionAt, regionCell } from '../../src/cave/regions.js';
import { countSeen, isSeen } from '../../src/cave/seen.js';
import type { CaveState } from '../../src/cave/state.js';
import { act, begin, botRun, events, findCell, put, quietPair, wildRun } from '../support/cave.js';

describe('CV-3: the start', () => {
  test('is (0, 0) or the spawnable cell nearest to it, whatever the seed', () => {
    let moved = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = begin({ rockProbability: '0.56' }, `start ${seed}`);
      const { x, y } = state.player;
      expect(caveOf(state).spawnable(x, y)).toBe(true);
      if (x !== 0 || y !== 0) moved++;
      const ring = Math.max(Math.abs(x), Math.abs(y));
      for (let dy = 1 - ring; dy < ring; dy++) {
        for (let dx = 1 - ring; dx < ring; dx++) expect(caveOf(state).spawnable(dx, dy)).toBe(false);
      }
    }
    expect(moved).toBeGreaterThan(5);
  });
});

describe('CV-5: moves', () => {
  test('lead one cell north, east, south and west', () => {
    const state = begin({ rules: 'classic' });
    const { x, y } = quietPair(state);
    put(state, { x, y });
    act(state, 'east');
    expect(state.player).toMatchObject({ x: x + 1, y, facing: 'east' });
    act(state, 'west');
    expect(state.player).toMatchObject({ x, y, facing: 'west' });
    expect(state.moves).toBe(2);
    expect(events(state)).toEqual(['step']);
  });

  test('rock is not walked into and costs nothing', () => {
    const state = begin({ rules: 'classic' });
    put(
      state,
      findCell(state, (x, y) => !isRock(state, x, y) && isRock(state, x, y - 1)),
    );
    const { x, y } = state.player;
    act(state, 'north');
    expect(state.player).toMatchObject({ x, y, facing: 'north' });
    expect([state.moves, events(state)]).toEqual([0, ['bump']]);
  });

  test('a tick without an action changes nothing, and resting is a move', () => {
    const state = begin({ rules: 'classic' });
    act(state, 'rest');
    expect(state.moves).toBe(1);
    const before = JSON.stringify({ ...state, events: [], fresh: 0 });
    for (let i = 0; i < 5; i++) act(state);
    expect(JSON.stringify({ ...state, events: [], fresh: 0 })).toBe(before);
  });

  test.each(['classic', 'deep'])('%s: nobody ever stands in rock, and no monster either', (rules) => {
    const state = begin({ rules, rockProbability: '0.55', mode: 'endless' }, 'overlap');
    const names = ['north', 'east', 'south', 'west', 'fight-out', 'rest'];
    for (let i = 0; i < 1500; i++) {
      act(state, names[(i * i + (i >> 4)) % names.length]);
      expect(isRock(state, state.player.x, state.player.y)).toBe(false);
    }
    expect(state.moves).toBeGreaterThan(200);
    for (const [name, { stirred }] of Object.entries(state.regions)) {
      const [rx, ry] = name.split(',').map(Number);
      const region = caveOf(state).regionAt(rx * 50, ry * 50);
      for (const { cell } of stirred) expect(region.cells[cell]).not.toBe(CAVE_CELL.rock);
    }
  });
});

describe('CV-4: the edge of the world', () => {
  /** The player on the outermost floor of a corner of the world, as far out as it goes. */
  function atCorner(sx: number, sy: number): CaveState {
    const state = begin({ rules: 'deep', rockProbability: 0 }, 'edge');
    put(state, { x: sx * CAVE_EDGE, y: sy * CAVE_EDGE });
    return state;
  }

  test.each([
    [1, 1, 'east', 'south', 'west'],
    [-1, -1, 'west', 'north', 'east'],
    [1, -1, 'east', 'north', 'west'],
  ])('at %i, %i it says so and stays up', (sx, sy, first, second, back) => {
    const state = atCorner(sx, sy);
    for (const way of [first, second]) {
      act(state, way);
      expect(freshMessages(state).map(sayMessage)[0]).toContain('world ends here');
    }
    expect(state.player).toMatchObject({ x: sx * CAVE_EDGE, y: sy * CAVE_EDGE });
    expect(state.moves).toBe(0);
    act(state, back);
    expect(state.player.x).toBe(sx * (CAVE_EDGE - 1));
    expect(state.moves).toBe(1);
  });

  test('far out everything goes on as in the middle', () => {
    const state = begin({ mode: 'endless' }, 'far');
    const far = caveOf(state);
    let x = 1_000_000_000_000;
    while (!far.spawnable(x, -x)) x++;
    put(state, { x, y: -x });
    for (let i = 0; i < 300; i++) act(state, ['east', 'south', 'east', 'north', 'fight-out'][i % 5]);
    expect(state.moves).toBeGreaterThan(10);
    expect(state.player.x).toBeGreaterThan(x);
  });
});

describe('CV-6: health', () => {
  test('comes back, 1 every 10 moves, up to the whole', () => {
    const state = begin({ rules: 'classic' });
    put(state, quietPair(state));
    state.player.health = 4780;
    for (let i = 0; i < 9; i++) act(state, i % 2 === 0 ? 'east' : 'west');
    expect(state.player.health).toBe(4780);
    act(state, 'west');
    expect(state.player.health).toBe(4880);
    for (let i = 0; i < 20; i++) act(state, i % 2 === 0 ? 'east' : 'west');
    expect(state.player.health).toBe(5000);
  });
});

describe('CV-7, CV-8: the map', () => {
  test('what was seen stays, is floor only, and is counted right', () => {
    const run = botRun({ moves: 400, rockProbability: 0.52 }, 'map');
    const state = run.state as CaveState;
    let count = 0;
    for (const [name, region] of Object.entries(state.regions)) {
      count += countSeen(region);
      const [rx, ry] = name.split(',').map(Number);
      const { cells } = caveOf(state).regionAt(rx * 50, ry * 50);
      for (let cell = 0; cell < cells.length; cell++)
        if (isSeen(region, cell)) expect(cells[cell]).not.toBe(CAVE_CELL.rock);
    }
    expect(count).toBe(state.explored);
    expect(count).toBeGreaterThan(1000);
  });

  test('is compact: about six cells a character', () => {
    const state = wildRun({ mode: 'endless' }, 'compact', 50).state as CaveState;
    const region = regionAt(state, regionCell(state, state.player.x, state.player.y).name);
    expect(region?.seen.length).toBe(Math.ceil(2500 / 6));
  });

  test('regions are counted down below zero as well', () => {
    expect(regionOf(-1, 50)).toEqual({ region: -1, cell: 49 });
    expect(regionCell(begin(), -1, -51)).toEqual({ rx: -1, ry: -2, name: '-1,-2', cell: 49 * 50 + 49 });
  });
});
