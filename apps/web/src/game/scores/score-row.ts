import { SCORE_LIMITS, type ScoreRow } from '@warren/games/scores';

/** More rows than anybody looks at. */
export const MOST_ROWS = 1000;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Whether something from anywhere is a row of a table of high scores. */
export function isScoreRow(value: unknown): value is ScoreRow {
  if (value === null || typeof value !== 'object') return false;
  const { score, name, date, level } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(score) &&
    typeof name === 'string' &&
    name.length <= SCORE_LIMITS.name &&
    typeof date === 'string' &&
    DATE.test(date) &&
    (level === undefined || Number.isSafeInteger(level))
  );
}
