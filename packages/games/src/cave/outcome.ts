import type { Outcome } from '../kernel/ranking.js';
import type { CaveState } from './state.js';

/** What a run came to. An expedition that ends without gold is lost. */
export function caveOutcome(state: CaveState) {
  const { phase, moves, gold, defeated, explored, deaths, chests } = state;
  const result: Outcome['result'] = phase !== 'over' ? 'playing' : gold > 0 ? 'won' : 'lost';
  return { result, moves, gold, defeated, explored, deaths, chests };
}

export type CaveOutcome = ReturnType<typeof caveOutcome>;
