import { expect, test } from 'vitest';
import { announce } from '../../src/lost-cause/announce.js';
import { causeOf } from '../../src/lost-cause/cause.js';
import { lostCause } from '../../src/lost-cause/game.js';
import type { LostCauseFrame, LostCauseHud } from '../../src/lost-cause/hud.js';
import { LOST_CAUSE_EVENTS } from '../../src/lost-cause/state.js';
import { EXAMPLE, start } from '../support/lost-cause.js';

/** What only makes a sound: swings come too fast to be told. */
const SILENT = ['swing', 'hit', 'break', 'not-yet', 'wind-up', 'miss'];

const first = lostCause.frame(start({ code: EXAMPLE }));

function frame(events: readonly string[], hud: Partial<LostCauseHud> = {}): LostCauseFrame {
  return { ...first, events, hud: { ...first.hud, ...hud } };
}

test('every event of the game has words, or is meant to have none', () => {
  for (const event of LOST_CAUSE_EVENTS) {
    expect([event, announce(first, frame([event])) === null]).toEqual([event, SILENT.includes(event)]);
  }
});

test('the thing taken is named, wherever it went', () => {
  const before = frame([], { slots: ['sword', null, 'key', null, null] });
  const after = frame(['take'], { slots: ['sword', 'steel-sword', 'key', null, null] });
  expect(announce(before, after)).toBe('Steel sword taken');
});

test('a frame keeps the slots it was made with', () => {
  const state = start({ code: EXAMPLE });
  const { hud } = lostCause.frame(state);
  state.level.player.slots[1] = 'key';
  expect(hud.slots).toEqual(['sword', null, null, null, null]);
});

test('the locks that are left are counted, and none at the end', () => {
  expect(announce(first, frame(['unlock'], { locksLeft: 2 }))).toBe('Lock opened, 2 left');
  expect(announce(first, frame(['unlock'], { locksLeft: 0 }))).toBe('Lock opened, none left');
});

test('of a tick with several events the last is told, which decided', () => {
  expect(announce(first, frame(['swing', 'hurt', 'lost']))).toBe('Your lantern goes out');
  const cause = 'A red slime got you';
  expect(announce(first, frame(['hurt', 'lost'], { cause }))).toBe(cause);
});

test.each([
  ['green', 'A slime got you'],
  ['red', 'A red slime got you'],
  ['blue', 'A blue slime got you'],
  ['half', 'A half of a blue slime got you'],
] as const)('the end names what got the player: %s', (bittenBy, words) => {
  const state = start({ code: EXAMPLE });
  expect(causeOf(state)).toBeNull();
  Object.assign(state.level.player, { health: 0, bittenBy });
  expect(causeOf({ ...state, phase: 'lost' })).toBe(words);
});
