import type { GameWork } from '../kernel/game.js';
import { memoryOf } from './memory.js';
import type { CaveRunSettings } from './settings.js';
import type { CaveState } from './state.js';

/** What a tick costs, and each action besides what it leads to. */
export const [TICK_WORK, ACTION_WORK] = [1, 2];

/**
 * What a region costs whatever its size, ten cells of it, and ten steps of growth of a cell along a side: it grows with
 * a margin. Measured where almost everything is rock and has to be joined by tunnels; usual regions cost a third.
 */
const [A_REGION, TEN_CELLS, TEN_STEPS] = [200, 4, 7];
/** The regions around the first one are made with it. */
const FIRST_REGIONS = 16;
/** What trying a cell costs that may be a place to begin. */
const TRY_WORK = 2;

type Growth = Pick<CaveRunSettings, 'regionSize' | 'iterations' | 'smoothing'>;

function regionWork({ regionSize, iterations, smoothing }: Growth): number {
  const steps = (iterations + smoothing) * regionSize;
  return A_REGION + Math.floor((regionSize * regionSize * TEN_CELLS + steps * TEN_STEPS) / 10);
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
