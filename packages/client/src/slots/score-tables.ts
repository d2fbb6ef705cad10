import { mergeScores, rankScores, SCORE_LIMITS, type ScoreRow } from '@warren/games/scores';
import { compareTexts } from '../lib/compare-texts.js';
import { fieldsOf, itemsOf, parseObject } from '../lib/text-storage.js';

/** The high scores of a game, by table. */
export type ScoreTables = Readonly<Record<string, readonly ScoreRow[]>>;

/** More rows than a player looks at. */
export const MOST_ROWS = 1000;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Whether something from anywhere is a row of a table of high scores. */
export function isScoreRow(value: unknown): value is ScoreRow {
  const { score, name, date, level } = fieldsOf(value);
  return (
    Number.isSafeInteger(score) &&
    typeof name === 'string' &&
    name.length <= SCORE_LIMITS.name &&
    typeof date === 'string' &&
    DATE.test(date) &&
    (level === undefined || Number.isSafeInteger(level))
  );
}

/** The tables in a text. What is damaged is left out. */
export function readScoreTables(text: string): ScoreTables {
  const tables = Object.entries(parseObject(text));
  return Object.fromEntries(tables.map(([id, rows]) => [id, itemsOf(rows, isScoreRow)]));
}

/** Merges the high scores of two devices: every row of both, what both have once, in every table. */
export function mergeScoreTables(ours: string, theirs: string): string {
  const [one, other] = [readScoreTables(ours), readScoreTables(theirs)];
  // Neither the order of tables nor that of equal scores depends on which device merges.
  const tables = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const byName = (rows: readonly ScoreRow[]) => [...rows].sort((a, b) => compareTexts(a.name, b.name));
  const joined = (id: string) => byName(mergeScores(one[id] ?? [], other[id] ?? []));
  return JSON.stringify(
    Object.fromEntries(tables.map((id) => [id, rankScores(joined(id)).slice(0, MOST_ROWS)])),
  );
}

/** "12 scores, the best 31" */
export function scoreTablesSummary(text: string): string {
  const rows = Object.values(readScoreTables(text)).flat();
  if (rows.length === 0) return 'No scores';
  // A score may be below nothing.
  const best = Math.max(...rows.map(({ score }) => score));
  return `${rows.length} ${rows.length === 1 ? 'score' : 'scores'}, the best ${best}`;
}
