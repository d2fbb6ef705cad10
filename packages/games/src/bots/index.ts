// `@warren/games/bots`: a player of every game that needs no person, for tests, measurements and demonstrations.
export { type AnyBot, type Bot, type BotPlayer, playOut } from './bot.js';
export { caveBot } from './cave-bot.js';
export { BOTS, findBot } from './registry.js';
