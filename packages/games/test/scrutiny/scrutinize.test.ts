import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/bots/bot.js';
import { findBot } from '../../src/bots/registry.js';
import type { AnyGame } from '../../src/kernel/game.js';
import type { Recording } from '../../src/kernel/recording.js';
import { verify } from '../../src/kernel/verify.js';
import { delayBot } from '../../src/players/delayed-bot.js';
import { playHuman } from '../../src/players/humans.js';
import { SKILLS } from '../../src/players/skill.js';
import { GAMES } from '../../src/registry.js';
import { beginScrutiny, type Scrutiny, scrutinize } from '../../src/scrutiny/scrutinize.js';
import { must } from '../support/must.js';
import { botRun } from '../support/runs.js';

/** Short runs that are long enough to tell. A new game needs an entry. `warren bench scrutiny` plays longer ones. */
const SETTINGS: Readonly<Record<string, object>> = {
  'lost-cause': { level: 3 },
  'treasure-rush': { mazes: 8 },
  classic: { level: 12 },
  cave: { moves: 700 },
  labyrinth: { levels: 2 },
};
/** What it takes to find a bot that hides. */
const LONGER: Readonly<Record<string, object>> = { 'lost-cause': { level: 5 } };
const SLOW = 120_000;

const looked = (game: AnyGame, recording: Recording): Scrutiny => must(scrutinize(game, recording));
const flags = (runs: readonly Scrutiny[]) => runs.filter(({ machineLike }) => machineLike).length;

function human(game: AnyGame, i: number): Recording {
  const skill = SKILLS[i % SKILLS.length];
  const run = { settings: SETTINGS[game.id], seed: `human ${i}`, skill, ticks: 20_000 };
  return must(playHuman(game, run)).recording();
}

describe('scrutiny', () => {
  test.each(GAMES)(
    'flags the bot of $title in 99 of 100 runs',
    (game) => {
      const runs = Array.from({ length: 100 }, (_, i) =>
        looked(game, botRun(game, SETTINGS[game.id], `bot ${i}`).recording()),
      );
      expect(flags(runs)).toBeGreaterThanOrEqual(99);
    },
    SLOW,
  );

  test(
    'flags at most 2 of 200 runs of simulated people',
    () => {
      const runs = GAMES.flatMap((game) =>
        Array.from({ length: 200 / GAMES.length }, (_, i) => looked(game, human(game, i))),
      );
      expect(runs).toHaveLength(200);
      expect(flags(runs), runs.find(({ machineLike }) => machineLike)?.reason).toBeLessThanOrEqual(2);
      // They are told apart, and not left out as too short.
      expect(runs.filter(({ known }) => known).length).toBeGreaterThanOrEqual(160);
    },
    SLOW,
  );

  test.each(GAMES.filter(({ traits }) => traits.includes('real-time')))(
    'flags a bot of $title that waits at each corner, always as long or for a while that is drawn',
    (game) => {
      const bot = must(findBot(game.id));
      for (const delay of [() => () => 12, (rng: Rng) => () => 9 + rng.below(7)]) {
        const runs = Array.from({ length: 6 }, (_, i) => {
          const late = delayBot(bot, delay(Rng.fromSeed(`${i}`)));
          return looked(
            game,
            must(playOut(game, late, LONGER[game.id] ?? SETTINGS[game.id], `late ${i}`)).recording(),
          );
        });
        expect(flags(runs)).toBeGreaterThanOrEqual(5);
      }
    },
    SLOW,
  );

  test.each(GAMES)('of $title says the same beside a verification as alone, and again', (game) => {
    for (const recording of [human(game, 1), botRun(game, SETTINGS[game.id], 'beside').recording()]) {
      const beside = must(beginScrutiny(game, recording));
      expect(verify(game, recording, beside.watch)).toEqual(verify(game, recording));
      expect(beside.result()).toEqual(looked(game, recording));
    }
  });

  test('measures a bot that sees the whole map, and one that takes the shortest way', () => {
    const [lostCause, , classic] = GAMES;
    const { blind } = looked(lostCause, botRun(lostCause, { level: 5 }, 'map').recording()).measures;
    expect(blind.part).toBe(blind.whole);
    expect(blind.whole).toBeGreaterThan(10);
    const { choices, reaction } = looked(classic, botRun(classic, { level: 20 }, 'way').recording()).measures;
    expect(choices.part).toBe(choices.whole);
    expect(reaction.same).toBeGreaterThan(0.9 * reaction.count);
  });

  test('refuses a recording of another game, with the reason', () => {
    const [game, other] = GAMES;
    const recording = botRun(game, SETTINGS[game.id], 'other').recording();
    expect(scrutinize(other, recording)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(game.id),
    });
  });

  test('says that a run without a turn is too short', () => {
    for (const game of GAMES) {
      const run = { settings: SETTINGS[game.id], seed: 'short', skill: SKILLS[1], ticks: 5 };
      expect(looked(game, must(playHuman(game, run)).recording())).toMatchObject({ known: false });
    }
  });
});
