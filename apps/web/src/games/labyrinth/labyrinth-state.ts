import type { Outcome } from '@warren/games';
import type { LabyrinthState } from '@warren/games/labyrinth';
import type { SessionPhase } from '../../game/loop/game-view.js';

/** Levels of a run follow each other without a word between them; a single level is won. */
export function phaseOf(state: LabyrinthState, finished: boolean): SessionPhase {
  const { phase } = state;
  if (phase === 'playing') return finished ? 'expired' : 'playing';
  return phase;
}

/** What a level is worth for its number, and for each whole second that is left. */
const LEVEL_POINTS = 100;

/** What the score of a run is made of. */
export interface ScoreShares {
  readonly levels: number;
  readonly seconds: number;
}

/** The shares of a score: what levels count by their numbers, and the rest, which is for time left. */
export function sharesOf({ score, level, completed, result }: Outcome): ScoreShares {
  const won = Number(completed);
  // The last level begun was won only where the run ended with that.
  const last = result === 'won' ? Number(level) : Number(level) - 1;
  let numbers = 0;
  for (let i = 0; i < won; i++) numbers += last - i;
  const levels = LEVEL_POINTS * numbers;
  return { levels, seconds: Number(score) - levels };
}
