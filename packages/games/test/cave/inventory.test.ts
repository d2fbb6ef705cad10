import { describe, expect, test } from 'vitest';
import { sayMessage } from '../../src/cave/announce.js';
import { equipFlaw, gain } from '../../src/cave/inventory.js';
import { ITEM_IDS } from '../../src/cave/items.js';
import { freshMessages } from '../../src/cave/messages.js';
import { MOST_ENTRIES } from '../../src/cave/numbers.js';
import type { CaveState } from '../../src/cave/state.js';
import { act, begin } from '../support/cave.js';

const said = (state: CaveState) => freshMessages(state).map(sayMessage);

describe('CV-25: the inventory', () => {
  test('CV-3: begins with a wooden sword and leather armour in use, and 50 health', () => {
    const { player } = begin();
    expect(player).toMatchObject({
      weapon: 'wooden-sword',
      worn: 'leather-armour',
      health: 5000,
      armour: 500,
    });
    expect(player.inventory).toEqual([
      { item: 'wooden-sword', count: 1 },
      { item: 'leather-armour', count: 1 },
    ]);
  });

  test('has an entry a kind, and room for all kinds', () => {
    const state = begin();
    for (const item of [...ITEM_IDS, ...ITEM_IDS]) gain(state, item, 2);
    expect(state.player.inventory.length).toBe(ITEM_IDS.length);
    expect(ITEM_IDS.length).toBeLessThanOrEqual(MOST_ENTRIES);
    expect(state.player.inventory[0]).toEqual({ item: 'wooden-sword', count: 5 });
    expect(state.gold).toBe(4);
  });

  test('wields weapons and wears armour, which is whole then', () => {
    const state = begin();
    gain(state, 'steel-sword', 1);
    gain(state, 'chainmail', 1);
    act(state, 'equip-3');
    expect(said(state)).toEqual(['You use the steel sword now: 10.']);
    act(state, 'equip-4');
    expect(state.player).toMatchObject({ weapon: 'steel-sword', worn: 'chainmail', armour: 800 });
    act(state, 'equip-1', 'equip-2');
    expect(state.player).toMatchObject({ weapon: 'wooden-sword', worn: 'leather-armour', armour: 500 });
  });

  test('refuses with a reason what can not be used', () => {
    const state = begin();
    gain(state, 'gold', 12);
    state.player.inventory.push({ item: 'club', count: 0 });
    act(state, 'equip-3');
    expect(said(state)).toEqual(['Gold is to be spent, not to be worn.']);
    act(state, 'equip-4');
    expect(said(state)).toEqual(['Number 4 of your inventory is empty.']);
    act(state, 'equip-9');
    expect(said(state)).toEqual(['There is no number 9 in your inventory.']);
    act(state, 'equip-1');
    expect(said(state)).toEqual(['You have that in use already.']);
    for (const number of [0, -1, 1.5, 21, Number.NaN]) expect(equipFlaw(state, number)).toBe('no-entry');
    expect(state.player).toMatchObject({ weapon: 'wooden-sword', worn: 'leather-armour' });
  });

  test('gives the number of an empty entry to the next new kind', () => {
    const state = begin();
    state.player.inventory.push({ item: 'club', count: 0 });
    gain(state, 'pike', 1);
    expect(state.player.inventory[2]).toEqual({ item: 'pike', count: 1 });
    expect(state.player.inventory.length).toBe(3);
  });

  test('CV-30: a draught gives back 20 health, never more than there is room for, and is gone', () => {
    const state = begin();
    gain(state, 'draught', 2);
    state.player.health = 1234;
    act(state, 'equip-3');
    expect(state.player.health).toBe(3234);
    act(state, 'equip-3');
    expect(state.player.health).toBe(5000);
    act(state, 'equip-3');
    expect(said(state)).toEqual(['Number 3 of your inventory is empty.']);
  });
});
