import { describe, expect, test } from 'vitest';
import { wantedDifficulty } from '../../src/labyrinth/difficulty.js';
import { curveOf, firstRise } from '../../src/players/curve.js';
import { RULES_WALKER, walkLevel } from '../../src/players/labyrinth-player.js';

/** Enough for shares within three percent. */
const SEEDS = 240;
const LEVELS = [1, 3, 5, 7, 10, 15, 20, 30] as const;

describe('LB-28: a walker who thinks 0.35 s a junction and goes wrong at every fifth', () => {
  const seeds = Array.from({ length: SEEDS }, (_, i) => `walk ${i}`);
  const curve = curveOf(
    LEVELS.flatMap((level) => seeds.map((seed) => walkLevel(RULES_WALKER, { seed, level }))),
  );
  const shareAt = (level: number) => {
    const { won = 0, tries = 1 } = curve.find((point) => point.level === level) ?? {};
    return (won * 100) / tries;
  };

  test('wins level 1 in 95 % of its tries at least, level 5 in about 80 %, level 15 in about 50 %', () => {
    expect(shareAt(1)).toBeGreaterThanOrEqual(95);
    expect(Math.abs(shareAt(5) - 80)).toBeLessThanOrEqual(6);
    expect(Math.abs(shareAt(15) - 50)).toBeLessThanOrEqual(6);
  });

  test('finds no level easier than one before it by more than 5 %', () => {
    expect(firstRise(curve, 5)).toBeNull();
  });
});

test('LB-28: the wanted difficulty rises with every level up to 35, and stays then', () => {
  const wanted = Array.from({ length: 60 }, (_, i) => wantedDifficulty(i + 1));
  expect(wanted).toEqual([...wanted].sort((a, b) => a - b));
  expect([wanted[0], wanted[34], wanted[59]]).toEqual([-55, 20, 20]);
});
