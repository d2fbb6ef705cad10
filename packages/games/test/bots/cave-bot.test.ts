import { describe, expect, test } from 'vitest';
import { caveBot } from '../../src/bots/cave-bot.js';
import { cave } from '../../src/cave/game.js';
import { caveItem } from '../../src/cave/items.js';
import type { CaveState } from '../../src/cave/state.js';
import { begin, botRun } from '../support/cave.js';

describe('the bot of Cave', () => {
  test.each(['classic', 'deep'])('%s: explores, fights, equips and comes back with gold', (rules) => {
    const state = botRun({ rules, moves: 1500 }, 'bot').state as CaveState;
    const { player, explored, chests, defeated, gold } = state;
    expect(explored).toBeGreaterThan(5000);
    expect(chests).toBeGreaterThan(8);
    expect(defeated).toBeGreaterThan(0);
    expect(gold).toBeGreaterThan(100);
    const best = (use: string) =>
      Math.max(
        ...player.inventory
          .filter(({ item, count }) => count > 0 && caveItem(item).use === use)
          .map(({ item }) => caveItem(item).power),
      );
    expect(player.worn === null ? 0 : caveItem(player.worn).power).toBe(best('armour'));
    expect(best('weapon')).toBeGreaterThan(300);
  });

  test('only says actions the game has, and changes nothing', () => {
    const state = begin({}, 'polite');
    const before = JSON.stringify(state);
    const actions = caveBot.begin()(state);
    expect(JSON.stringify(state)).toBe(before);
    for (const action of actions) expect(cave.actions[action]).toBeTypeOf('string');
  });

  test('keeps away from what it can not beat, if it only waits', () => {
    const hard = botRun({ moves: 900, monsterHealth: 200, monsterDamage: 9, rules: 'classic' }, 'hard');
    expect(hard.outcome).toMatchObject({ result: 'won', deaths: 0, defeated: 0 });
  });

  test('a cruel cave is survived as well: fights are lost, and it goes on', () => {
    const { deaths, moves, result } = botRun(
      { moves: 900, regionSize: 16, playerHealth: 6 },
      'cruel',
    ).outcome;
    expect(deaths).toBeGreaterThan(0);
    expect([result, moves]).toEqual(['won', 900]);
  });
});
