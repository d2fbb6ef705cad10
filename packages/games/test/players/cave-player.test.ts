import { expect, test } from 'vitest';
import { cavePlayer } from '../../src/players/cave-player.js';
import { curveOf, firstRise } from '../../src/players/curve.js';
import { SKILLS } from '../../src/players/skill.js';

const SEEDS = 16;
const BAND = 4;

/** The fights of a skill in bands: by single fights, one that is lost would be a step of the curve. */
function bandsOf(skill: (typeof SKILLS)[number]) {
  const trials = Array.from({ length: SEEDS }, (_, i) => cavePlayer.play(skill, `test-${i}`)).flat();
  return curveOf(trials.map((trial) => ({ ...trial, level: Math.ceil(trial.level / BAND) })));
}

test.each(SKILLS)(
  'nine fights of ten at least are won, and later ones are no easier by more than a twentieth: $id',
  (skill) => {
    const curve = bandsOf(skill);
    expect(curve).toHaveLength(3);
    for (const { won, tries } of curve) expect(won / tries).toBeGreaterThanOrEqual(0.9);
    expect(firstRise(curve, 5)).toBeNull();
  },
);

test('the same seed gives the same fights', () => {
  expect(cavePlayer.play(SKILLS[2], 'same')).toEqual(cavePlayer.play(SKILLS[2], 'same'));
});
