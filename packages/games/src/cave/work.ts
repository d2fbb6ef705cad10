import type { GameWork } from '../kernel/game.js';
import { memoryOf } from './memory.js';
import type { CaveRunSettings } from './settings.js';
import type { CaveState } from './state.js';

/** What a tick costs, and each action besides what it leads to. */
export const [TICK_WORK, ACTION_WORK] = [1, 2];

/** So many cells of a region grow for one unit, and a region costs so much whatever its size. */
const [CELLS_A_UNIT, A_REGION] = [4, 60];
/** The regions around the first one are made with it. */
const FIRST_REGIONS = 16;
/** What trying a cell costs that may be a place to begin. */
const TRY_WORK = 2;

function regionWork({ regionSize }: Pick<CaveRunSettings, 'regionSize'>): number {
  return A_REGION + Math.floor((regionSize * regionSize) / CELLS_A_UNIT);
}

/** All work done with a state since its memory was made: what was counted, and the regions that were made. */
export function workOf(state: CaveState): number {
  const { work, cave } = memoryOf(state);
  return work + cave.made() * regionWork(state.settings);
}

export const caveWork: GameWork<CaveRunSettings> = {
  setup(settings) {
    const square = (4 * settings.regionSize + 1) * (4 * settings.regionSize + 1);
    return FIRST_REGIONS * regionWork(settings) + square * TRY_WORK;
  },
  tick: 400,
};
