import { accept, type Result, Rng, refuse } from '@warren/engine';
import type { BotPlayer } from '../bots/bot.js';
import type { AnyGame } from '../kernel/game.js';
import { type Run, startRun } from '../kernel/run.js';
import { walkOf } from '../walks/registry.js';
import type { AnyWalk } from '../walks/walk.js';
import { beginFallible } from './cave-player.js';
import { beginCaveKeys } from './human-cave.js';
import { beginHumanExplorer } from './human-lost-cause.js';
import { beginHumanWalk, decideInView } from './human-walker.js';
import { timingOf } from './reaction.js';
import type { Skill } from './skill.js';

/** A run to be played, of at most so many ticks. */
export interface HumanRun {
  readonly settings: object;
  readonly seed: string;
  readonly skill: Skill;
  readonly ticks: number;
}

/**
 * Has a simulated person play, who reacts, foresees, errs and slips as people do, each a little differently. What looks
 * for programs is measured with these runs.
 */
export function playHuman(game: AnyGame, { settings, seed, skill, ticks }: HumanRun): Result<Run> {
  const run = startRun(game, settings, seed);
  if (!run.ok) return run;
  const player = beginHuman(game.id, skill, Rng.fromSeed(seed, `human ${skill.id}`));
  if (player === null) return refuse(`nobody plays ${game.title}`);
  while (!run.value.finished && run.value.tick < ticks) run.value.advance(player(run.value.state));
  return accept(run.value);
}

function beginHuman(game: string, skill: Skill, rng: Rng): BotPlayer | null {
  if (game === 'lost-cause') return beginHumanExplorer(skill, rng) as BotPlayer;
  if (game === 'cave') {
    const begin = rng.chance(1, 2) ? beginCaveKeys : beginFallible;
    return begin(skill, rng) as BotPlayer;
  }
  const walk = walkOf(game);
  return walk === null ? null : beginWalker(walk, skill, rng);
}

function beginWalker(walk: AnyWalk, skill: Skill, rng: Rng): BotPlayer {
  const timing = timingOf(skill, rng);
  const walker = beginHumanWalk({ walk, skill, timing, rng, decide: decideInView(walk, skill, rng) });
  let last = 0;
  return (state) => {
    const held = walker.hold(state);
    if (held === last) return [];
    last = held;
    return [held];
  };
}
