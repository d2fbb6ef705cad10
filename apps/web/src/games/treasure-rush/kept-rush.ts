import { treasureRush } from '@warren/games/treasure-rush';
import { makeRankedShelf } from '../../game/run/ranked-storage.js';
import { STORED_RUN } from './rush-shelf.js';

/** Where the run of Treasure Rush is kept; a menu wants to know its score. */
export const keptRush = makeRankedShelf({
  game: treasureRush,
  name: STORED_RUN,
});
