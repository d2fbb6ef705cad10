// `@warren/games/bots`: a player of every game that needs no person, for tests, measurements and demonstrations.
export type { AnyBot, Bot, BotPlayer } from './bot.js';
export { caveBot } from './cave-bot.js';
export { playOut } from './play-out.js';
export { BOTS, findBot } from './registry.js';
