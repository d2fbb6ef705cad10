/**
 * The index from 0 to `length - 1` that a random word picks in a list.
 *
 * The word is scaled, not divided with remainder: hot loops repeat it inline. For a list of a million the
 * likeliest and the unlikeliest index differ by one part in four thousand. 4294967296 is 2 to the power of 32,
 * spelled out because a constant of another module would be looked up at every call.
 */
export function pickIndex(length: number, word: number): number {
  return (((word >>> 0) * length) / 4294967296) | 0;
}
