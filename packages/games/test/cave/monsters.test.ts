import type { Spawn } from '@warren/engine/cave';
import { describe, expect, test } from 'vitest';
import { sayMessage } from '../../src/cave/announce.js';
import { isRock } from '../../src/cave/eyes.js';
import { MONSTER_KINDS } from '../../src/cave/kinds.js';
import { caveOf } from '../../src/cave/memory.js';
import { freshMessages } from '../../src/cave/messages.js';
import { kindOfSpawn, type Monster, monstersNear, monstersOf, seesCell } from '../../src/cave/monsters.js';
import { FARTHEST_SIGHT } from '../../src/cave/numbers.js';
import { attacker } from '../../src/cave/prowl.js';
import { regionCell, regionFor } from '../../src/cave/regions.js';
import type { CaveState, Cell } from '../../src/cave/state.js';
import { act, begin, events, homeMonster, put } from '../support/cave.js';

/** The kind of a monster on its own, in a region. */
const kindAt = (state: CaveState, rx: number, ry: number) =>
  kindOfSpawn(state, rx, ry, { cell: 0, leader: 0, post: 'roams' });

/** A world whose first monster is of this kind. */
function worldWith(id: string, settings: object = {}): CaveState {
  for (let seed = 0; seed < 400; seed++) {
    const state = begin({ mode: 'endless', ...settings }, `${id} ${seed}`);
    if (homeMonster(state).kind.id === id) return state;
  }
  throw new Error(`no world begins with a ${id}`);
}

/** A floor cell so many steps from a monster, in plain view of it, in its own region. */
function cellInView(state: CaveState, monster: Monster, steps: number): Cell {
  for (let y = monster.y - steps; y <= monster.y + steps; y++) {
    for (let x = monster.x - steps; x <= monster.x + steps; x++) {
      const away = Math.abs(x - monster.x) + Math.abs(y - monster.y);
      if (away === steps && caveOf(state).spawnable(x, y) && seesCell(state, monster, { x, y }))
        return { x, y };
    }
  }
  throw new Error('no cell in view');
}

describe('CV-26, CV-27: kinds', () => {
  test('classic has one, with the numbers of the settings', () => {
    const state = begin({ rules: 'classic', monsterHealth: 31, monsterDamage: 4, monsterSight: 2 });
    for (let rx = -9; rx < 9; rx++) {
      expect(kindAt(state, rx, 2 * rx)).toMatchObject({ id: 'lurker', health: 31, damage: 4, sight: 2 });
    }
  });

  test('deep has six, by weight and not too near to the middle, the same in every order', () => {
    const state = begin({}, 'kinds');
    const counts: Record<string, number> = {};
    for (let ry = -40; ry <= 40; ry++) {
      for (let rx = -40; rx <= 40; rx++) {
        const kind = kindAt(state, rx, ry);
        expect(Math.max(Math.abs(rx), Math.abs(ry))).toBeGreaterThanOrEqual(kind.from);
        counts[kind.id] = (counts[kind.id] ?? 0) + 1;
      }
    }
    const sum = MONSTER_KINDS.reduce((total, { weight }) => total + weight, 0);
    for (const { id, weight } of MONSTER_KINDS)
      expect(Math.abs(counts[id] / 81 ** 2 - weight / sum)).toBeLessThan(0.03);
    const other = begin({}, 'kinds');
    for (let i = 0; i < 50; i++) expect(kindAt(other, 50 - i, i).id).toBe(kindAt(state, 50 - i, i).id);
  });

  test('companions are of one kind, and the first monster of a world is a cave bat', () => {
    const state = begin({}, 'company');
    const kind = (spawn: Spawn) => kindOfSpawn(state, 6, -6, spawn).id;
    for (let leader = 0; leader < 40; leader++) {
      expect(kind({ cell: 1, leader, post: 'roams' })).toBe(kind({ cell: 2, leader, post: 'guards' }));
      expect(kind({ cell: 3, leader, post: 'first' })).toBe('bat');
    }
    const kinds = new Set(
      Array.from({ length: 40 }, (_, leader) => kind({ cell: 0, leader, post: 'roams' })),
    );
    expect(kinds.size).toBeGreaterThan(3);
  });

  test('grow stronger far from the middle, a tenth for every four regions, up to a limit', () => {
    const state = begin({}, 'growth');
    const at = (far: number) => kindAt(state, far, -1);
    for (const far of [3, 4, 11, 12, 100, 199, 200, 1_000_000]) {
      const plain = MONSTER_KINDS.find(({ id }) => id === at(far).id);
      if (plain === undefined) throw new Error('a kind of no list');
      const tenths = 10 + Math.min(50, Math.floor(far / 4));
      expect(at(far).health).toBe(Math.floor((plain.health * tenths) / 10));
      expect(at(far).damage).toBe(Math.floor((plain.damage * tenths) / 10));
    }
  });

  test('see no farther than anybody reckons with, and each is better met with one weapon than another', () => {
    for (const { id, sight, takes } of MONSTER_KINDS) {
      expect(sight).toBeLessThanOrEqual(FARTHEST_SIGHT);
      if (id !== 'lurker')
        expect(Math.max(...Object.values(takes))).toBeGreaterThan(Math.min(...Object.values(takes)));
    }
    expect(new Set(MONSTER_KINDS.map(({ habit }) => habit)).size).toBe(3);
  });
});

