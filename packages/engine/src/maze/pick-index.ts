/** What `pickIndex` scales by: 2 to the power of -32, exact as a double. */
export const INDEX_SCALE = 1 / 4294967296;

/**
 * The index from 0 to `length - 1` that a random word picks in a list.
 *
 * The word is scaled, not divided: a product of doubles that hot loops repeat inline. For a list of a million
 * the likeliest and the unlikeliest index differ by one part in four thousand.
 */
export function pickIndex(length: number, word: number): number {
  return ((word >>> 0) * length * INDEX_SCALE) | 0;
}
