import { type AnyGame, findGame, type Plain, type Run } from '@warren/games';
import type { CompletedMaze } from './progress.js';

/** What the pages look at in a state of Lost Cause; everything else comes from its frame and its outcome. */
export interface LostCauseView {
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
export function viewOf(state: unknown): LostCauseView {
  return state as LostCauseView;
}

/** The levels of an outcome, one by one; the last one is the level being played. */
export function levelsOf(outcome: { readonly [field: string]: Plain }): readonly LevelScore[] {
  const { levels } = outcome;
  return (Array.isArray(levels) ? levels : [outcome]) as unknown as readonly LevelScore[];
}

export function lostCause(): AnyGame {
  const game = findGame('lost-cause');
  if (!game.ok) throw new Error(game.reason);
  return game.value;
}

/** The level of a run as it is listed among the completed mazes. */
export function completedMaze(run: Run, when: number): CompletedMaze {
  const { level, settings } = viewOf(run.state);
  const { code, width, height } = level;
  const { maxEnemies, maxLocks } = settings;
  const levels = levelsOf(run.outcome);
  return { code, width, height, maxEnemies, maxLocks, score: levels[levels.length - 1].score, when };
}