describe('CV-12: who starts a fight', () => {
  test('one that waits, as soon as it sees the player, and it has the first turn', () => {
    const state = worldWith('lurker');
    const monster = homeMonster(state);
    put(state, cellInView(state, monster, 3));
    act(state, 'rest');
    expect(events(state)).toContain('fight');
    expect(state.fight).toMatchObject({ rx: 0, ry: 0, index: 0 });
    expect(events(state)).toContain('hurt');
  });

  test('CV-7: stepping into sight starts it in the same move, out of sight nothing does', () => {
    let started = 0;
    for (let seed = 0; seed < 15; seed++) {
      const state = begin({ rules: 'classic', mode: 'endless' }, `step ${seed}`);
      const monster = homeMonster(state);
      for (let y = monster.y - 6; y <= monster.y + 6; y++) {
        const from = { x: monster.x - 5, y };
        if (isRock(state, from.x, from.y)) continue;
        put(state, from);
        for (let i = 0; i < 9 && state.phase === 'walking'; i++) {
          act(state, 'east');
          const watched = monstersNear(state, state.player, 3).some((one) =>
            seesCell(state, one, state.player),
          );
          expect(state.fight !== null).toBe(watched);
        }
        if (state.fight !== null) started++;
        state.phase = 'walking';
        state.fight = null;
        state.player.health = 5000;
      }
    }
    expect(started).toBeGreaterThan(30);
  });

  test('one that chases only when it stands next to the player', () => {
    const state = worldWith('bat');
    const monster = homeMonster(state);
    put(state, cellInView(state, monster, 3));
    expect(attacker(state)).toBeNull();
    put(state, cellInView(state, monster, 1));
    expect(attacker(state)?.name).toBe('0,0#0');
  });
});

const REWARDS = ['gold', 'item', 'better', 'scrap'];

describe('CV-19: a monster that lost', () => {
  test('is gone for ever and leaves one reward', () => {
    const state = worldWith('lurker');
    const monster = homeMonster(state);
    put(state, cellInView(state, monster, 2));
    act(state, 'rest');
    state.player.health = 5000;
    act(state, 'fight-out');
    expect(events(state).filter((event) => REWARDS.includes(event)).length).toBe(1);
    expect(state.defeated).toBe(1);
    expect(monstersOf(state, 0, 0, monster)).toEqual([]);
    act(state, 'rest');
    expect(state.phase).toBe('walking');
  });
});

