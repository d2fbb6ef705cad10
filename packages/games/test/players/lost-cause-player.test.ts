import { expect, test } from 'vitest';
import { makeLostCauseBot } from '../../src/bots/lost-cause-bot.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { curveOf, firstRise } from '../../src/players/curve.js';
import { AT_ONCE, beginExplorer } from '../../src/players/lost-cause-explorer.js';
import { lostCausePlayer } from '../../src/players/lost-cause-player.js';
import { SKILLS } from '../../src/players/skill.js';
import { start } from '../support/lost-cause.js';

const MINUTE = 3600;

test('a novice wins the first levels and not the last, an expert wins more, and the curves fall', () => {
  const [novice, , expert] = SKILLS;
  const low = curveOf(lostCausePlayer.play(novice, 'test'));
  expect(low.slice(0, 3).every(({ won }) => won === 1)).toBe(true);
  expect(low.slice(7).every(({ won }) => won === 0)).toBe(true);
  expect(firstRise(low, 5)).toBeNull();
  const high = lostCausePlayer.play(expert, 'test').filter(({ won }) => won).length;
  expect(high).toBeGreaterThan(low.filter(({ won }) => won === 1).length);
});

test('an explorer with a perfect memory completes level 10 within 18 minutes', () => {
  const state = start({ level: 10 }, 'explorer');
  const player = beginExplorer(AT_ONCE);
  while (!lostCause.finished(state) && state.level.ticks < 30 * MINUTE) lostCause.step(state, player(state));
  expect(state.phase).toBe('won');
  expect(state.level.ticks).toBeLessThan(18 * MINUTE);
});

test.each([5, 6, 7, 8, 9, 10])('a bot that sees everything and never strikes dies on level %i', (level) => {
  for (const seed of ['a', 'b', 'c']) {
    const state = start({ level }, seed);
    const player = makeLostCauseBot({ strikes: false }).begin();
    while (!lostCause.finished(state) && state.level.ticks < 30 * MINUTE)
      lostCause.step(state, player(state));
    expect([seed, state.phase]).toEqual([seed, 'lost']);
  }
});
