import { parseLostCause } from '@warren/engine/codes';
import { orThrow } from '../kernel/checks.js';
import type { GameWork } from '../kernel/game.js';
import { CAMPAIGN_SIDES } from './numbers.js';
import type { LostCauseSettings } from './settings.js';
import type { Level } from './state.js';

/** 32 slimes are moved, and 64 tiles of their ways are looked at, for one unit. */
const SLIMES_SHIFT = 5;
const TILES_SHIFT = 6;

/** What carving a level and placing what is in it costs. */
export function levelWork({ width, height }: Pick<Level, 'width' | 'height'>): number {
  return 200 + 2 * width * height;
}

/** What a tick costs in which the slimes looked at so many tiles. */
export function tickWork({ slimes, things }: Level, actions: number, looks: number): number {
  const moved = slimes.length + (actions === 0 ? 0 : actions * (slimes.length + things.length));
  return 1 + (moved >> SLIMES_SHIFT) + (looks >> TILES_SHIFT);
}

export const lostCauseWork: GameWork<LostCauseSettings> = {
  setup({ mode, level, code }) {
    if (mode === 'maze') return levelWork(orThrow(parseLostCause(code)).grid);
    const side = CAMPAIGN_SIDES[level - 1];
    return levelWork({ width: side, height: side });
  },
  tick: 40,
};
