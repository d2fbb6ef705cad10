import { type Result, refuse } from '@warren/engine';
import type { AnyGame } from '../kernel/game.js';
import { type Run, startRun } from '../kernel/run.js';

/** Plays a game through actions alone, as a person would: it looks at the state and never changes it. */
export interface Bot<State = unknown> {
  /** The id of the game it plays. */
  readonly game: string;
  /** Sits down to a run. The player may remember what it is about, so each run needs one of its own. */
  begin(): BotPlayer<State>;
}

/** Says the actions of the next tick. */
export type BotPlayer<State = unknown> = (state: State) => readonly number[];

/** The directions to hold to make up an offset; none along an axis that is near enough. */
export function directionsTo(dx: number, dy: number, near: number): number {
  return (dx > near ? 2 : dx < -near ? 8 : 0) | (dy > near ? 4 : dy < -near ? 1 : 0);
}

/** The actions that hold directions: what is held already needs none. */
export function holdActions({ held }: { readonly held: number }, directions: number): number[] {
  return held === directions ? [] : [directions];
}

/** A bot of some game: what the registry holds. */
// biome-ignore lint/suspicious/noExplicitAny: bots of different games have different states.
export type AnyBot = Bot<any>;

/** Has a bot play a whole run. It ends at the latest when the game's longest run does. */
export function playOut(game: AnyGame, bot: AnyBot, settings: unknown, seed: string): Result<Run> {
  const run = startRun(game, settings, seed);
  if (!run.ok) return run;
  const player = bot.begin();
  while (!run.value.finished) run.value.advance(player(run.value.state));
  const { result } = run.value.outcome;
  return result === 'playing' ? refuse(`the bot did not finish within ${run.value.tick} ticks`) : run;
}
