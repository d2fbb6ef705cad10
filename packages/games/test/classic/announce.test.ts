import { expect, test } from 'vitest';
import { announce } from '../../src/classic/announce.js';
import { classic } from '../../src/classic/game.js';
import { HINT, SOLUTION, start } from '../support/classic.js';

test('it is said when help makes a run unranked, and when time takes a medal', () => {
  const state = start({ level: 5 });
  const tick = (actions: readonly number[]) => {
    const before = classic.frame(state);
    classic.step(state, actions);
    return announce(before, classic.frame(state));
  };
  expect(tick([0])).toBe(null);
  while (state.ticks < state.maze.medals.gold) expect(tick([])).toBe(null);
  expect(tick([])).toBe('Too late for gold: silver is still to be had');
  expect(tick([HINT])).toBe('Help makes this run unranked: no medal, no board. Ask once more to see it.');
  expect(tick([HINT])).toBe('The way to the next turn is shown. This run is unranked now.');
  expect(tick([SOLUTION])).toBe('The whole way is shown. This run is unranked now.');
});
