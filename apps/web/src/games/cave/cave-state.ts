import type { CaveState } from '@warren/games/cave';
import type { SessionPhase } from '../../game/loop/game-view.js';

/** An expedition with gold is complete, one without is lost; a world without an end only grows too long. */
export function phaseOf({ phase, gold }: Pick<CaveState, 'phase' | 'gold'>, finished: boolean): SessionPhase {
  if (phase === 'over') return gold > 0 ? 'complete' : 'lost';
  return finished ? 'expired' : 'playing';
}
