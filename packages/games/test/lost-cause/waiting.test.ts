import { expect, test } from 'vitest';
import { stateHash } from '../../src/kernel/state-hash.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { EAST, play, start } from '../support/lost-cause.js';

test.each([true, false])('LC-39: until the first key nothing happens (original: %s)', (original) => {
  const state = start({ level: 1, sight: 49, original });
  const before = stateHash(state);
  for (let tick = 0; tick < 3600; tick++) lostCause.step(state, []);
  expect(stateHash(state)).toBe(before);
  expect(lostCause.waits?.(state)).toBe(true);
  expect(lostCause.outcome(state)).toMatchObject({ result: 'playing', seconds: 0 });
});

test('LC-39: a key that goes down begins the level; one that goes up does not', () => {
  for (const [name, begins] of [
    ['hold-0', false],
    ['continue', false],
    ['retry', false],
    [`hold-${EAST}`, true],
    ['attack', true],
    ['slot-2', true],
  ] as const) {
    const state = start({ level: 1 });
    play(state, name);
    expect([name, lostCause.waits?.(state)]).toEqual([name, !begins]);
    expect(state.level.ticks).toBe(begins ? 1 : 0);
  }
});
