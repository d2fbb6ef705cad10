import { describe, expect, test } from 'vitest';
import { WAY_STEPS, WAYS } from '../../src/cave/actions.js';
import { sayMessage } from '../../src/cave/announce.js';
import { buyFlaw, isAtCamp } from '../../src/cave/camp.js';
import { lanternOf } from '../../src/cave/eyes.js';
import { gain } from '../../src/cave/inventory.js';
import { caveOf } from '../../src/cave/memory.js';
import { freshMessages } from '../../src/cave/messages.js';
import { takeReward } from '../../src/cave/rewards.js';
import type { CaveState, Cell } from '../../src/cave/state.js';
import { act, begin, events, put } from '../support/cave.js';

/** The fire of the camp nearest to the middle of the world. */
function fireOf(state: CaveState): Cell {
  const size = state.settings.regionSize;
  for (let ry = -1; ry <= 1; ry++) {
    for (let rx = -1; rx <= 1; rx++) {
      const { landmark } = caveOf(state).regionAt(rx * size, ry * size);
      if (landmark?.kind !== 'camp') continue;
      return { x: rx * size + (landmark.cell % size), y: ry * size + Math.floor(landmark.cell / size) };
    }
  }
  throw new Error('there is no camp near the start');
}

/** A player who has just come to a camp, with some gold. */
function atCamp(gold: number): CaveState {
  const state = begin({ preset: 'cave', mode: 'endless' }, 'camp');
  const { x, y } = fireOf(state);
  gain(state, 'gold', gold);
  const west = caveOf(state).spawnable(x - 1, y);
  put(state, { x: x + (west ? -1 : 1), y });
  act(state, west ? 'east' : 'west');
  return state;
}

const said = (state: CaveState) => freshMessages(state).map(sayMessage).join(' ');

describe('CV-40: a camp', () => {
  test('is remembered as the place to wake at', () => {
    const state = atCamp(0);
    expect(events(state)).toContain('camp');
    expect(state.camp).toEqual(fireOf(state));
    expect(isAtCamp(state)).toBe(true);
  });

  test('gives back five health for a move of rest', () => {
    const state = atCamp(0);
    state.player.health = 1000;
    act(state, 'rest');
    expect(state.player.health).toBeGreaterThanOrEqual(1500);
  });

  test('sells draughts, mending and a better lantern for gold', () => {
    const state = atCamp(200);
    act(state, 'buy-draught');
    expect(state.gold).toBe(185);
    expect(state.player.inventory.find(({ item }) => item === 'draught')?.count).toBe(1);
    act(state, 'buy-mending');
    expect([state.gold, state.player.armour, state.player.mended]).toEqual([160, 600, 1]);
    act(state, 'buy-lantern');
    expect([state.gold, lanternOf(state)]).toEqual([110, 9]);
    expect(state.player.inventory.find(({ item }) => item === 'gold')?.count).toBe(110);
  });

  test('refuses with a reason: too little gold, a second lantern, too much mending', () => {
    const poor = atCamp(14);
    act(poor, 'buy-draught');
    expect(said(poor)).toBe('That costs 15 gold, and you have less.');
    expect(poor.gold).toBe(14);
    const rich = atCamp(500);
    act(rich, 'buy-lantern', 'buy-lantern');
    expect(said(rich)).toBe('You have the better lantern already.');
    act(rich, 'buy-mending', 'buy-mending', 'buy-mending', 'buy-mending');
    expect(said(rich)).toBe('Your armour cannot be mended any further.');
    expect(rich.gold).toBe(500 - 50 - 75);
  });

  test('nothing is sold elsewhere', () => {
    const state = begin({ preset: 'cave' }, 'camp');
    gain(state, 'gold', 100);
    expect(buyFlaw(state, 'draught')).toBe('no-camp');
    act(state, 'buy-draught');
    expect(said(state)).toBe('Nothing is sold here; look for a camp.');
    expect(state.gold).toBe(100);
  });
});

test('CV-41: a landmark is told when it comes into view, once', () => {
  const state = begin({ preset: 'cave', mode: 'endless' }, 'camp');
  const { x, y } = fireOf(state);
  put(state, { x, y });
  const way = WAYS.find((_, i) => caveOf(state).spawnable(x + WAY_STEPS[i].x, y + WAY_STEPS[i].y));
  if (way === undefined) throw new Error('the fire is walled in');
  const back = WAYS[(WAYS.indexOf(way) + 2) % WAYS.length];
  act(state, way);
  expect(said(state)).toContain('A camp: a fire, and somebody with goods for gold.');
  act(state, back, way, back);
  const told = state.log.filter(({ event, about }) => event === 'landmark' && about === 'camp');
  expect(told).toHaveLength(1);
});

test('CV-25: a draught at full health is refused with a reason', () => {
  const state = begin({}, 'full');
  gain(state, 'draught', 1);
  act(state, 'equip-3');
  expect(said(state)).toBe('You have all your health: the draught stays in its flask.');
  expect(state.player.inventory[2].count).toBe(1);
});

test('CV-42: gear of which the player has one becomes gold, and better gear is said', () => {
  const state = begin({}, 'scrap');
  takeReward(state, { item: 'leather-armour', count: 1 });
  takeReward(state, { item: 'chainmail', count: 1 });
  expect(state.log.slice(-2).map(sayMessage)).toEqual([
    'You have leather armour already; this one is worth 2 gold.',
    'You take chainmail: better than what you use.',
  ]);
  expect(state.gold).toBe(2);
});
