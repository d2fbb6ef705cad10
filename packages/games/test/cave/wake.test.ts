import { describe, expect, test } from 'vitest';
import { isRock } from '../../src/cave/eyes.js';
import { beginFight } from '../../src/cave/fight.js';
import { gain } from '../../src/cave/inventory.js';
import { caveOf } from '../../src/cave/memory.js';
import { monstersNear, seesCell } from '../../src/cave/monsters.js';
import { regionCell, regionFor } from '../../src/cave/regions.js';
import type { CaveState, Cell } from '../../src/cave/state.js';
import { isUnseen } from '../../src/cave/wake.js';
import { act, begin, events, homeMonster, put } from '../support/cave.js';

/** Loses a fight with the first monster. */
function lose(state: CaveState): Cell {
  const monster = homeMonster(state);
  const fell = { x: monster.x, y: monster.y };
  put(state, fell);
  beginFight(state, monster, 'player');
  state.player.health = 1;
  act(state, 'fight');
  if (state.deaths === 0) act(state, 'fight');
  return fell;
}

describe('CV-20: after a lost fight', () => {
  test('the player wakes with full health and armour where nobody sees them', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const rules of ['classic', 'deep']) {
        const state = begin({ rules }, `wake ${seed}`);
        const fell = lose(state);
        const { player } = state;
        expect(events(state)).toContain('lost');
        expect([state.phase, state.fight, state.deaths]).toEqual(['walking', null, 1]);
        expect(player).toMatchObject({ health: 5000, armour: 500, returning: [0, 0] });
        expect(caveOf(state).spawnable(player.x, player.y)).toBe(true);
        for (const monster of monstersNear(state, player, 12))
          expect(seesCell(state, monster, player)).toBe(false);
        expect(fell).not.toEqual({ x: player.x, y: player.y });
      }
    }
  });

  test('it is the nearest such cell to the start, ten moves later', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = begin({ rules: 'classic' }, `nearest ${seed}`);
      const start = caveOf(state).start();
      lose(state);
      expect(state.moves).toBe(10);
      const { x, y } = state.player;
      const ring = Math.max(Math.abs(x - start.x), Math.abs(y - start.y));
      for (let cy = start.y + 1 - ring; cy < start.y + ring; cy++) {
        for (let cx = start.x + 1 - ring; cx < start.x + ring; cx++)
          expect(caveOf(state).spawnable(cx, cy) && isUnseen(state, { x: cx, y: cy })).toBe(false);
      }
    }
  });

  test('it is at the last camp, if the player was at one', () => {
    const state = begin({ preset: 'cave' }, 'camped');
    state.camp = { x: 4000, y: -3000 };
    lose(state);
    expect(Math.max(Math.abs(state.player.x - 4000), Math.abs(state.player.y + 3000))).toBeLessThan(50);
  });

  test('nobody wakes into the same fight, not even where every cell is watched or has a chest', () => {
    const small = { rules: 'classic', regionSize: 8, monsterSight: 8 };
    for (const settings of [
      { ...small, rockProbability: 0.45 },
      { ...small, rockProbability: 0 },
      { ...small, rockProbability: 0, chestProbability: 0.9 },
    ]) {
      for (let seed = 0; seed < 2; seed++) {
        const state = begin(settings, `small ${seed}`);
        const winner = homeMonster(state);
        lose(state);
        expect(seesCell(state, winner, state.player)).toBe(false);
        expect(isRock(state, state.player.x, state.player.y)).toBe(false);
      }
    }
  });

  test('the monster has recovered, and what was after the player has forgotten', () => {
    const state = begin({}, 'forgotten');
    const { region, cell, kind, index } = homeMonster(state);
    regionFor(state, region).stirred = [{ index, cell, alert: 5, target: { x: 0, y: 0 }, wound: 300 }];
    lose(state);
    expect(regionFor(state, region).stirred[0]).toMatchObject({ alert: 0, wound: 0 });
    const monster = homeMonster(state);
    beginFight(state, monster, 'player');
    expect(state.fight?.health).toBe(kind.health * 100);
  });
});

describe('CV-21: what lies where they fell', () => {
  test('is half the gold and one thing that is not in use, and can be fetched back', () => {
    const state = begin({ rules: 'classic' }, 'lying');
    gain(state, 'gold', 50);
    gain(state, 'iron-sword', 1);
    gain(state, 'wooden-sword', 1);
    const things = () => state.player.inventory.reduce((sum, { count }) => sum + count, 0);
    const fell = lose(state);
    expect(things()).toBe(2 + 25 + 2 - 1);
    expect(state.gold).toBe(25);
    const { name, cell } = regionCell(state, fell.x, fell.y);
    const { lying, ...region } = regionFor(state, name);
    expect(lying.map((thing) => thing.cell)).toEqual([cell, cell]);
    expect(lying[0]).toEqual({ cell, item: 'gold', count: 25 });
    expect(['iron-sword', 'wooden-sword']).toContain(lying[1].item);
    state.regions[name] = { ...region, lying, slain: [0] };
    const from = [
      { x: -1, y: 0, way: 'east' },
      { x: 1, y: 0, way: 'west' },
      { x: 0, y: -1, way: 'south' },
      { x: 0, y: 1, way: 'north' },
    ].find(({ x, y }) => caveOf(state).spawnable(fell.x + x, fell.y + y));
    if (from === undefined) throw new Error('no cell beside it');
    put(state, { x: fell.x + from.x, y: fell.y + from.y });
    act(state, from.way);
    expect(events(state)).toContain('fetched');
    expect(things()).toBe(2 + 50 + 2);
    expect(state.regions[name].lying).toEqual([]);
  });

  test('is nothing when everything is in use', () => {
    const state = begin({ rules: 'classic' }, 'bare');
    lose(state);
    expect(events(state)).not.toContain('dropped');
    expect(state.player.inventory.map(({ count }) => count)).toEqual([1, 1]);
  });
});
