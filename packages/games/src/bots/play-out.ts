import { type Result, refuse } from '@warren/engine';
import type { AnyGame } from '../kernel/game.js';
import { type Run, startRun } from '../kernel/run.js';
import type { AnyBot } from './bot.js';

/** Has a bot play a whole run. It ends at the latest when the game's longest run does. */
export function playOut(game: AnyGame, bot: AnyBot, settings: unknown, seed: string): Result<Run> {
  const run = startRun(game, settings, seed);
  if (!run.ok) return run;
  const player = bot.begin();
  while (!run.value.finished) run.value.advance(player(run.value.state));
  const { result } = run.value.outcome;
  return result === 'playing' ? refuse(`the bot did not finish within ${run.value.tick} ticks`) : run;
}
