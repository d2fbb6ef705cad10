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
  cooldown: TICKS_PER_SECOND / 5,
  /** How long a swing is to be seen. */
  swing: 12,
  /** A body that catches on a corner by no more than this slides round it. */
  corner: 14 * PIXEL,
} as const;

export const SLIME = {
  cooldown: TICKS_PER_SECOND,
  /** Half of its body: so far a step aside keeps from the edge of the tile. */
  side: 10 * PIXEL,
  /** How long a bite is to be seen. */
  bite: 20,
} as const;

/** What a hit takes from a slime, by weapon. */
export const DAMAGE: Readonly<Record<string, number>> = { sword: 5, 'steel-sword': 10 };

/** Where gear lies about everywhere, one piece for so many cells. */
export const CELLS_PER_GEAR = 20;

/** A bandage gives back one part in so many of the whole health, rounded up. */
export const BANDAGE_PARTS = 3;

/** Lantern oil makes the view half as wide again for so many ticks. */
export const OIL_TICKS = 60 * TICKS_PER_SECOND;

/** Whom a slime follows that is no further away than this along both axes walks at the slower pace. */
export const HUNTED = (5 * TILE) / 2;

/** In the usual campaign there are no more pairs of key and lock than this, from the level on that has gear. */
export const MOST_PAIRS = 6;

/** The levels from which on there is more to meet. */
export const FROM_LEVEL = { gear: 3, red: 4, shapes: 5, blue: 7 } as const;

/** How player and slimes meet. Lengths are from middle to middle. */
export interface FightRules {
  /** How far the sword reaches, and how far a bite. */
  readonly sword: number;
  readonly bite: number;
  /** How near a slime comes before it winds up for a bite, and for how many ticks it does. */
  readonly lunge: number;
  readonly windUp: number;
  /** How near slimes come to each other, and to the player; 0 where they stand in each other. */
  readonly slimeGap: number;
  readonly playerGap: number;
  /** A bite takes one part in so many of the whole health, and at least 1. */
  readonly biteParts: number;
  /** How fast the player walks while slimes hunt, and else; sub-units a tick. */
  readonly pace: number;
  readonly freePace: number;
  /** A slime goes at one part in so many of its speed. */
  readonly slowness: number;
}

/** The published numbers. A slime bites as soon as it is there, and figures stand in each other. */
const ORIGINAL: FightRules = {
  sword: 10 * PIXEL,
  bite: 5 * PIXEL,
  lunge: 5 * PIXEL,
  windUp: 0,
  slimeGap: 0,
  playerGap: 0,
  biteParts: 1000,
  pace: 8,
  freePace: 8,
  slowness: 1,
};

/** Figures keep apart, so that sword and bite reach further; a bite is announced. */
const USUAL: FightRules = {
  sword: 28 * PIXEL,
  bite: 22 * PIXEL,
  lunge: 19 * PIXEL,
  windUp: 18,
  slimeGap: 20 * PIXEL,
  playerGap: 16 * PIXEL,
  biteParts: 16,
  pace: 14,
  freePace: 28,
  slowness: 1,
};

const RELAXED: FightRules = { ...USUAL, windUp: 36, slowness: 2 };

export function fightRules({ original, relaxed }: { original: boolean; relaxed: boolean }): FightRules {
  return original ? ORIGINAL : relaxed ? RELAXED : USUAL;
}
