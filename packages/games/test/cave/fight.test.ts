import { describe, expect, test } from 'vitest';
import { WAY_STEPS, WAYS } from '../../src/cave/actions.js';
import { sayMessage } from '../../src/cave/announce.js';
import { isRock } from '../../src/cave/eyes.js';
import { beginFight, blowOf, regain, sayEffect, strike, weaponDamage } from '../../src/cave/fight.js';
import { MONSTER_KINDS } from '../../src/cave/kinds.js';
import { freshMessages } from '../../src/cave/messages.js';
import { monstersOf, stir } from '../../src/cave/monsters.js';
import { LOG_LENGTH } from '../../src/cave/numbers.js';
import { regionCell, regionFor } from '../../src/cave/regions.js';
import type { CaveState, Fighter } from '../../src/cave/state.js';
import { copyPlain } from '../../src/kernel/plain.js';
import { act, begin, events, findCell, homeMonster, put } from '../support/cave.js';

const NEVER = { stunProbability: 0 };
const fighter = (): Fighter => ({ health: 5000, armour: 500, returning: [0, 0] });

/** In a fight with the first monster, which has made its first attack unless the player is to begin. */
function inFight(settings: object, seed = 'cave', first: 'monster' | 'player' = 'monster'): CaveState {
  const state = begin(settings, seed);
  const monster = homeMonster(state);
  put(state, monster);
  state.fresh = 0;
  beginFight(state, monster, first);
  return state;
}

describe('CV-13: a blow', () => {
  const { settings } = begin();

  test.each([
    [300, 500, 192, 300],
    [300, 200, 228, 200],
    [300, 0, 300, 0],
    [700, 500, 520, 500],
    [1, 500, 1, 1],
  ])('of %i against %i points does %i and uses %i', (raw, armour, done, used) => {
    expect(blowOf(raw, armour, settings)).toEqual({ done, used });
  });

  test('does at least a hundredth, whatever the settings', () => {
    const strong = begin({ armourProtection: 1, damageMultiplier: 10 }).settings;
    expect(blowOf(300, 500, strong)).toEqual({ done: 1, used: 300 });
  });

  test('uses the settings', () => {
    expect(blowOf(300, 500, begin({ armourProtection: '0.5', damageMultiplier: 1 }).settings).done).toBe(150);
  });
});

describe('CV-14: armour points', () => {
  const { settings } = begin();

  test('come back on the second turn: 1.92, 2.28, 1.92, 2.28', () => {
    const defender = fighter();
    const done = [1, 2, 3, 4, 5, 6].map(() => {
      const blow = strike(defender, 300, settings);
      regain(defender);
      return blow.done;
    });
    expect(done).toEqual([192, 228, 192, 228, 192, 228]);
  });

  test('3 are used and 2 left, then 2 and 0', () => {
    const defender = fighter();
    expect(strike(defender, 300, settings).used).toBe(300);
    expect(defender.armour).toBe(200);
    regain(defender);
    expect(strike(defender, 300, settings).used).toBe(200);
    expect(defender.armour).toBe(0);
    regain(defender);
    expect(defender.armour).toBe(300);
  });

  test('are never more than the armour has, in a whole fight and on the walk after it', () => {
    const state = inFight({ rules: 'classic' });
    while (state.phase === 'fighting') {
      act(state, 'fight');
      const { armour, returning } = state.player;
      expect(armour + returning[0] + returning[1]).toBe(500);
    }
    act(state, 'rest', 'rest');
    expect(state.player.armour).toBe(500);
  });
});

describe('CV-15: a stun', () => {
  test('brings nothing back: 1.92, 2.28, 3.00', () => {
    const { settings } = begin();
    const defender = fighter();
    const done = [strike(defender, 300, settings).done];
    regain(defender);
    done.push(strike(defender, 300, settings).done);
    // Stunned: no turn, and nothing regained.
    done.push(strike(defender, 300, settings).done);
    expect(done).toEqual([192, 228, 300]);
  });

  test('lets the attacker go again: a stunned monster has no turn, a stunned player is hit once more', () => {
    let [stuns, again] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const state = inFight({ stunProbability: 0.5, rules: 'classic' }, `again ${seed}`, 'player');
      act(state, 'fight');
      const happened = events(state);
      if (happened.includes('stun')) {
        stuns++;
        expect(happened).not.toContain('hurt');
      }
      const hurts = happened.filter((event) => event === 'hurt').length;
      const stunned = happened.filter((event) => event === 'stunned').length;
      if (stunned > 0) again++;
      if (hurts > 0) expect(hurts).toBe(stunned + 1);
    }
    expect(Math.min(stuns, again)).toBeGreaterThan(10);
  });

  test('comes after 5 % of the attacks', () => {
    let [attacks, stuns] = [0, 0];
    for (let seed = 0; seed < 150; seed++) {
      const state = inFight({ rules: 'classic', monsterHealth: 100 }, `stun ${seed}`);
      while (state.phase === 'fighting') {
        act(state, 'fight');
        for (const event of events(state)) {
          if (event === 'hit' || event === 'hurt') attacks++;
          if (event === 'stun' || event === 'stunned') stuns++;
          if (event === 'won' || event === 'lost') attacks--;
        }
      }
    }
    expect(attacks).toBeGreaterThan(5000);
    // Four standard deviations of so many attacks.
    const off = 4 * Math.sqrt(0.05 * 0.95 * attacks);
    expect(Math.abs(stuns - 0.05 * attacks)).toBeLessThan(off);
  });

  test('never comes with probability 0: turns alternate, the monster first', () => {
    const state = inFight({ ...NEVER, rules: 'classic' });
    const turns = freshMessages(state).map(({ event }) => event as string);
    while (state.phase === 'fighting') {
      act(state, 'fight');
      turns.push(...events(state));
    }
    const blows = turns.filter((event) => event === 'hit' || event === 'hurt');
    expect(blows.length).toBeGreaterThan(5);
    expect(blows).toEqual(blows.map((_, i) => (i % 2 === 0 ? 'hurt' : 'hit')));
  });
});

