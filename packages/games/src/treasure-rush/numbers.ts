import { TICKS_PER_SECOND } from '../kernel/game.js';

// Lengths are in world pixels, times in ticks, speeds in pixels a tick: all of them are whole already.

/** The side of a cell. */
export const CELL = 50;
/** The side of the body of the player, of the treasure, of a pick-up and of the hunter. */
export const BODY = 16;
/** How thick a wall is; half of it stands in each of the two cells it parts. */
export const WALL = 4;
/** The side of the square in the middle of a cell that makes slow or fast. */
export const PATCH = 40;

/** What the tile of a cell can be, as numbers in the state. */
export const TILE_NAMES = ['floor', 'slow', 'fast'] as const;
export const [PLAIN, SLOW, FAST] = [0, 1, 2];
/** Out of so many cells one is slow and one is fast, on average. */
export const CELLS_PER_PATCH = 10;

/** By tile: what entering the cell costs, in quarters of a plain cell. */
export const COST = [4, 8, 2] as const;
/** By tile: what its patch adds to the sign that decides on the speed. */
export const SIGN = [0, -1, 1] as const;
/** The speed where slow patches, none, or fast ones prevail. */
export const SPEEDS = { slow: 2, plain: 4, fast: 8 } as const;

/** What a run begins with, and how far each number can go. Severity is in tenths. */
export const START = { side: 5, lives: 3, severity: 1, ease: 5 * TICKS_PER_SECOND } as const;
export const SIDES = { least: 2, most: 20 } as const;
export const SEVERITY = { least: 1, most: 10, mostWithHunter: 3 } as const;
export const EASE = { least: TICKS_PER_SECOND, most: 5 * TICKS_PER_SECOND, step: 30 } as const;
/** Every so many mazes completed bring a life. */
export const MAZES_PER_LIFE = 10;

/** How long everything stands still when a new maze appears. */
export const PAUSE = 30;

/** How many mazes are drawn of which one is played. */
export const CANDIDATES = 5;

export const PICK_UP = {
  /** Out of so many mazes, so many have a pick-up of each kind. */
  mazes: 12,
  lives: 1,
  times: 3,
  /** What extra time adds to the clock. */
  time: 3 * TICKS_PER_SECOND,
  /** The least detour to a pick-up, in quarters of a cell. */
  detour: 8,
  /** So many cells are tried. */
  tries: 20,
} as const;

export const HUNTER = {
  speed: 3,
  /** How long it waits when a maze begins. */
  wait: 2 * TICKS_PER_SECOND,
  /** There is none in smaller mazes. */
  leastSide: 5,
  /** How many times the way counts on the clock, and what is added. */
  ways: 2,
  time: 10 * TICKS_PER_SECOND,
} as const;
