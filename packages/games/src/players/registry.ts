import { cavePlayer } from './cave-player.js';
import { classicPlayer } from './classic-player.js';
import { labyrinthPlayer } from './labyrinth-player.js';
import { lostCausePlayer } from './lost-cause-player.js';
import type { ModelPlayer } from './model-player.js';
import { treasureRushPlayer } from './treasure-rush-player.js';

/** A model player for every game. */
export const MODEL_PLAYERS: readonly ModelPlayer[] = [
  lostCausePlayer,
  treasureRushPlayer,
  classicPlayer,
  cavePlayer,
  labyrinthPlayer,
];
