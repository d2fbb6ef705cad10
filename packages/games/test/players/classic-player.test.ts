import { Rng } from '@warren/engine';
import { expect, test } from 'vitest';
import { LEVEL_KINDS } from '../../src/classic/kinds.js';
import { classicPlayer, playLevel } from '../../src/players/classic-player.js';
import { curveOf, firstRise } from '../../src/players/curve.js';
import { SKILLS } from '../../src/players/skill.js';

const BAND = 5;
const TRIES = 3;

/** Tries at all levels of all kinds, with bands of five levels in place of levels: single ones are too few to compare. */
const trialsOf = (skill: (typeof SKILLS)[number]) =>
  LEVEL_KINDS.flatMap((kind) =>
    Array.from({ length: 30 * TRIES }, (_, i) => {
      const level = 1 + (i % 30);
      const trial = playLevel({ kind, level }, skill, Rng.fromSeed(`${kind} ${i}`));
      return { ...trial, level: Math.ceil(level / BAND) };
    }),
  );

const [novice, medium, expert] = SKILLS.map(trialsOf);
const goldOf = (trials: typeof novice) =>
  curveOf(trials.map((trial) => ({ ...trial, won: trial.medal === 'gold' })));

test.each([
  ['novice', novice],
  ['medium', medium],
  ['expert', expert],
])(
  'no level is easier for a %s than one before it by more than 5 %%, by its limit or by gold',
  (_, trials) => {
    expect(firstRise(curveOf(trials), 5)).toBeNull();
    expect(firstRise(goldOf(trials), 5)).toBeNull();
  },
);

test('everybody gets gold at first, and at last it tells players apart', () => {
  const share = (trials: typeof novice, band: number) => {
    const { won, tries } = goldOf(trials)[band];
    return Math.round((100 * won) / tries);
  };
  for (const trials of [novice, medium, expert]) expect(share(trials, 0)).toBeGreaterThan(60);
  expect(share(expert, 5)).toBeGreaterThan(35);
  expect(share(medium, 5)).toBeLessThan(share(expert, 5) - 10);
  expect(share(novice, 5)).toBeLessThan(share(medium, 5) - 10);
});

test('the same seed gives the same tries', () => {
  expect(classicPlayer.play(SKILLS[2], 'same')).toEqual(classicPlayer.play(SKILLS[2], 'same'));
});
