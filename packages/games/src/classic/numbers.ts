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

/** A level is the first of so many draws whose way has enough turns. */
export const LEVEL_DRAWS = 256;

/** The turns that the way of a level has at least, in thirds of a turn: 4 and a third for each level. */
export const leastTurnThirds = (level: number): number => 12 + level;

/** Tunnels are dug anew so often at most, in mazes of a level's size; in larger ones less often, */
export const TUNNEL_DRAWS = 64;
/** so that the cells of all draws are no more than this, or those of four draws. */
export const TUNNEL_CELLS = TUNNEL_DRAWS * levelSide(CLASSIC_LEVELS) * levelSide(CLASSIC_LEVELS);
export const LEAST_TUNNEL_DRAWS = 4;
/** The way through a maze with tunnels takes so many of them at least. */
export const TUNNELS_TAKEN = 2;

/** With tunnels, a part of the maze has at most this share of its cells, and at least so many. */
export const PARTS = { share: 6, least: 4 } as const;

/** Par grants this much for a first look at the maze. */
export const LOOK = 2 * TICKS_PER_SECOND;
/** The times of silver and bronze in halves of par; gold is par itself. */
export const MEDAL_HALVES = { silver: 3, bronze: 5 } as const;
/** Two medals are at least this far apart. */
export const MEDAL_GAP = TICKS_PER_SECOND;
/** The time limit: so many times par, and no less than this. */
export const LIMIT = { pars: 3, least: 10 * TICKS_PER_SECOND } as const;

/** The longest run: four hours. */
export const LONGEST = 4 * 60 * 60 * TICKS_PER_SECOND;
/** What a run would earn that took no time; each tick costs one. It is more than the longest run has. */
export const MOST_POINTS = 1_000_000;
