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
