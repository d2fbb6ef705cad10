import type { AnyGame, Plain } from '@warren/games';
import type { Day } from '../day.js';

/** What the challenge of a day is played with, filled in by the game. */
export function challengeSettings(game: AnyGame, { number }: Day): Plain {
  const settings = game.readSettings(game.ranking.daily(number));
  if (!settings.ok) throw new Error(`the challenge of ${game.title} cannot be played: ${settings.reason}`);
  return settings.value;
}
