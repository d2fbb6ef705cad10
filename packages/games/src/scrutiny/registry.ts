import { findBot } from '../bots/registry.js';
import { walkOf } from '../walks/registry.js';
import { type Turns, watchBeside } from './bot-watcher.js';
import { caveTurns } from './cave-turns.js';
import { watchHand } from './hand-watcher.js';
import type { Watcher } from './watcher.js';

/** The games of turns. Games in real time have a walk. */
const TURNS: readonly (Turns & { readonly game: string })[] = [caveTurns];

/** Who watches a run of a game of so many ticks; `null` where nothing can be measured. */
export function watcherOf(game: string, ticks: number): Watcher | null {
  const walk = walkOf(game);
  if (walk !== null) return watchHand(walk);
  const turns = TURNS.find((known) => known.game === game);
  const bot = findBot(game);
  return turns === undefined || !bot.ok ? null : watchBeside(bot.value, turns, ticks);
}
