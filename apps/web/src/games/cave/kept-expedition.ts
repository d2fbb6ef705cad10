import { cave } from '@warren/games/cave';
import { makeRankedShelf } from '../../game/run/ranked-storage.js';
import { STORED_EXPEDITION } from './expedition-shelf.js';

/** Where the expedition is kept; a menu wants to know its gold. */
export const keptExpedition = makeRankedShelf({
  game: cave,
  name: STORED_EXPEDITION,
});
