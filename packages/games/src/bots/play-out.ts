import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from '../kernel/game.js';
import { type Run, startRun } from '../kernel/run.js';
import type { Bot } from './bot.js';

/** Has a bot play a whole run. It ends at the latest when the game's longest run does. */
// biome-ignore lint/suspicious/noExplicitAny: a bot of any game.
export function playOut(game: AnyGame, bot: Bot<any>, settings: unknown, seed: string): Result<Run> {
  const run = startRun(game, settings, seed);
  if (!run.ok) return run;
  while (!run.value.finished && run.value.tick < game.maxTicks)
    run.value.advance(bot.actions(run.value.state));
  return run.value.finished
    ? accept(run.value)
    : refuse(`the bot did not finish within ${game.maxTicks} ticks`);
}
