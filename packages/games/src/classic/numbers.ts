import { TICKS_PER_SECOND } from '../kernel/game.js';

// Lengths are in world pixels, times in ticks.

/** The side of a cell; whole when it is cut into the ticks of a step. */
export const CELL = 48;
/** How thick a wall is; half of it stands in each of the two cells it parts. */
export const WALL = 4;
/** The side of the player, and of everything that lies in a cell. */
export const BODY = 32;

/** A step takes so long: ten cells a second. */
export const STEP = 6;

export const CLASSIC_LEVELS = 30;
/** How many cells wide and high a level is. */
export const levelSide = (level: number): number => level + 3;
/** How wide and high a custom maze may be, and is unless it says otherwise. */
export const CLASSIC_SIDES = { least: 2, most: 200, usual: 20 } as const;

/** The season whose mazes the boards of the levels are about. */
export const CLASSIC_SEASON = 1;
export const LAST_SEASON = 999;

/** With tunnels, a part of the maze has at most this share of its cells, and at least so many. */
export const PARTS = { share: 6, least: 4 } as const;

/** Every medal and the time limit grant this much for a first look at the maze. */
export const LOOK = 2 * TICKS_PER_SECOND;

/** The longest run: four hours. */
export const LONGEST = 4 * 60 * 60 * TICKS_PER_SECOND;
/** What a run would earn that took no time; each tick costs one. It is more than the longest run has. */
export const MOST_POINTS = 1_000_000;
