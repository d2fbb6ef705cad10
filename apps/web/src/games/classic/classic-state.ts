import type { ClassicState } from '@warren/games/classic';
import { phaseOfRun, type SessionPhase } from '../../game/loop/game-view.js';

/** A run is one maze: when that is done, so is the run. */
export function phaseOf(state: ClassicState, finished: boolean): SessionPhase {
  return phaseOfRun(state.phase, finished);
}
