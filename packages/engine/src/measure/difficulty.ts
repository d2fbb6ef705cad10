import type { Effort } from './effort.js';

/** How fast players walk where a game does not say otherwise, in cells a minute: four a second. */
export const WALKING_PACE = 240;

// The mantissa has 25 bits after the point: its square still fits the 53 bits in which numbers are exact.
const ONE = 33_554_432;
const FRACTION_BITS = 14;

/**
 * Effort on a scale for people: 100 more means twice the steps. 0 is a single step, 1000 is 1024 steps.
 *
 * It is 100 times the logarithm to base 2, found digit by digit with whole numbers: squaring a number doubles
 * its logarithm, so whether the square reaches 2 is the next binary digit.
 */
export function difficulty({ fifteenths }: Effort): number {
  let unit = 15;
  let digits = 0;
  while (fifteenths >= 2 * unit) {
    unit *= 2;
    digits++;
  }
  let mantissa = Math.max(ONE, Math.floor((fifteenths * ONE) / unit));
  for (let bit = 0; bit < FRACTION_BITS; bit++) {
    mantissa = Math.floor((mantissa * mantissa) / ONE);
    const reaches = mantissa >= 2 * ONE;
    if (reaches) mantissa = Math.floor(mantissa / 2);
    digits = digits * 2 + (reaches ? 1 : 0);
  }
  return (digits * 100 + (1 << (FRACTION_BITS - 1))) >> FRACTION_BITS;
}

/** The whole seconds in which the explorer is expected to arrive, at a pace in cells a minute. */
export function parSeconds({ fifteenths }: Effort, pace: number = WALKING_PACE): number {
  return Math.ceil((fifteenths * 4) / pace);
}

/** Times in ticks, 60 a second, within which a run earns a medal. */
export interface MedalTimes {
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

/**
 * Every medal grants a quarter more than walking the solution takes, for people are no machines; on top of that
 * gold grants a quarter of the explorer's detours, silver half of them, bronze all.
 */
export function medalTimes(run: { solution: number; effort: Effort; pace?: number }): MedalTimes {
  const { solution, effort, pace = WALKING_PACE } = run;
  const detours = effort.fifteenths - 15 * solution;
  // 3600 ticks a minute over 15 parts of a step are 240; quarters make it 60.
  const ticks = (share: number): number => Math.ceil((60 * (75 * solution + share * detours)) / pace);
  return { gold: ticks(1), silver: ticks(2), bronze: ticks(4) };
}
