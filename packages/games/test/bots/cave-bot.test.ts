import { describe, expect, test } from 'vitest';
import { caveBot } from '../../src/bots/cave-bot.js';
import { cave } from '../../src/cave/cave.js';
import { itemOf } from '../../src/cave/items.js';
import type { CaveState } from '../../src/cave/state.js';
import { traceRecording } from '../../src/kernel/trace.js';
import { begin, botRun } from '../cave/support.js';
import { must } from '../support/must.js';

describe('the bot of Cave', () => {
  test.each(['classic', 'deep'])('%s: explores, fights, equips and brings gold home', (rules) => {
    const state = botRun({ rules, moves: 1500, rockProbability: '0.55' }, 'bot').state as CaveState;
    const { player, explored, chests, defeated, gold } = state;
    expect(explored).toBeGreaterThan(5000);
    expect(chests).toBeGreaterThan(20);
    expect(defeated).toBeGreaterThan(0);
    expect(gold).toBeGreaterThan(100);
    const best = (use: string) =>
      Math.max(
        ...player.inventory
          .filter(({ item, count }) => count > 0 && itemOf(item).use === use)
          .map(({ item }) => itemOf(item).power),
      );
    expect(player.worn === null ? 0 : itemOf(player.worn).power).toBe(best('armour'));
    expect(best('weapon')).toBeGreaterThan(300);
  });

  test('only says actions the game has, and changes nothing', () => {
    const state = begin({}, 'polite');
    const before = JSON.stringify(state);
    const actions = caveBot.begin()(state);
    expect(JSON.stringify(state)).toBe(before);
    for (const action of actions) expect(cave.actions[action]).toBeTypeOf('string');
  });

  test('a harder cave is survived as well: fights are lost, and it goes on', () => {
    const run = botRun({ moves: 900, monsterHealth: 200, monsterDamage: 9, rules: 'classic' }, 'hard');
    expect(run.outcome.deaths).toBeGreaterThan(0);
    expect(run.outcome.result).toBe('won');
    expect(must(traceRecording(cave, run.recording()))).toBeTypeOf('number');
  });
});
