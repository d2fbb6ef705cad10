import { classicWalk } from './classic-walk.js';
import { labyrinthWalk } from './labyrinth-walk.js';
import { lostCauseWalk } from './lost-cause-walk.js';
import { treasureRushWalk } from './treasure-rush-walk.js';
import type { AnyWalk } from './walk.js';

/** A walk for every real-time game. */
export const WALKS: readonly AnyWalk[] = [lostCauseWalk, treasureRushWalk, classicWalk, labyrinthWalk];

/** The walk of a game; `null` where a game has none, as one of turns. */
export function walkOf(game: string): AnyWalk | null {
  return WALKS.find((known) => known.game === game) ?? null;
}
