import type { CompletedMaze } from '@warren/client';
import type { Plain, Run } from '@warren/games';
import type { SessionPhase } from '../../game/loop/session-phase.js';

/** What the pages look at in a state of Lost Cause; everything else comes from its frame and its outcome. */
export interface LostCauseShown {
  readonly phase: Phase;
  readonly level: {
    readonly number: number;
    readonly code: string;
    readonly width: number;
    readonly height: number;
    readonly locksLeft: number;
    readonly slimesDefeated: number;
    readonly player: { readonly held: number; readonly active: number; readonly health: number };
  };
  readonly settings: { readonly mode: string; readonly maxEnemies: number; readonly maxLocks: number };
}

export type Phase = 'playing' | 'won' | 'lost' | 'complete';

/** What a level came to, as an outcome lists it. */
export interface LevelScore {
  readonly level: number;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly slimes: number;
  readonly locks: number;
  readonly score: number;
}

/** The state of a run of Lost Cause as its pages see it. */
export function viewOf(state: unknown): LostCauseShown {
  return state as LostCauseShown;
}

/** The levels of an outcome, one by one; the last one is the level being played. */
export function levelsOf(outcome: { readonly [field: string]: Plain }): readonly LevelScore[] {
  const { levels } = outcome;
  return (Array.isArray(levels) ? levels : [outcome]) as unknown as readonly LevelScore[];
}

/** Where a run stands: between two levels it is won and goes on. */
export function phaseOf(state: unknown, finished: boolean): SessionPhase {
  const { phase, settings } = viewOf(state);
  if (!finished) return phase === 'won' ? 'won' : 'playing';
  if (phase === 'playing') return 'expired';
  if (phase === 'lost') return 'lost';
  return settings.mode === 'campaign' ? 'complete' : 'won';
}

/** The level of a run as it is listed among the completed mazes. */
export function completedMaze(run: Run, when: number): CompletedMaze {
  const { level, settings } = viewOf(run.state);
  const { code, width, height } = level;
  const { maxEnemies, maxLocks } = settings;
  const levels = levelsOf(run.outcome);
  return { code, width, height, maxEnemies, maxLocks, score: levels[levels.length - 1].score, when };
}
