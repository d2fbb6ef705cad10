import type { CompletedMaze } from '@warren/client';
import type { Run } from '@warren/games';
import { type LostCauseState, levelResults } from '@warren/games/lost-cause';
import type { SessionPhase } from '../../game/loop/game-view.js';

/** Where a run stands: between two levels it is won and goes on. */
export function phaseOf(state: LostCauseState, finished: boolean): SessionPhase {
  const { phase, settings } = state;
  if (!finished) return phase === 'won' ? 'won' : 'playing';
  if (phase === 'playing') return 'expired';
  if (phase === 'lost') return 'lost';
  return settings.mode === 'campaign' ? 'complete' : 'won';
}

/** The level of a run as it is listed among the completed mazes. */
export function completedMaze(run: Run<LostCauseState>, when: number): CompletedMaze {
  const { level, settings } = run.state;
  const { code, width, height } = level;
  const { maxEnemies, maxLocks } = settings;
  const { score } = levelResults(run.state)[run.state.done.length];
  return { code, width, height, maxEnemies, maxLocks, score, when };
}
