/** Health, damage and armour are counted in hundredths, so that no fraction is ever rounded twice. */
export const HUNDRED = 100;

/** A number of hundredths as people read it: `1.92`, or `3` where nothing is behind the point. */
export function sayHundredths(value: number): string {
  const rest = value % HUNDRED;
  const whole = String((value - rest) / HUNDRED);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** Health as a meter shows it: whole points, rounded up, so that the last hundredth still counts as alive. */
export function sayHealth(value: number): string {
  return String(Math.ceil(value / HUNDRED));
}

/** How many entries an inventory can have: more than there are kinds of things. */
export const MOST_ENTRIES = 20;

/** How far the player's lantern shines, in cells, and how far the better one does. */
export const LANTERN = 7;
export const BETTER_LANTERN = 9;

/** Monsters farther away than this, along either axis, do not stir. */
export const AWARE = 12;

/** No monster sees farther than this. */
export const FARTHEST_SIGHT = 8;

/** For how many turns a monster goes after a player it no longer sees. */
export const PERSISTENCE = 6;

/** How many messages are kept. */
export const LOG_LENGTH = 60;

/** So many attacks one action makes at most; a longer fight takes another one. */
export const MOST_ATTACKS = 200;

/** The side of a cell in a frame. */
export const TILE = 16;

/** How many moves a ranked expedition has. */
export const EXPEDITION_MOVES = 2000;

/** What a draught gives back. */
export const DRAUGHT = 20 * HUNDRED;

/** What a rest by a camp's fire gives back each move. */
export const CAMP_REST = 5 * HUNDRED;

/** Gold that the goods of a camp cost. */
export const PRICES = { draught: 15, mending: 25, lantern: 50 } as const;

/** Mending adds a point to any armour, so often. */
export const MOST_MENDED = 3;

/** So many moves pass until the player wakes after a lost fight. */
export const WAKE_MOVES = 10;

/** Regions kept in memory. Eight are enough to walk; a wide screen shows more at once, and monsters far and wide do. */
export const KEPT_REGIONS = { usual: 24, small: 96, smallSize: 26 } as const;