describe('CV-18: a fight to the end', () => {
  test('says how it ended, however many blows it had', () => {
    const state = inFight({ rules: 'classic', monsterHealth: 100, playerHealth: 500 });
    act(state, 'fight-out');
    expect(state.events).toHaveLength(LOG_LENGTH);
    expect(state.events).toContain('won');
    const beaten = inFight({ rules: 'classic', monsterHealth: 900, playerHealth: 100 });
    act(beaten, 'fight-out');
    expect(beaten.events).toHaveLength(LOG_LENGTH);
    expect(beaten.events).toContain('lost');
  });
});

describe('CV-16: first fights', () => {
  test.each(['classic', 'deep'])('%s: at least 95 % are won, within 30 attacks of both sides', (rules) => {
    let won = 0;
    const fights = 1000;
    for (let seed = 0; seed < fights; seed++) {
      const state = inFight({ rules }, `first ${seed}`);
      act(state, 'fight-out');
      const ended = freshMessages(state).find(({ event }) => event === 'won');
      if (ended !== undefined && ended.numbers[0] <= 30) won++;
    }
    expect(won).toBeGreaterThanOrEqual(0.95 * fights);
  });

  test('are felt: some health is gone', () => {
    const state = inFight({ rules: 'classic' });
    act(state, 'fight-out');
    expect(state.player.health).toBeLessThan(4000);
    expect(state.player.health).toBeGreaterThan(0);
  });

  test('are against 30 health and damage 3', () => {
    const state = inFight({ rules: 'classic', ...NEVER });
    expect(state.fight?.health).toBe(3000);
    expect(state.player.health).toBe(5000 - 192);
    act(state, 'fight');
    expect(state.fight?.health).toBe(2700);
    expect(state.player.health).toBe(5000 - 192 - 228);
  });
});

describe('CV-17: in a fight', () => {
  test('attacks one by one and all at once come to the same', () => {
    const slow = inFight({}, 'haste');
    const fast = copyPlain(slow);
    while (slow.phase === 'fighting') act(slow, 'fight');
    act(fast, 'fight-out');
    const end = ({ player, random, defeated, deaths, regions }: CaveState) => ({
      ...{ player, random, defeated, deaths, regions },
    });
    expect(end(fast)).toEqual(end(slow));
  });

  test('there is no rest, and it says what can be done', () => {
    const state = inFight({});
    const before = JSON.stringify([state.player, state.moves]);
    act(state, 'rest');
    expect(freshMessages(state).map(sayMessage)).toEqual([
      'You are in a fight: strike, drink, change the weapon or retreat.',
    ]);
    expect(JSON.stringify([state.player, state.moves])).toBe(before);
  });

  test('weapons can be changed and draughts drunk for a turn, armour can not be changed', () => {
    const state = inFight({ ...NEVER, rules: 'classic' });
    state.player.inventory.push({ item: 'iron-sword', count: 1 }, { item: 'chainmail', count: 1 });
    state.player.inventory.push({ item: 'draught', count: 2 });
    act(state, 'equip-3');
    expect(state.player.weapon).toBe('iron-sword');
    expect(events(state)).toContain('hurt');
    state.player.health = 1000;
    act(state, 'equip-5');
    expect(events(state).slice(0, 2)).toEqual(['drunk', 'hurt']);
    expect(state.player.health).toBeGreaterThan(2500);
    expect(state.player.inventory[4].count).toBe(1);
    act(state, 'equip-4');
    expect(state.player.worn).toBe('leather-armour');
    expect(events(state)).not.toContain('hurt');
    expect(freshMessages(state).map(sayMessage)[0]).toContain('no time');
  });

  test('outside of it, fighting does nothing', () => {
    const state = begin();
    const before = JSON.stringify({ ...state, fresh: 0, events: [] });
    act(state, 'fight', 'fight-out');
    expect(JSON.stringify({ ...state, fresh: 0, events: [] })).toBe(before);
  });
});

