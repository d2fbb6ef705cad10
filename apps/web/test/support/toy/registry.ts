import type { GameEntry } from '../../../src/game/loop/game-entry.js';
import { fetchView as fetchRealView, GAME_ENTRIES as REAL_ENTRIES } from '../../../src/games/registry.js';
import { toyEntry } from './entry.js';

/** The registry of the web with one line more. */
export const GAME_ENTRIES: readonly GameEntry[] = [...REAL_ENTRIES, toyEntry];

export const fetchView = (id: string) => fetchRealView(id, GAME_ENTRIES);
