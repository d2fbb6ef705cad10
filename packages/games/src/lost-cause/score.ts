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

const TWO_TO_32 = 4294967296;
/** Beyond this the bonus for time is too small to count, and halving would only go on. */
const MOST_HALVINGS = 42;

/** 2^(10 - seconds/200), in 2^-32nds, rounded down. */
function timeBonus(seconds: number): number {
  const halvings = Math.floor(seconds / 200);
  if (halvings > MOST_HALVINGS) return 0;
  let bonus = TWO_TO_42_LESS_200THS[seconds % 200];
  for (let i = 0; i < halvings; i++) bonus = Math.floor(bonus / 2);
  return bonus;
}

/** floor((height + width) / 2 * (2^(10 - t/200) + 50 + 10 * slimes + 15 * locks)), in whole numbers throughout. */
export function scoreOf({ width, height, seconds, slimes, locks }: ScoreParts): number {
  const whole = 50 + 10 * slimes + 15 * locks;
  // Both products stay below 2^53: the sum of sides is at most 50, the bonus below 2^42.
  const sides = width + height;
  return Math.floor((sides * whole + (sides * timeBonus(seconds)) / TWO_TO_32) / 2);
}
