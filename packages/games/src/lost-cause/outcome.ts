import { TICKS_PER_SECOND } from '../kernel/game.js';
import type { Outcome } from '../kernel/ranking.js';
import { scoreOf } from './score.js';
import type { LevelResult, LostCauseState } from './state.js';

/** The last level of a run; for the campaign with the score of all its levels, which are listed. */
export type LostCauseOutcome = LevelResult & { result: Outcome['result']; levels?: LevelResult[] };

export function lostCauseOutcome(state: LostCauseState): LostCauseOutcome {
  const { phase, settings } = state;
  const levels = levelResults(state);
  const last = levels[levels.length - 1];
  if (settings.mode !== 'campaign') return { result: phase === 'complete' ? 'won' : phase, ...last };
  const score = levels.reduce((sum, each) => sum + each.score, 0);
  const result = phase === 'complete' ? 'won' : phase === 'lost' ? 'lost' : 'playing';
  return { result, ...last, score, levels };
}

/** The levels of a run, one by one; the last one is the level being played. */
export function levelResults(state: LostCauseState): LevelResult[] {
  return [...state.done, resultOf(state)];
}

/** The levels of an outcome that this game computed. */
export function levelsOf(outcome: Outcome): readonly LevelResult[] {
  return (outcome.levels ?? [outcome]) as unknown as readonly LevelResult[];
}

/** The level as it stands now, and its score. Only a level that was won earns a bonus for its time. */
export function resultOf({ level, phase, settings }: LostCauseState): LevelResult {
  const { number, width, height, slimesDefeated: slimes, locksOpened: locks } = level;
  const seconds = Math.floor(level.ticks / TICKS_PER_SECOND);
  const isTimed = settings.original || phase === 'won' || phase === 'complete';
  const score = scoreOf({ width, height, seconds, slimes, locks }, isTimed);
  return { level: number, width, height, seconds, slimes, locks, score };
}
