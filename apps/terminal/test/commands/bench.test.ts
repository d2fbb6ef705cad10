import { GAMES } from '@warren/games';
import { MODEL_PLAYERS, SKILLS } from '@warren/games/players';
import { expect, test } from 'vitest';
import { warrenProcess } from '../support/warren.js';

test('a model player plays every game', () => {
  expect(MODEL_PLAYERS.map(({ game }) => game).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

test('warren bench play prints a curve a skill, the time of a run and the causes of defeat', async () => {
  const { code, out } = await warrenProcess(['bench', 'play', 'cave', '--json']);
  expect(code).toBe(0);
  const reports = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(reports.map(({ skill }) => skill)).toEqual(SKILLS.map(({ id }) => id));
  for (const { game, seconds, curve, causes } of reports) {
    expect([game, seconds > 0]).toEqual(['cave', true]);
    for (const { level, percent } of curve) expect([level > 0, percent >= 80]).toEqual([true, true]);
    expect(causes.length).toBeGreaterThan(0);
  }
});

test('a game that no model player plays is refused with the nearest one', async () => {
  const { code, err } = await warrenProcess(['bench', 'play', 'clasic']);
  expect([code, err]).toEqual([2, expect.stringContaining('did you mean "classic"?')]);
});
