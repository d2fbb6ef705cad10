import { accept, type Result, refuse } from '@warren/engine';
import type { AnyBot } from './bot.js';
import { caveBot } from './cave-bot.js';
import { classicBot } from './classic-bot.js';
import { labyrinthBot } from './labyrinth-bot.js';
import { lostCauseBot } from './lost-cause-bot.js';
import { treasureRushBot } from './treasure-rush-bot.js';

/** A bot for every game. */
export const BOTS: readonly AnyBot[] = [lostCauseBot, treasureRushBot, classicBot, caveBot, labyrinthBot];

export function findBot(game: string): Result<AnyBot> {
  const bot = BOTS.find((known) => known.game === game);
  return bot === undefined ? refuse(`there is no bot for ${game}`) : accept(bot);
}
