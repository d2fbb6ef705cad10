import type { Result } from '@warren/engine';
import { parseWarrenCode } from '@warren/engine/codes';
import type { AnyGame } from '@warren/games';

/** Checks the code of a level: a game that is played by codes says which ones, the others take those of Warren. */
export function checkLevelCode(game: AnyGame, code: string): Result<unknown> {
  return game.traits.includes('codes') ? game.readSettings({ code }) : parseWarrenCode(code);
}
