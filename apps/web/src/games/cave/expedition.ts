import { EXPEDITION_SLOT } from '@warren/client';
import { cave } from '@warren/games/cave';
import { makeRunStorage } from '../../game/run/saved-run.js';
import { boardPath } from '../../leaderboard/board-list.js';
import type { ExpeditionRules } from './storage.js';

/** Where the expedition is saved. */
export const expeditionStorage = makeRunStorage({ game: cave, slot: EXPEDITION_SLOT });

/** The board of expeditions by these rules. */
export function expeditionBoard(rules: ExpeditionRules): string {
  const name = rules === 'classic' ? 'expedition-classic' : 'expedition';
  return boardPath(`${cave.id}.${name}@${cave.rules}`);
}
