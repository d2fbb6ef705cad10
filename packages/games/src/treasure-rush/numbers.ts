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
/** Between these scores, when all else has grown as far as it can, the clock and the choice go on getting harder. */
export const LATE = {
  from: 15,
  to: 40,
  /** What the last of these scores takes from the ease, and adds to the wanted difficulty and to the candidates. */
  ease: 30,
  difficulty: 135,
  candidates: 15,
} as const;
/** Every so many mazes completed bring a life. */
export const MAZES_PER_LIFE = 10;

/** How long everything stands still when a new maze appears. The first one waits for the player. */
export const PAUSE = 30;
/** How long a maze that was missed stays, with the cheapest way shown. */
export const SHOWN = TICKS_PER_SECOND;
/** The alarm: the last ticks of a clock, or the last tenths of a short one, whichever is shorter. */
export const ALARM = { ticks: 2 * TICKS_PER_SECOND, tenths: 3, beat: 30 } as const;
/** By how much a body may hang on a corner and still be led round it. */
export const CORNER_HELP = 8;
/** How many times as long the clock of a relaxed run is. */
export const RELAXED = 4;

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
  /** Its speed at a score of 0, in parts of a pixel a tick; with each point it gains one part, until so many. */
  speed: 60,
  parts: 20,
  most: 80,
  /** It is near from here on, along both axes, and no longer from there on. */
  near: 2 * CELL,
  far: 3 * CELL,
  /** How long it waits when a maze begins. */
  wait: 90,
  /** There is none in smaller mazes. */
  leastSide: 5,
  /** What is added to the clock besides the way once more, as long as the ease is whole. */
  time: 10 * TICKS_PER_SECOND,
} as const;
