import { expect, test } from 'vitest';
import { announce, causeOf, readyText } from '../../src/labyrinth/announce.js';
import { labyrinth } from '../../src/labyrinth/game.js';
import { BRIDGE, NORTH, play, start } from '../support/labyrinth.js';
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

test('before a level it is said what it is, and how long its clock is', () => {
  const round = start({ maze: BRIDGE, slack: 0 }).round;
  expect(readyText(round)).toBe('3 x 3, 1 exit, no clock: ready?');
  expect(readyText({ ...round, width: 9, height: 9, exits: [1, 5], limit: 895 })).toBe(
    '9 x 9, 2 exits, 14 s: ready?',
  );
});

test('a lost run has its cause in a sentence, no other has one', () => {
  const state = start({ maze: BRIDGE });
  expect(causeOf(state)).toBeNull();
  play(state, NORTH);
  while (!labyrinth.finished(state)) play(state, 0);
  expect(causeOf(state)).toMatch(
    /^The clock ran out after 8 s: the way was 2 steps, 1 s without a detour\. Look before the first step; /,
  );
});
