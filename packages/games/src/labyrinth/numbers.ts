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

/** For looking around the clock grants so much, and so much more for each cell of a side. */
export const LOOK = { base: 6 * TICKS_PER_SECOND, cell: TICKS_PER_SECOND / 4 } as const;

/** How wide and high a level may be, and is unless it says otherwise. */
export const LABYRINTH_SIDES = { least: 3, most: 100, usual: 12 } as const;
/** The side of level n is so much more than n, and no more than `most`. */
export const RUN_SIDES = { extra: 7, most: 40 } as const;
/** A run has one exit, and one more every so many levels. */
export const LEVELS_PER_EXIT = 5;
/** How often passages cross, in thousandths. */
export const DENSITY = { base: 300, step: 50, most: 800, whole: 1000, usual: 300 } as const;
/** How many times the shortest way the clock grants, in tenths, five fewer every two levels. */
export const SLACK = { first: 30, step: 5, levels: 2, last: 20, least: 10, most: 100, whole: 10 } as const;
export const MOST_LEVEL = 999;

/** How far the exits of level 1 are at least, and those from level `until` on: in ninths of a side. */
export const WAY = { first: 9, last: 27, until: 10, whole: 9 } as const;
/** How many bridges and underpasses every way out has at least, from which level on. */
export const CROSSINGS = [
  { from: 15, least: 4 },
  { from: 5, least: 2 },
  { from: 1, least: 1 },
] as const;
/** So many labyrinths are drawn for a level, of which one is played, */
export const CANDIDATES = 8;
/** and up to so many where none of those is as it should be; but no more cells than these in all. */
export const MOST_CANDIDATES = 24;
export const MOST_DRAWN_CELLS = 48_000;

/** What a level that was won is worth: so much for its number, and so much for every whole second left. */
export const POINTS = { level: 100, second: 10 } as const;
