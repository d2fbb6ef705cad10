import { TICKS_PER_SECOND } from '../kernel/game.js';
import type { Phase, TreasureRushState } from './state.js';

/** What a run came to. The score is the mazes completed less the mazes missed. */
export type TreasureRushOutcome = {
  result: Phase;
  score: number;
  completed: number;
  missed: number;
  seconds: number;
  lives: number;
  /** Cells a side of the last maze. */
  side: number;
};

export function treasureRushOutcome(state: TreasureRushState): TreasureRushOutcome {
  const { phase, score, completed, missed, lives, side, ticks } = state;
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return { result: phase, score, completed, missed, seconds, lives, side };
}
