import { accept, nearest, type Result, refuse } from '@warren/engine';
import { cave } from './cave/game.js';
import { classic } from './classic/game.js';
import type { AnyGame } from './kernel/game.js';
import { labyrinth } from './labyrinth/game.js';
import { lostCause } from './lost-cause/game.js';
import { treasureRush } from './treasure-rush/game.js';

/** Every game, in the order people see them. A new one is one folder and one line here. */
export const GAMES: readonly AnyGame[] = [lostCause, treasureRush, classic, cave, labyrinth];

const byId = new Map(GAMES.map((game) => [game.id, game]));

export function findGame(id: string): Result<AnyGame> {
  const game = byId.get(id);
  if (game !== undefined) return accept(game);
  return refuse(`there is no game "${id.slice(0, 40)}"; ${nearest(id, [...byId.keys()])}`);
}
