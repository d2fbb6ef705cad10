import { parseLostCause } from '@warren/engine/codes';
import { orThrow } from '../kernel/checks.js';
import type { GameWork } from '../kernel/game.js';
import { CAMPAIGN_SIDES } from './numbers.js';
import type { LostCauseSettings } from './settings.js';
import type { Hunt } from './slimes.js';
import type { Level } from './state.js';

/** 16 slimes are moved, 32 tiles of their ways are looked at, and 256 times a slime looks at another, for one unit. */
const SLIMES_SHIFT = 4;
const TILES_SHIFT = 5;
const PASSED_SHIFT = 8;

/** What carving a level and placing what is in it costs. */
export function levelWork({ width, height }: Pick<Level, 'width' | 'height'>): number {
  return 200 + 2 * width * height;
}

/** What a tick costs in which the slimes hunted so. */
export function tickWork({ slimes, things }: Level, actions: number, hunt: Hunt | null): number {
  const moved = slimes.length + (actions === 0 ? 0 : actions * (slimes.length + things.length));
  if (hunt === null) return 1 + (moved >> SLIMES_SHIFT);
  return 1 + (moved >> SLIMES_SHIFT) + (hunt.looks >> TILES_SHIFT) + (hunt.passed >> PASSED_SHIFT);
}

export const lostCauseWork: GameWork<LostCauseSettings> = {
  setup({ mode, level, code }) {
    if (mode === 'maze') return levelWork(orThrow(parseLostCause(code)).grid);
    const side = CAMPAIGN_SIDES[level - 1];
    return levelWork({ width: side, height: side });
  },
  tick: 40,
};
