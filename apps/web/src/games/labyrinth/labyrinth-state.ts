import type { LabyrinthState } from '@warren/games/labyrinth';
import type { SessionPhase } from '../../game/loop/game-view.js';

/** Levels of a run follow each other without a word between them; a single level is won. */
export function phaseOf(state: LabyrinthState, finished: boolean): SessionPhase {
  const { phase } = state;
  if (phase === 'playing') return finished ? 'expired' : 'playing';
  return phase;
}
