import type { ClassicState } from '@warren/games/classic';
import { phaseOfRun, type SessionPhase } from '../../game/loop/session-phase.js';

/** A run is one maze: when that is done, so is the run. */
export function phaseOf(state: ClassicState, finished: boolean): SessionPhase {
  return phaseOfRun(state.phase, finished);
}
