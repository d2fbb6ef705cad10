/** Health, damage and armour are counted in hundredths, so that no fraction is ever rounded twice. */
export const HUNDRED = 100;

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

/** The side of a cell in a frame. */
export const TILE = 16;

/** How many moves a ranked expedition has. */
export const EXPEDITION_MOVES = 2000;

/** What a draught gives back. */
export const DRAUGHT = 20 * HUNDRED;

/** Regions kept in memory. Eight are enough to walk; a wide screen shows more at once. */
export const KEPT_REGIONS = 24;
