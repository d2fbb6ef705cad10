import { describe, expect, test } from 'vitest';
import { walkLevel } from '../../src/players/labyrinth-player.js';
import { SKILLS } from '../../src/players/skill.js';

describe('the model player of Labyrinth', () => {
  test('is the better the more skilled it is', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `skill ${i}`);
    const shares = SKILLS.map(
      (skill) => seeds.filter((seed) => walkLevel(skill, { seed, level: 8 }).won).length,
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares).size).toBe(3);
  });

  test('plays the same tries for the same seed', () => {
    const tries = () => walkLevel(SKILLS[0], { seed: 'again', level: 4 });
    expect(tries()).toEqual(tries());
  });
});
