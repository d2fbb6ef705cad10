import type { LabyrinthState } from '@warren/games/labyrinth';
import { labyrinth } from '@warren/games/labyrinth';
import { makeRunStorage, type RunStorage } from '../../game/run/saved-run.js';
import { STORED_RUN } from './labyrinth-shelf.js';

/** Where the run of Labyrinth is kept; a menu wants to know its level. */
export const keptLabyrinth: RunStorage<LabyrinthState> = makeRunStorage({
  game: labyrinth,
  name: STORED_RUN,
});
