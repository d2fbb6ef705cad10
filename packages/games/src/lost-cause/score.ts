import { TWO_TO_42_LESS_200THS } from './powers.js';

/** What a score is computed from. */
export interface ScoreParts {
  readonly width: number;
  readonly height: number;
  /** Whole seconds. */
  readonly seconds: number;
  readonly slimes: number;
  readonly locks: number;
}

const SECONDS_PER_HALVING = 200;
const TWO_TO_32 = 4294967296;
/** Beyond this the bonus for time is below 2^-32 and counts for nothing. */
const MOST_HALVINGS = 42;

/** 2^(10 - seconds/200), rounded down to a 2^-32nd. */
function timeBonus(seconds: number): number {
  const halvings = Math.floor(seconds / SECONDS_PER_HALVING);
  if (halvings > MOST_HALVINGS) return 0;
  let bonus = TWO_TO_42_LESS_200THS[seconds % SECONDS_PER_HALVING];
  for (let i = 0; i < halvings; i++) bonus = Math.floor(bonus / 2);
  return bonus / TWO_TO_32;
}

/**
 * floor((height + width) / 2 * (2^(10 - t/200) + 50 + 10 * slimes + 15 * locks)). Every step is exact: the sum of
 * sides is at most 50 and the bonus a whole number of 2^-32nds below 2^11, so that nothing has over 53 bits.
 */
export function scoreOf({ width, height, seconds, slimes, locks }: ScoreParts): number {
  const sides = width + height;
  return Math.floor((sides * (50 + 10 * slimes + 15 * locks) + sides * timeBonus(seconds)) / 2);
}
