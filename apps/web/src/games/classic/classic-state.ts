import type { ClassicState } from '@warren/games/classic';
import { phaseOfRun, type SessionPhase } from '../../game/loop/session-phase.js';

/** What the pages look at in a state of Classic; everything else comes from its frame and its outcome. */
export type ClassicShown = Pick<ClassicState, 'settings' | 'phase' | 'assisted' | 'maze'> & {
  readonly player: Pick<ClassicState['player'], 'held' | 'cell'>;
};

/** The state of a run of Classic as its pages see it. */
export function classicOf(state: unknown): ClassicShown {
  return state as ClassicShown;
}

/** A run is one maze: when that is done, so is the run. */
export function phaseOf(state: unknown, finished: boolean): SessionPhase {
  return phaseOfRun(classicOf(state).phase, finished);
}
