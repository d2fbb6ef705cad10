/** How times are spread, in whole ticks and per mille: every machine counts the same. */
export interface Spread {
  readonly count: number;
  /** The lowest tenth, the half and the highest tenth lie at or beyond these; 0 when there are no times. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** The most times that lie within so many ticks in a row as a hand can't aim for, */
  readonly gathered: number;
  /** and the most that lie in one and the same tick. */
  readonly same: number;
}

/** Three ticks, 50 ms. People who tap along with a steady beat miss it by 30 ms on average (Repp 2005). */
const NARROW = 3;

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const count = sorted.length;
  // Counted from either end alike.
  const tenth = Math.floor(count / 10);
  return {
    count,
    low: sorted[tenth] ?? 0,
    median: sorted[count >> 1] ?? 0,
    high: sorted[count - 1 - tenth] ?? 0,
    gathered: mostWithin(sorted, NARROW),
    same: mostWithin(sorted, 1),
  };
}

/** The most of some sorted numbers that lie within a window of so many whole numbers. */
function mostWithin(sorted: readonly number[], width: number): number {
  let most = 0;
  let first = 0;
  for (let last = 0; last < sorted.length; last++) {
    while (sorted[last] - sorted[first] >= width) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** A part of a whole, in thousandths, rounded down; 0 of nothing. */
export function perMille(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 1000) / whole);
}
