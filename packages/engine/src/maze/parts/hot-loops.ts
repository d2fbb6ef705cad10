/**
 * How much a hot loop does in one call.
 *
 * A function that is called often is compiled as a whole, with every variable in a register. A loop that runs
 * through millions of cells in a single call is replaced while it runs, and the replacement may be three times
 * as slow, by chance from one process to the next. So the hottest loops here are called for a piece at a time.
 */
export const CHUNK = 4096;

/** Calls `work` for one piece after another of the range from 0 to `size`. */
export function inChunks(size: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < size; from += CHUNK) work(from, Math.min(size, from + CHUNK));
}

/** The lesser of two numbers from 0 to 2^31 - 1, without a branch: on random numbers half of them are mispredicted. */
export function lesser(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (b + (difference & (difference >> 31))) | 0;
}

/** The greater of two numbers from 0 to 2^31 - 1, without a branch. */
export function greater(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (a - (difference & (difference >> 31))) | 0;
}
