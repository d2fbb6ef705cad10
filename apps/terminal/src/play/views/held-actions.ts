import type { AnyGame } from '@warren/games';
import type { Input } from '../game-view.js';

/** The actions of a tick in games in which directions are held: what was pressed, and a change of what is held. */
export function heldActions(game: AnyGame, { held, pressed }: Input, heldInGame: number): number[] {
  const actions = pressed.map((name) => game.actions.indexOf(name)).filter((action) => action >= 0);
  // Opposite directions would cancel each other; the game is told what the keys say.
  if (held !== heldInGame) actions.push(game.actions.indexOf(`hold-${held}`));
  return actions;
}
