import { type CaveState, cave } from '@warren/games/cave';
import { makeRunStorage, type RunStorage } from '../../game/run/saved-run.js';
import { STORED_EXPEDITION } from './storage.js';

/** Where the expedition is kept; a menu wants to know its gold. */
export const expeditionStorage: RunStorage<CaveState> = makeRunStorage({
  game: cave,
  name: STORED_EXPEDITION,
});
