import { TICKS_PER_SECOND } from '../kernel/game.js';

/** How well a model player plays. The same numbers hold for every game, so that their curves can be compared. */
export interface Skill {
  readonly id: 'novice' | 'medium' | 'expert';
  /** From seeing something to acting on it, in ticks. */
  readonly reactionTicks: number;
  /** To choose among several ways, in ticks a choice. */
  readonly thinkTicks: number;
  /** So many places or things are remembered; the oldest are forgotten. */
  readonly memory: number;
  /** So many of a hundred decisions are wrong. */
  readonly errorPercent: number;
}

const seconds = (tenths: number) => (tenths * TICKS_PER_SECOND) / 10;

/** From the least skilled to the most skilled. */
export const SKILLS: readonly Skill[] = [
  { id: 'novice', reactionTicks: seconds(5), thinkTicks: seconds(7), memory: 12, errorPercent: 25 },
  { id: 'medium', reactionTicks: seconds(3), thinkTicks: seconds(4), memory: 40, errorPercent: 12 },
  { id: 'expert', reactionTicks: seconds(2), thinkTicks: seconds(2), memory: 1_000_000, errorPercent: 3 },
];
