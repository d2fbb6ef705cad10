import { type CaveState, cave } from '@warren/games/cave';
import { makeRunStorage, type RunStorage } from '../../game/run/saved-run.js';
import { boardPath } from '../../leaderboard/board-list.js';
import { type ExpeditionRules, STORED_EXPEDITION } from './storage.js';

/** Where the expedition is saved. */
export const expeditionStorage: RunStorage<CaveState> = makeRunStorage({
  game: cave,
  name: STORED_EXPEDITION,
});

/** The board of expeditions by these rules. */
export function expeditionBoard(rules: ExpeditionRules): string {
  const name = rules === 'classic' ? 'expedition-classic' : 'expedition';
  return boardPath(`${cave.id}.${name}@${cave.rules}`);
}
