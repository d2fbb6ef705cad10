const SIDE_LIMIT = 8;

/**
 * The side that a random word picks among the set bits of `free`, lowest bit first.
 *
 * It scales the word's upper 24 bits to the number of choices: no division, the same in a lookup table as
 * here, and a bias below one in two million.
 */
export function pickFreeSide(free: number, word: number): number {
  let index = ((word >>> 8) * bitCount(free)) >>> 24;
  for (let side = 0; side < SIDE_LIMIT; side++) {
    if ((free & (1 << side)) !== 0 && index-- === 0) return side;
  }
  throw new Error('pickFreeSide was called without a free side');
}

/** How many bits of a byte are set. */
export function bitCount(byte: number): number {
  let bits = byte;
  bits -= (bits >>> 1) & 0x55;
  bits = (bits & 0x33) + ((bits >>> 2) & 0x33);
  return (bits + (bits >>> 4)) & 0x0f;
}

/** How many columns the table has: a number that one to six choices divide evenly. */
const COLUMNS = 60;
const MOST_SIDES = 6;

/** The side of every draw for every set of free sides. */
const SIDES = sideTable();

/**
 * The side `pickFreeSide` picks, from a table: the loop over the bits there is guessed wrong by the processor
 * half of the time. At least one of the six lowest bits must be set.
 */
export function tableSide(free: number, word: number): number {
  return SIDES[free * COLUMNS + (((word >>> 8) * COLUMNS) >>> 24)];
}

function sideTable(): Uint8Array {
  const table = new Uint8Array((1 << MOST_SIDES) * COLUMNS);
  for (let free = 1; free < 1 << MOST_SIDES; free++) {
    for (let column = 0; column < COLUMNS; column++) {
      // The word in the middle of the column, so that no rounding moves it to the next.
      const word = Math.floor(((2 * column + 1) * 0x80000000) / COLUMNS);
      table[free * COLUMNS + column] = pickFreeSide(free, word);
    }
  }
  return table;
}
