import { TICKS_PER_SECOND } from '../kernel/game.js';
import type { TreasureRushState } from './state.js';

/** What a run came to. The score is the mazes completed less the mazes missed; the side is that of the last maze. */
export function treasureRushOutcome(state: TreasureRushState) {
  const { phase, score, completed, missed, lives, round, ticks } = state;
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return { result: phase, score, completed, missed, seconds, lives, side: round.side };
}

export type TreasureRushOutcome = ReturnType<typeof treasureRushOutcome>;
