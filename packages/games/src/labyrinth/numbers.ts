import { TICKS_PER_SECOND } from '../kernel/game.js';

// Lengths are in sub-units, of which a cell has 60 a side; times are in ticks.

/** The side of a cell, and from the middle of one to the middle of the next. */
export const CELL = 60;
/** How far the player walks in a tick: four cells a second. */
export const SPEED = 4;
/** How thick a wall is; half of it stands in each of the two cells it parts. */
export const WALL = 4;
/** The side of the player, and of everything that lies in a cell. */
export const BODY = 28;
/** How long a cell takes. */
export const TICKS_PER_CELL = CELL / SPEED;

/** For how long everything stands still when a level begins. */
export const LEVEL_PAUSE = TICKS_PER_SECOND;

/** How wide and high a level may be, and is unless it says otherwise. */
export const LABYRINTH_SIDES = { least: 3, most: 100, usual: 12 } as const;
/** The side of level n is so much more than n, and no more than `most`. */
export const RUN_SIDES = { extra: 7, most: 40 } as const;
/** A run has one exit, and one more every so many levels. */
export const LEVELS_PER_EXIT = 5;
/** How often passages cross, in thousandths. */
export const DENSITY = { base: 100, step: 50, most: 800, whole: 1000, usual: 300 } as const;
/** How many times the shortest way the clock grants, in tenths. */
export const SLACK = { first: 30, step: 1, last: 15, least: 10, most: 100, whole: 10 } as const;
export const MOST_LEVEL = 999;

/** What a level that was won is worth: so much for its number, and so much for every whole second left. */
export const POINTS = { level: 100, second: 10 } as const;
