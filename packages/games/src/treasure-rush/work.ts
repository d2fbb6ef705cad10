import type { GameWork } from '../kernel/game.js';
import { candidatesAt } from './maze.js';
import { CELL, HUNTER, PICK_UP, START } from './numbers.js';
import type { TreasureRushSettings } from './settings.js';
import type { Round, TreasureRushState } from './state.js';

/** A tick without a new maze. */
export const TICK_WORK = 1;

/** So many cells are carved, measured or searched for one unit. */
const CELLS_A_UNIT = 6;
/** A pick-up takes two ways from each cell that is tried for it. */
const WAYS_A_TRY = 2;

/** What drawing the candidates for a maze and laying what is in it costs. */
export function roundWork({
  settings,
  score,
  side,
}: Pick<TreasureRushState, 'settings' | 'score' | 'side'>): number {
  const mazes = settings.choice ? 2 * candidatesAt(score) : 2;
  const ways = settings.pickups ? PICK_UP.tries * WAYS_A_TRY : 0;
  return 200 + Math.floor((side * side * (mazes + ways)) / CELLS_A_UNIT);
}

/** What a tick of the hunter costs, who looks for the way in the middle of every cell. */
export function huntWork({ side }: Pick<Round, 'side'>): number {
  const ticksPerCell = Math.floor((CELL * HUNTER.parts) / HUNTER.most);
  return 1 + Math.floor((side * side) / (ticksPerCell * CELLS_A_UNIT));
}

export const treasureRushWork: GameWork<TreasureRushSettings> = {
  setup: (settings) => roundWork({ settings, score: 0, side: START.side }),
  tick: 60,
};
