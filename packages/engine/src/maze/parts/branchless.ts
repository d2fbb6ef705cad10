/**
 * The lesser of two numbers from 0 to 2^31 - 1, without a branch: where the numbers are random, a processor
 * guesses every second branch wrong, which costs more than ten additions.
 */
export function lesser(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (b + (difference & (difference >> 31))) | 0;
}

/** The greater of two numbers from 0 to 2^31 - 1, without a branch. */
export function greater(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (a - (difference & (difference >> 31))) | 0;
}
