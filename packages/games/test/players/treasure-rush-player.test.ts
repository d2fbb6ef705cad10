import { expect, test } from 'vitest';
import { curveOf, firstRise } from '../../src/players/curve.js';
import { SKILLS } from '../../src/players/skill.js';
import { meanScore, treasureRushPlayer } from '../../src/players/treasure-rush-player.js';

const SEEDS = 24;
const BAND = 8;

/** The curve of a skill over bands of scores: few tries a score would be more noise than curve. */
function bandsOf(skill: (typeof SKILLS)[number]) {
  const trials = Array.from({ length: SEEDS }, (_, i) => treasureRushPlayer.play(skill, `test-${i}`)).flat();
  return curveOf(trials.map((trial) => ({ ...trial, level: Math.floor(trial.level / BAND) * BAND })));
}

const CURVES = SKILLS.map((skill) => ({ skill, curve: bandsOf(skill) }));

test('players of every skill succeed less the higher the score is, within 5 %', () => {
  for (const { skill, curve } of CURVES) {
    expect([skill.id, firstRise(curve, 5)]).toEqual([skill.id, null]);
    // Everybody gets into the game, and hardly anybody gets through the last mazes.
    expect(curve[0].won / curve[0].tries).toBeGreaterThan(skill.id === 'novice' ? 0.6 : 0.85);
    expect((curve.at(-1)?.won ?? 0) / SEEDS).toBeLessThan(0.2);
  }
});

test('at every band of scores a better player does at least as well', () => {
  const [novice, medium, expert] = CURVES.map(({ curve }) => curve.map(({ won }) => won));
  novice.forEach((won, band) => {
    expect(medium[band]).toBeGreaterThanOrEqual(won);
    expect(expert[band]).toBeGreaterThanOrEqual(medium[band]);
  });
});

test('with the hunter a player who thinks 1 s and 0.07 s a cell comes to 0.6 to 1.1 times the score', () => {
  const ratio = meanScore({ hunter: true }) / meanScore({});
  expect(ratio).toBeGreaterThanOrEqual(0.6);
  expect(ratio).toBeLessThanOrEqual(1.1);
});
