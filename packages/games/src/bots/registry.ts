import { accept, type Result, refuse } from '@warren/engine';
import type { Bot } from './bot.js';
import { lostCauseBot } from './lost-cause-bot.js';

/** A bot for every game. */
// biome-ignore lint/suspicious/noExplicitAny: bots of different games have different states.
export const BOTS: readonly Bot<any>[] = [lostCauseBot];

// biome-ignore lint/suspicious/noExplicitAny: as above.
export function findBot(game: string): Result<Bot<any>> {
  const bot = BOTS.find((known) => known.game === game);
  return bot === undefined ? refuse(`there is no bot for ${game}`) : accept(bot);
}
