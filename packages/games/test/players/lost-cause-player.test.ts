import { expect, test } from 'vitest';
import { curveOf, firstRise } from '../../src/players/curve.js';
import { diesUnarmed, explorerTicks, lostCausePlayer } from '../../src/players/lost-cause-player.js';
import { SKILLS } from '../../src/players/skill.js';

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

test('an explorer with a perfect memory completes the campaign within 75 minutes, level 10 in less than 18 on average', () => {
  const done = ['a', 'b', 'c'].map(explorerTicks);
  for (const ticks of done) expect(ticks?.campaign).toBeLessThan(75 * MINUTE);
  const last = done.reduce((sum, ticks) => sum + (ticks?.last ?? 0), 0);
  expect(last / done.length).toBeLessThan(18 * MINUTE);
});

test.each([5, 6, 7, 8, 9, 10])('a bot that sees everything and never strikes dies on level %i', (level) => {
  for (const seed of ['a', 'b', 'c']) expect([seed, diesUnarmed(level, seed)]).toEqual([seed, true]);
});
