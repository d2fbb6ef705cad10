import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { verify } from '../../src/kernel/verify.js';
import { playHuman } from '../../src/players/humans.js';
import { timingOf } from '../../src/players/reaction.js';
import { SKILLS } from '../../src/players/skill.js';
import { GAMES } from '../../src/registry.js';
import { spreadOf } from '../../src/scrutiny/spread.js';
import { must } from '../support/must.js';
import { SHORT_RUNS } from '../support/runs.js';

describe('a simulated person', () => {
  test.each(GAMES)('plays $title, and the same again for the same seed', (game) => {
    const settings = SHORT_RUNS[game.id][0];
    const play = (seed: string) =>
      must(playHuman(game, { settings, seed, skill: SKILLS[2], ticks: 6000 })).recording();
    const recording = play('one');
    expect(recording.actions.length).toBeGreaterThan(20);
    expect(verify(game, recording).ok).toBe(true);
    expect(play('one')).toEqual(recording);
    expect(play('other').actions).not.toEqual(recording.actions);
  });

  test('comes through a level of Classic and of Labyrinth', () => {
    for (const id of ['classic', 'labyrinth']) {
      const game = GAMES.find((known) => known.id === id) ?? GAMES[0];
      const won = Array.from({ length: 10 }, (_, i) => {
        const settings = id === 'classic' ? { level: 8 } : { levels: 1 };
        return must(playHuman(game, { settings, seed: `${i}`, skill: SKILLS[2], ticks: 20_000 }));
      }).filter(({ outcome }) => outcome.result === 'won');
      expect(won.length).toBeGreaterThanOrEqual(7);
    }
  });

  test('reacts as fast as its skill says, with a long tail, and aims a little early', () => {
    for (const skill of SKILLS) {
      const rngs = Array.from({ length: 40 }, (_, i) => timingOf(skill, Rng.fromSeed(`${i}`)));
      const draws = (draw: (timing: (typeof rngs)[number]) => number) =>
        rngs.flatMap((timing) => Array.from({ length: 50 }, () => draw(timing)));
      const reactions = draws(({ react }) => react());
      const mean = reactions.reduce((sum, each) => sum + each, 0) / reactions.length;
      expect(mean / skill.reactionTicks).toBeCloseTo(1, 0);
      const { low, median, high } = spreadOf(reactions);
      expect(high - median).toBeGreaterThan(median - low);
      expect(spreadOf(draws(({ aim }) => aim())).median).toBeLessThan(0);
    }
  });
});
