import { TOP_SCORES } from '@warren/games/scores';
import { numberText } from '../../lib/format.js';
import type { ScoreEntry } from './score-book.js';

/** Where a score stands in the table of this browser, in a sentence. */
export function rankText({ rank, rows, saved }: ScoreEntry): string {
  if (!saved) return 'This browser keeps nothing, so the score could not be entered.';
  if (rows === 1) return 'The first score in the table of this device.';
  const among = `place ${numberText(rank)} of ${numberText(rows)} on this device`;
  if (rank === 1) return `A new best: ${among}.`;
  return rank <= TOP_SCORES ? `Among the top ${TOP_SCORES}: ${among}.` : `That is ${among}.`;
}
