import { describe, expect, test } from 'vitest';
import { canRelax, GAMES, isRelaxedRun, relaxedSettings, startRun } from '../../src/index.js';
import { lostCause } from '../../src/lost-cause/index.js';
import { treasureRush } from '../../src/treasure-rush/index.js';
import { must } from '../support/must.js';

describe('a relaxed run', () => {
  test('is one by its settings, in every game with a clock, and on no board', () => {
    const timed = GAMES.filter((game) => !game.traits.includes('turns'));
    expect(timed.map(({ id }) => id)).toEqual(['lost-cause', 'treasure-rush', 'classic', 'labyrinth']);
    for (const game of timed) {
      const run = must(startRun(game, {}, 'seed'));
      expect([isRelaxedRun(run), canRelax(run)]).toEqual([false, true]);
      const relaxed = must(startRun(game, relaxedSettings(game, {}), 'seed'));
      expect([isRelaxedRun(relaxed), canRelax(relaxed)]).toEqual([true, false]);
      expect(isRelaxedRun(relaxed.recording())).toBe(true);
      expect(game.ranking.boardOf(relaxed.settings)).toBeNull();
    }
  });

  test('keeps the other settings, and is none where the game refuses it', () => {
    expect(relaxedSettings(treasureRush, { hunter: true })).toEqual({ hunter: true, relaxed: true });
    const original = { mode: 'campaign', original: true };
    expect(relaxedSettings(lostCause, original)).toBe(original);
    expect(canRelax(must(startRun(lostCause, original, 'seed')))).toBe(false);
    for (const game of GAMES.filter(({ traits }) => traits.includes('turns')))
      expect(canRelax(must(startRun(game, {}, 'seed')))).toBe(false);
  });

  test('is one by the word of its settings alone', () => {
    const words = [{ relaxed: true }, { relaxed: 1 }, {}, null].map((settings) => isRelaxedRun({ settings }));
    expect(words).toEqual([true, false, false, false]);
  });
});
