import { Rng } from '@warren/engine';
import type { BotPlayer } from '../bots/bot.js';
import { caveBot } from '../bots/cave-bot.js';
import { CAVE_FIGHT } from '../cave/actions.js';
import { cave } from '../cave/game.js';
import type { CaveState } from '../cave/state.js';
import { orThrow } from '../kernel/checks.js';
import { startRun } from '../kernel/run.js';
import type { ModelPlayer, Trial } from './model-player.js';
import type { Skill } from './skill.js';

/** So many fights are counted; the level of a fight is its number. */
const FIGHTS = 12;
/** No expedition of the measure is longer. */
const MOVES = 1000;
const WAYS = 4;

/**
 * Plays an expedition as the bot does, but some decisions are wrong: a step astray on a walk, a blow where a draught,
 * another weapon or a retreat was right. Each fight is a try.
 */
export const cavePlayer: ModelPlayer = {
  game: 'cave',
  seeds: 20,
  play(skill, seed) {
    const run = orThrow(startRun(cave, { mode: 'expedition', moves: MOVES }, seed));
    const state = run.state as CaveState;
    const player = beginFallible(skill, Rng.fromSeed(seed, 'model player'));
    const trials: Trial[] = [];
    let begun = 0;
    while (!run.finished && trials.length < FIGHTS) {
      const { defeated, deaths, phase } = state;
      if (phase !== 'fighting') begun = run.tick;
      run.advance(player(state));
      const [won, lost] = [state.defeated > defeated, state.deaths > deaths];
      if (!won && !lost) continue;
      const foe = state.log.filter(({ event }) => event === (lost ? 'lost' : 'won')).at(-1)?.about ?? '';
      const ticks = (run.tick - begun) * skill.thinkTicks;
      trials.push({ level: trials.length + 1, won: !lost, ticks, cause: lost ? foe : null });
    }
    return trials;
  },
};

/** Does as the bot would, except where it decides wrongly. */
export function beginFallible({ errorPercent }: Skill, rng: Rng): BotPlayer<CaveState> {
  const player = caveBot.begin();
  return (state) => {
    const right = player(state);
    if (rng.below(100) >= errorPercent) return right;
    return [state.phase === 'fighting' ? CAVE_FIGHT : rng.below(WAYS)];
  };
}
