import { deadEnds } from '@warren/engine';
import { parseLostCause } from '@warren/engine/codes';
import { describe, expect, test } from 'vitest';
import { drop, isKey, isLock, keyFor, use } from '../../src/lost-cause/inventory.js';
import { CAMPAIGN_SIDES } from '../../src/lost-cause/numbers.js';
import { GEAR, KEYS, type Level, type LostCauseState } from '../../src/lost-cause/state.js';
import { play, standIn, start } from '../support/lost-cause.js';
import { must } from '../support/must.js';

const count = (level: Level, kind: string) => level.things.filter((thing) => thing.kind === kind).length;

/** Solves a level by its own rules: a key is fetched and carried to a lock it fits. Says what is left. */
function solve(state: LostCauseState): number {
  const { level } = state;
  for (let rounds = level.things.length; level.locksLeft > 0 && rounds > 0; rounds--) {
    const key = level.things.find(({ kind }) => isKey(kind));
    const lock = level.things.find(({ kind }) => isLock(kind) && keyFor(kind) === key?.kind);
    if (key === undefined || lock === undefined) break;
    standIn(state, key.tile);
    if (use(level) !== 'take') break;
    level.player.active = level.player.slots.indexOf(keyFor(lock.kind as never));
    standIn(state, lock.tile);
    if (use(level) !== 'unlock') break;
  }
  return level.locksLeft;
}

describe('LC-41: keys and locks of three shapes', () => {
  test('come from level 5 on, six pairs at most, as many locks of a shape as keys', () => {
    for (let number = 1; number <= CAMPAIGN_SIDES.length; number++) {
      for (const seed of ['a', 'b', 'c']) {
        const { level } = start({ level: number }, seed);
        const pairs = KEYS.map((key) => count(level, key));
        expect(KEYS.map((_, i) => count(level, ['lock', 'square-lock', 'star-lock'][i]))).toEqual(pairs);
        expect(pairs.filter((each) => each > 0).length).toBe(number < 5 ? 1 : 3);
        if (number >= 3) expect(level.locksLeft).toBeLessThanOrEqual(6);
        expect(level.locksLeft).toBe(pairs.reduce((sum, each) => sum + each, 0));
      }
    }
    expect(count(start({ level: 9, original: true }).level, 'star-key')).toBe(0);
  });

  test('a lock opens with the key of its shape alone', () => {
    const state = start({ level: 6, maxEnemies: 0 });
    const lock = state.level.things.find(({ kind }) => kind === 'star-lock');
    standIn(state, lock?.tile ?? 0);
    state.level.player.slots[1] = 'square-key';
    expect(play(state, 'slot-2', 'use')).toContain('needs-key');
    state.level.player.slots[1] = 'star-key';
    expect(play(state, 'use')).toContain('unlock');
  });

  test('every level of thousands of seeds can be solved', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const level = 5 + (seed % 3);
      expect([seed, solve(start({ level, maxEnemies: 0 }, `solve ${seed}`))]).toEqual([seed, 0]);
    }
    for (let seed = 0; seed < 90; seed++) {
      const level = 8 + (seed % 3);
      expect([seed, solve(start({ level, maxEnemies: 0 }, `large ${seed}`))]).toEqual([seed, 0]);
    }
  });
});

describe('LC-42: gear', () => {
  test('lies in one dead end of eight, and in the odd one, from level 3 on', () => {
    for (let number = 1; number <= CAMPAIGN_SIDES.length; number++) {
      const { level } = start({ level: number });
      const ends = deadEnds(must(parseLostCause(level.code))).length;
      const gear = level.things.filter(({ kind }) => (GEAR as readonly string[]).includes(kind));
      const eighths = Math.floor(ends / 8);
      const rest = Math.min(ends - eighths, 12);
      expect(gear.length).toBe(number < 3 ? 0 : eighths + (rest % 2));
    }
    expect(
      start({ level: 8, original: true }).level.things.every(({ kind }) => isKey(kind) || isLock(kind)),
    ).toBe(true);
  });

  test('a bandage gives back a third of the health and is used up; the hand takes the sword again', () => {
    const state = start({ level: 3, maxEnemies: 0 });
    state.level.player.health = 10;
    state.level.player.slots[2] = 'bandage';
    expect(play(state, 'slot-3', 'attack')).toEqual(['bandage']);
    expect(state.level.player).toMatchObject({ health: 10 + 22, active: 0 });
    expect(state.level.player.slots[2]).toBeNull();
    state.level.player.slots[2] = 'bandage';
    state.level.player.health = 60;
    play(state, 'slot-3', 'attack');
    expect(state.level.player.health).toBe(64);
  });

  test('a steel sword taken with the sword in hand is in hand', () => {
    const state = start({ level: 3, maxEnemies: 0 });
    state.level.things = [{ tile: 0, kind: 'steel-sword' }];
    expect(play(state, 'use')).toContain('gear');
    expect(state.level.player.active).toBe(1);
  });
});

test('LC-43: an emptied hand takes the sword again after a lock, not after a drop', () => {
  const state = start({ level: 6, maxEnemies: 0 });
  const lock = state.level.things.find(({ kind }) => kind === 'lock');
  standIn(state, lock?.tile ?? 0);
  state.level.player.slots = [null, 'key', 'sword', null, null];
  play(state, 'slot-2', 'use');
  expect(state.level.player.active).toBe(2);
  state.level.player.slots[0] = 'key';
  state.level.player.active = 0;
  expect(drop(state.level)).toBe('drop');
  expect(state.level.player.active).toBe(0);
});
