import type { TreasureRushState } from '@warren/games/treasure-rush';
import { treasureRush } from '@warren/games/treasure-rush';
import { makeRunStorage, type RunStorage } from '../../game/run/saved-run.js';
import { STORED_RUN } from './rush-shelf.js';

/** Where the run of Treasure Rush is kept; a menu wants to know its score. */
export const keptRush: RunStorage<TreasureRushState> = makeRunStorage({
  game: treasureRush,
  name: STORED_RUN,
});
