import { accept, nearest, type Result, refuse } from '@warren/engine';
import type { GameView } from '../game-view.js';
import { caveView } from './cave.js';
import { classicView } from './classic.js';
import { labyrinthView } from './labyrinth.js';
import { lostCauseView } from './lost-cause.js';
import { treasureRushView } from './treasure-rush.js';

/** Every game the terminal can show, in the order of its menu. */
export const VIEWS: readonly GameView[] = [
  lostCauseView,
  treasureRushView,
  caveView,
  classicView,
  labyrinthView,
];

/** The view of a game by its id, or which one was probably meant. */
export function findView(id: string): Result<GameView> {
  const view = VIEWS.find(({ game }) => game.id === id);
  if (view !== undefined) return accept(view);
  return refuse(
    `there is no game "${id.slice(0, 40)}"; ${nearest(
      id,
      VIEWS.map(({ game }) => game.id),
    )}`,
  );
}
