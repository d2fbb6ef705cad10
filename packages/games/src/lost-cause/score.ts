import { TWO_TO_42_LESS_200THS } from './powers.js';
import type { LevelResult } from './state.js';

/** What a maze, a slime and a lock are worth, for each cell of half the sum of the sides. */
const POINTS = { maze: 50, slime: 10, lock: 15 } as const;

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
 * sides is at most 50 and the bonus a whole number of 2^-32nds below 2^11, so that nothing has over 53 bits. Without
 * the power where time earns nothing.
 */
export function scoreOf(level: Omit<LevelResult, 'level' | 'score'>, isTimed = true): number {
  const { width, height, seconds, slimes, locks } = level;
  const sides = width + height;
  const points = POINTS.maze + POINTS.slime * slimes + POINTS.lock * locks;
  return Math.floor((sides * points + (isTimed ? sides * timeBonus(seconds) : 0)) / 2);
}

/**
 * What the score of a level is made of. The parts add up to it exactly: what rounding takes from the others goes to the
 * bonus for time.
 */
export function scoreParts({ width, height, slimes, locks, score }: LevelResult) {
  const times = (points: number) => Math.floor(((width + height) * points) / 2);
  const parts = {
    maze: times(POINTS.maze),
    slimes: times(POINTS.slime * slimes),
    locks: times(POINTS.lock * locks),
  };
  return { time: score - parts.maze - parts.slimes - parts.locks, ...parts };
}