test('CV-18: every attack is a line with damage, armour used and left, and health left', () => {
  const state = inFight({ rules: 'classic', ...NEVER });
  expect(freshMessages(state).map(sayMessage)).toEqual([
    'A lurker is upon you: 30 health.',
    'The lurker hits you: 1.92 damage, armour used 3, left 2, your health 48.08.',
  ]);
  act(state, 'fight');
  expect(freshMessages(state).map(sayMessage)).toEqual([
    'You hit the lurker: 3 damage, no armour, its health 27.',
    'The lurker hits you: 2.28 damage, armour used 2, left 0, your health 45.80.',
    '3 armour restored, 3 in all.',
  ]);
});

test('CV-27: weapons do more to some kinds than to others', () => {
  const done = (weapon: 'iron-sword' | 'pike' | 'warhammer') =>
    MONSTER_KINDS.map((kind) => weaponDamage(weapon, kind));
  expect(MONSTER_KINDS.map(({ id }) => id)).toEqual(['lurker', 'bat', 'ooze', 'skeleton', 'shade', 'troll']);
  expect(done('iron-sword')).toEqual([700, 700, 1050, 700, 875, 525]);
  expect(done('pike')).toEqual([900, 1350, 675, 450, 900, 1350]);
  expect(done('warhammer')).toEqual([900, 450, 450, 1350, 675, 900]);
});

test('CV-27: the effect of a weapon against a kind can be said', () => {
  const kind = (id: string) => MONSTER_KINDS.find((one) => one.id === id) ?? MONSTER_KINDS[0];
  expect(sayEffect('club', kind('ooze'))).toBe('club: half against an ooze');
  expect(sayEffect('pike', kind('bat'))).toBe('pike: half as much again against a cave bat');
  expect(sayEffect('iron-sword', kind('lurker'))).toBe('');
});

describe('CV-37: a retreat', () => {
  const open = { ...NEVER, rockProbability: 0, rules: 'classic' };

  test('costs a parting blow, ends the fight and leaves the monster wounded', () => {
    const state = begin({ ...open, monsterSight: 1 });
    const monster = homeMonster(state);
    put(state, { x: monster.x - 1, y: monster.y });
    beginFight(state, monster, 'player');
    act(state, 'fight');
    const { health } = state.player;
    act(state, 'west');
    expect(events(state)).toEqual(expect.arrayContaining(['retreat', 'hurt', 'step']));
    expect(state.player.x).toBe(monster.x - 2);
    expect(state.player.health).toBeLessThan(health);
    expect([state.phase, state.fight]).toEqual(['walking', null]);
    act(state, 'east');
    expect(state.fight?.health).toBe(3000 - 300);
  });

  test('into the monster it is a blow', () => {
    const state = begin({ ...open, monsterSight: 1 });
    const monster = homeMonster(state);
    put(state, { x: monster.x - 1, y: monster.y });
    beginFight(state, monster, 'player');
    act(state, 'east');
    expect(events(state)[0]).toBe('hit');
  });

  test('into rock is refused and costs nothing', () => {
    const state = begin({ ...NEVER, rules: 'classic', rockProbability: '0.5' });
    const beside = (x: number, y: number) =>
      [0, 1, 2, 3].find((way) => isRock(state, x + WAY_STEPS[way].x, y + WAY_STEPS[way].y));
    const place = findCell(state, (x, y) => !isRock(state, x, y) && beside(x, y) !== undefined);
    put(state, place);
    beginFight(state, homeMonster(state), 'player');
    const before = JSON.stringify([state.player.health, state.moves, state.fight]);
    act(state, WAYS[beside(place.x, place.y) ?? 0]);
    expect(freshMessages(state).map(sayMessage)).toEqual(['There is no way out on that side.']);
    expect(JSON.stringify([state.player.health, state.moves, state.fight])).toBe(before);
  });
});

describe('CV-38: several monsters', () => {
  /** The player between so many bats, where rock is on every side but these. */
  function surrounded(count: number): CaveState {
    const state = begin({ ...NEVER, rockProbability: 0, monstersLeast: 4, monstersMost: 4 }, 'bats 3');
    const { rx, ry } = regionCell(state, 0, 0);
    const all = monstersOf(state, rx, ry, { x: 0, y: 0 });
    put(state, { x: 25, y: 25 });
    const places = [
      { x: 24, y: 25 },
      { x: 26, y: 25 },
      { x: 25, y: 24 },
      { x: 25, y: 26 },
    ];
    all.forEach((monster, i) => {
      if (i >= count) regionFor(state, monster.region).slain.push(monster.index);
      else stir(state, monster).cell = places[i].y * 50 + places[i].x;
    });
    return state;
  }

  test('strike each in their turn when they stand around the player, so a corridor is better', () => {
    const hurts = [1, 2, 3].map((count) => {
      const state = surrounded(count);
      act(state, 'rest');
      act(state, 'fight');
      return events(state).filter((event) => event === 'hurt').length;
    });
    expect(hurts).toEqual([1, 2, 3]);
  });
});
