import { labyrinth } from '@warren/games/labyrinth';
import { makeRankedShelf } from '../../game/run/ranked-storage.js';
import { STORED_RUN } from './labyrinth-shelf.js';

/** Where the run of Labyrinth is kept; a menu wants to know its level. */
export const keptLabyrinth = makeRankedShelf({
  game: labyrinth,
  name: STORED_RUN,
});