describe('CV-28, CV-29: monsters that move', () => {
  test('come for whoever they see, a step a turn, until they stand next to them', () => {
    const state = worldWith('bat', { rockProbability: 0.3 });
    const before = homeMonster(state);
    put(state, cellInView(state, before, 5));
    const away = () => {
      const { x, y } = homeMonster(state);
      return Math.abs(x - state.player.x) + Math.abs(y - state.player.y);
    };
    for (const steps of [4, 3, 2, 1]) {
      act(state, 'rest');
      expect(away()).toBe(steps);
    }
    expect(state.phase).toBe('fighting');
  });

  test('are told of when they notice the player, once', () => {
    const state = worldWith('bat', { rockProbability: 0.3 });
    put(state, cellInView(state, homeMonster(state), 5));
    act(state, 'rest');
    expect(freshMessages(state).map(sayMessage)).toEqual(['The cave bat has noticed you.']);
    act(state, 'rest');
    expect(events(state)).not.toContain('noticed');
  });

  test('slow ones can be outrun: they rest every second move', () => {
    const state = worldWith('ooze', { rockProbability: 0.3 });
    put(state, cellInView(state, homeMonster(state), 3));
    const places = new Set<string>();
    for (let i = 0; i < 4 && state.phase === 'walking'; i++) {
      act(state, 'rest');
      const { x, y } = homeMonster(state);
      places.add(`${x},${y}`);
    }
    expect(places.size).toBeLessThanOrEqual(3);
    expect(places.size).toBeGreaterThan(1);
  });

  test('give up 6 turns after they lost sight', () => {
    const state = worldWith('bat');
    const { region, cell, index, x, y } = homeMonster(state);
    regionFor(state, region).stirred = [{ index, cell, alert: 6, target: { x, y }, wound: 0 }];
    // Near enough that they stir, too far to be seen.
    let place: Cell = { x: x - 11, y };
    while (isRock(state, place.x, place.y)) place = { x: place.x, y: place.y + 1 };
    put(state, place);
    for (let i = 0; i < 6; i++) act(state, 'rest');
    expect(regionFor(state, region).stirred[0].alert).toBe(0);
  });

  test('wander within their own region, never into rock; those that guard stay', () => {
    for (const id of ['bat', 'ooze']) {
      const state = worldWith(id, { regionSize: 12, rockProbability: 0.4 });
      const { x, y } = homeMonster(state);
      const places = new Set<string>();
      // Out of its sight, but near enough.
      put(state, { x: x + 8, y: y + 8 });
      for (let i = 0; i < 200; i++) {
        act(state, 'rest');
        state.phase = 'walking';
        state.fight = null;
        state.player.health = 5000;
        const [monster] = monstersOf(state, 0, 0, { x, y });
        if (monster === undefined) throw new Error('it is gone');
        expect(regionCell(state, monster.x, monster.y).name).toBe('0,0');
        expect(isRock(state, monster.x, monster.y)).toBe(false);
        expect([monster.x, monster.y]).not.toEqual([state.player.x, state.player.y]);
        places.add(`${monster.x},${monster.y}`);
      }
      expect(places.size).toBeGreaterThan(3);
    }
  });

  test('those that wait or guard stand still as long as they see nobody, and so does everything far away', () => {
    const state = worldWith('bat');
    const { x, y } = homeMonster(state);
    put(state, { x: x - 13, y });
    for (let i = 0; i < 30; i++) act(state, 'rest');
    expect(homeMonster(state)).toMatchObject({ x, y, stirred: null });
    const lurker = worldWith('lurker');
    const home = homeMonster(lurker);
    put(lurker, { x: home.x - 8, y: home.y - 8 });
    for (let i = 0; i < 30; i++) act(lurker, 'rest');
    expect(homeMonster(lurker)).toMatchObject({ x: home.x, y: home.y, stirred: null });
  });
});
