import { TICKS_PER_SECOND } from '../kernel/game.js';

/** Sub-units: eight to a world pixel, so that all motion is in whole numbers. */
export const PIXEL = 8;
export const TILE = 64 * PIXEL;

/** The side of the maze by level, 1 to 10. */
export const CAMPAIGN_SIDES = [3, 5, 8, 10, 13, 15, 18, 20, 23, 25] as const;

export const SLOTS = 5;

/** Lengths in sub-units, times in ticks, speeds in sub-units a tick. */
export const PLAYER = {
  width: 18 * PIXEL,
  height: 14 * PIXEL,
  /** Where the body begins in the first tile. */
  startX: 27 * PIXEL,
  startY: 16 * PIXEL,
  speed: 8,
  reach: 10 * PIXEL,
  cooldown: TICKS_PER_SECOND / 5,
  /** How long a swing is to be seen. */
  swing: 12,
} as const;

export const SLIME = {
  health: 10,
  damage: 1,
  speed: 7,
  reach: 5 * PIXEL,
  cooldown: TICKS_PER_SECOND,
  /** How long a bite is to be seen. */
  bite: 20,
} as const;

/** What a hit takes from a slime, by weapon. */
export const DAMAGE: Readonly<Record<string, number>> = { sword: 5, 'steel-sword': 10 };

/** Where gear lies about, one piece for so many cells. */
export const CELLS_PER_GEAR = 20;
