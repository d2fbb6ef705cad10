import { describe, expect, test } from 'vitest';
import { composeTune } from '../../src/sound/tune.js';

const GAMES = ['lost-cause', 'treasure-rush', 'cave', 'classic', 'labyrinth'];

describe('the tune of a game', () => {
  test('is the same for the same game, and another for each', () => {
    expect(composeTune('cave')).toEqual(composeTune('cave'));
    expect(new Set(GAMES.map((game) => JSON.stringify(composeTune(game)))).size).toBe(GAMES.length);
  });

  test.each(GAMES)('of %s lasts half a minute or more, has rests, and stays where ears like it', (game) => {
    const { stepSeconds, steps } = composeTune(game);
    expect(stepSeconds * steps.length).toBeGreaterThan(30);
    const plucked = steps.filter((notes) => notes.some(({ voice }) => voice === 'pluck')).length;
    expect(plucked / steps.length).toBeGreaterThan(0.4);
    expect(plucked / steps.length).toBeLessThan(0.9);
    const pitches = steps.flat().map(({ pitch }) => pitch);
    expect(Math.min(...pitches)).toBeGreaterThan(40);
    expect(Math.max(...pitches)).toBeLessThan(1800);
  });
});
