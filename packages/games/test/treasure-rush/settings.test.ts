import { describe, expect, test } from 'vitest';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { must } from '../support/must.js';

describe('TR-23: settings', () => {
  test('are filled in with the usual ones, in one order', () => {
    const usual = { pickups: false, hunter: false, choice: true, mazes: 0, relaxed: false };
    expect(must(treasureRush.readSettings({}))).toEqual(usual);
    const all = { relaxed: true, mazes: 999, choice: false, hunter: true, pickups: true };
    const given = must(treasureRush.readSettings(all));
    expect(given).toEqual(all);
    expect(Object.keys(given)).toEqual(Object.keys(usual));
  });

  test.each([
    [{ pickups: 1 }, 'pickups must be true or false'],
    [{ pickups: undefined }, 'pickups must be true or false'],
    [{ hunter: 'yes' }, 'hunter must be true or false'],
    [{ choice: null }, 'choice must be true or false'],
    [{ relaxed: 'very' }, 'relaxed must be true or false'],
    [{ mazes: -1 }, 'mazes must be a whole number from 0 to 999'],
    [{ mazes: 1000 }, 'mazes must be'],
    [{ mazes: 1.5 }, 'mazes must be'],
    [{ mazes: '12' }, 'mazes must be'],
    [{ lives: 9 }, 'Treasure Rush has no setting "lives"'],
    [{ toString: 3 }, 'Treasure Rush has no setting "toString"'],
    [[], 'settings must be an object'],
  ])('refuses %j', (settings, reason) => {
    expect(treasureRush.readSettings(settings)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});
