import { expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { EAST, EXAMPLE, play, putSlime, standIn, start } from '../support/lost-cause.js';

const lesson = (state: ReturnType<typeof start>) => lostCause.frame(state).hud.lesson;

test('LC-46: level 1 teaches to walk, strike, take and unlock, each until it was done', () => {
  const state = start({ level: 1, sight: 1 });
  expect(lesson(state)).toBe('walk');
  play(state, `hold-${EAST}`);
  play(state, 'hold-0');
  expect(lesson(state)).toBeNull();
  const { player } = state.level;
  putSlime(state, 1, player.x + 200, player.y);
  state.settings.sight = 7;
  play(state);
  expect(lesson(state)).toBe('strike');
  play(state, 'attack');
  expect(lesson(state)).toBeNull();
  state.level.slimes = [];
  const key = state.level.things.find(({ kind }) => kind === 'key');
  standIn(state, key?.tile ?? 0);
  expect(lesson(state)).toBe('take');
  play(state, 'use');
  expect(lesson(state)).toBeNull();
  const lock = state.level.things.find(({ kind }) => kind === 'lock');
  standIn(state, lock?.tile ?? 0);
  expect(lesson(state)).toBe('unlock');
});

test('LC-46: no other level teaches', () => {
  expect(lesson(start({ level: 2 }))).toBeNull();
  expect(lesson(start({ code: EXAMPLE }))).toBeNull();
});
