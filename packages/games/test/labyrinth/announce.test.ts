import { expect, test } from 'vitest';
import { announce } from '../../src/labyrinth/announce.js';
import { labyrinth } from '../../src/labyrinth/game.js';
import { must } from '../support/must.js';

test('it is said what lies ahead and when time is short', () => {
  const before = labyrinth.frame(labyrinth.setup(must(labyrinth.readSettings({})), 'tests'));
  const said = (events: readonly string[], ticks = before.hud.time.ticks) =>
    announce(before, { ...before, events, hud: { ...before.hud, time: { ticks, isLeft: true } } });
  expect(said(['exit', 'level'])).toMatch(/^Level 1: 8 by 8, one exit, \d+ seconds$/);
  expect(said(['solution'])).toContain('no table');
  expect(said(['under'])).toBeNull();
  expect([said(['tick-down'], 300), said(['tick-down'], 240)]).toEqual(['5 seconds left', null]);
});
