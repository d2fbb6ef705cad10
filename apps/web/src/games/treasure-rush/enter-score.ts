import type { Run } from '@warren/games';
import type { TreasureRushState } from '@warren/games/treasure-rush';
import { rankText, scoreRow } from '../../game/scores/score-book.js';
import { browserStorage, type TextStorage } from '../../lib/storage.js';
import { rushScores } from './rush-scores.js';

/**
 * Enters the score of a run that is over into the table of its rules; where it stands there, in a sentence. Empty where
 * there is nothing to enter: it was not played to its end, or there is no table for it.
 */
export function enterScore(
  run: Run<TreasureRushState>,
  name: string,
  storage: TextStorage = browserStorage,
): string {
  const { phase, settings, score } = run.state;
  const rules = rushScores.rulesOf(settings);
  if (phase === 'playing' || rules === null || name === '') return '';
  return rankText(rushScores.add(rules.id, scoreRow(score, name, Date.now()), storage));
}
