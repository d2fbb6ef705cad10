import { type BotPlayer, findBot } from '@warren/games/bots';

/** A bot that knows a game. */
export function botPlayer(game: string): BotPlayer {
  const bot = findBot(game);
  if (!bot.ok) throw new Error(bot.reason);
  return bot.value.begin();
}
