import type { CaveState } from '@warren/games/cave';
import type { SessionPhase } from '../../game/loop/session-phase.js';

/** The state of a run of Cave, to be looked at. */
export function caveStateOf(state: unknown): CaveState {
  return state as CaveState;
}

/** An expedition with gold is complete, one without is lost; a world without an end only grows too long. */
export function phaseOf(state: unknown, finished: boolean): SessionPhase {
  const { phase, gold } = caveStateOf(state);
  if (phase === 'over') return gold > 0 ? 'complete' : 'lost';
  return finished ? 'expired' : 'playing';
}
