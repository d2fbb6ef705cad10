/** Health, damage and armour are counted in hundredths, so that no fraction is ever rounded twice. */
export const HUNDRED = 100;

/** A number of hundredths as people read it: `1.92`, or `3` where nothing is behind the point. */
export function sayHundredths(value: number): string {
  const rest = value % HUNDRED;
  const whole = String((value - rest) / HUNDRED);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** How many entries an inventory can have: more than there are kinds of things. */
export const MOST_ENTRIES = 20;

/** How far the player's lantern shines, in cells. */
export const LANTERN = 7;

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

/** Regions kept in memory. Eight are enough to walk; a wide screen shows more at once, and monsters far and wide do. */
export const KEPT_REGIONS = { usual: 24, small: 64, smallSize: 16 } as const;
