import type { CompletedMaze } from '@warren/client';
import type { Plain, Run } from '@warren/games';
import type { LevelResult, LostCauseState } from '@warren/games/lost-cause';
import type { SessionPhase } from '../../game/loop/game-view.js';

/** The levels of an outcome, one by one; the last one is the level being played. */
export function levelsOf(outcome: { readonly [field: string]: Plain }): readonly LevelResult[] {
  const { levels } = outcome;
  return (Array.isArray(levels) ? levels : [outcome]) as unknown as readonly LevelResult[];
}

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
  const levels = levelsOf(run.outcome);
  return { code, width, height, maxEnemies, maxLocks, score: levels[levels.length - 1].score, when };
}
