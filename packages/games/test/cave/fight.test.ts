import { describe, expect, test } from 'vitest';
import { sayMessage } from '../../src/cave/announce.js';
import { beginFight, blowOf, damageAgainst, regain, strike } from '../../src/cave/fight.js';
import { MONSTER_KINDS } from '../../src/cave/kinds.js';
import { freshMessages } from '../../src/cave/messages.js';
import type { CaveState, Fighter } from '../../src/cave/state.js';
import { copyPlain } from '../../src/kernel/plain.js';
import { act, begin, events, homeMonster, put } from '../support/cave.js';

const NEVER = { stunProbability: 0 };
const fighter = (): Fighter => ({ health: 5000, armour: 500, returning: [0, 0] });

/** In the sight of the first monster, whose turn it is. */
function inFight(settings: object, seed = 'cave'): CaveState {
  const state = begin(settings, seed);
  const monster = homeMonster(state);
  put(state, monster);
  beginFight(state, monster, 'monster');
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

  test('lets the attacker go again', () => {
    const state = inFight({ stunProbability: 0.9 });
    act(state, 'fight');
    const stunned = events(state).includes('stunned');
    expect(state.fight?.turn).toBe(stunned ? 'monster' : 'player');
  });

  test('comes after 5 % of the attacks', () => {
    let [attacks, stuns] = [0, 0];
    for (let seed = 0; seed < 150; seed++) {
      const state = inFight({ rules: 'classic', monsterHealth: 100 }, `stun ${seed}`);
      while (state.phase === 'fighting') {
        act(state, 'fight');
        const happened = events(state);
        if (!happened.includes('won') && !happened.includes('lost')) attacks++;
        if (happened.includes('stun') || happened.includes('stunned')) stuns++;
      }
    }
    expect(attacks).toBeGreaterThan(5000);
    // Four standard deviations of so many attacks.
    const off = 4 * Math.sqrt(0.05 * 0.95 * attacks);
    expect(Math.abs(stuns - 0.05 * attacks)).toBeLessThan(off);
  });

  test('never comes with probability 0: turns alternate, the monster first', () => {
    const state = inFight(NEVER);
    const turns: string[] = [];
    while (state.phase === 'fighting') {
      turns.push(state.fight?.turn ?? '');
      act(state, 'fight');
    }
    expect(turns.length).toBeGreaterThan(5);
    expect(turns).toEqual(turns.map((_, i) => (i % 2 === 0 ? 'monster' : 'player')));
  });
});

describe('CV-16: first fights', () => {
  test.each(['classic', 'deep'])('%s: at least 95 % are won, within 30 attacks of both sides', (rules) => {
    let won = 0;
    const fights = 1000;
    for (let seed = 0; seed < fights; seed++) {
      const state = inFight({ rules }, `first ${seed}`);
      const { attacks } = state.fight ?? { attacks: 0 };
      expect(attacks).toBe(0);
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
    act(state, 'fight');
    expect(state.player.health).toBe(5000 - 192);
    act(state, 'fight');
    expect(state.fight?.health).toBe(2700);
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

  test('nobody walks or rests', () => {
    const state = inFight({});
    const before = JSON.stringify([state.player, state.moves]);
    for (const name of ['north', 'east', 'south', 'west', 'rest']) {
      act(state, name);
      expect(freshMessages(state).map(sayMessage)).toEqual(['You are in a fight.']);
    }
    expect(JSON.stringify([state.player, state.moves])).toBe(before);
  });

  test('weapons can be changed, armour can not', () => {
    const state = inFight({});
    state.player.inventory.push({ item: 'iron-sword', count: 1 }, { item: 'chainmail', count: 1 });
    act(state, 'equip-3');
    expect(state.player.weapon).toBe('iron-sword');
    act(state, 'equip-4');
    expect(state.player.worn).toBe('leather-armour');
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
  act(state, 'fight');
  expect(freshMessages(state).map(sayMessage)).toEqual([
    'The lurker hits you: 1.92 damage, armour used 3, left 2, your health 48.08.',
  ]);
  act(state, 'fight');
  expect(freshMessages(state).map(sayMessage)).toEqual([
    'You hit the lurker: 3 damage, no armour, its health 27.',
  ]);
});

test('CV-27: weapons do more to some kinds than to others', () => {
  const state = begin();
  const done = (weapon: 'iron-sword' | 'pike' | 'warhammer') => {
    state.player.weapon = weapon;
    return MONSTER_KINDS.map((kind) => damageAgainst(state, kind));
  };
  expect(MONSTER_KINDS.map(({ id }) => id)).toEqual(['lurker', 'bat', 'ooze', 'skeleton', 'shade', 'troll']);
  expect(done('iron-sword')).toEqual([700, 700, 1050, 700, 875, 525]);
  expect(done('pike')).toEqual([900, 1350, 675, 450, 900, 1350]);
  expect(done('warhammer')).toEqual([900, 450, 450, 1350, 675, 900]);
});
