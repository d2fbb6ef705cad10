import type { TreasureRushState } from '@warren/games/treasure-rush';
import { phaseOfRun, type SessionPhase } from '../../game/loop/game-view.js';

/** Mazes follow each other without a word between them, so a run is played until it is over. */
export function phaseOf(state: TreasureRushState, finished: boolean): SessionPhase {
  return phaseOfRun(state.phase, finished);
}
