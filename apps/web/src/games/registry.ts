import { accept, type Result, refuse } from '@warren/engine';
import type { GameEntry } from '../game/loop/game-entry.js';
import type { GameView } from '../game/loop/game-view.js';
import { caveEntry } from './cave/entry.js';
import { classicEntry } from './classic/entry.js';
import { labyrinthEntry } from './labyrinth/entry.js';
import { lostCauseEntry } from './lost-cause/entry.js';
import { treasureRushEntry } from './treasure-rush/entry.js';

/** Every game that can be played and watched here, in the order people see them. A new one is one folder and one line. */
export const GAME_ENTRIES: readonly GameEntry[] = [
  lostCauseEntry,
  treasureRushEntry,
  classicEntry,
  caveEntry,
  labyrinthEntry,
];

/** Fetches what shows a game, or says why that cannot be. */
export async function fetchView(
  id: string,
  entries: readonly GameEntry[] = GAME_ENTRIES,
): Promise<Result<GameView>> {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) {
    const known = entries.map(({ title }) => title).join(', ');
    return refuse(`the game “${id.slice(0, 40)}” cannot be shown here, only ${known}`);
  }
  try {
    return accept(await entry.view());
  } catch {
    return refuse(`${entry.title} could not be fetched; is there a connection?`);
  }
}
