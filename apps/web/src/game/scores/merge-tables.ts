import { mergeScores, type ScoreRow } from '@warren/games/scores';
import { isScoreRow, MOST_ROWS } from './score-row.js';

type Tables = Readonly<Record<string, readonly ScoreRow[]>>;

/** Joins the high scores of two devices: every row of both, each once, in every table. */
export function mergeTables(ours: string, theirs: string): string {
  const [one, other] = [parse(ours), parse(theirs)];
  // Neither the order of tables nor that of equal scores depends on which device joins.
  const rules = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const joined = (id: string) => [...(one[id] ?? []), ...(other[id] ?? [])].sort(byName);
  return JSON.stringify(Object.fromEntries(rules.map((id) => [id, mergeScores(joined(id), [], MOST_ROWS)])));
}

/** "12 scores, the best 31" */
export function tablesSummary(text: string): string {
  const rows = Object.values(parse(text)).flat();
  if (rows.length === 0) return 'No scores';
  // A score may be below nothing.
  const best = Math.max(...rows.map(({ score }) => score));
  return `${rows.length} ${rows.length === 1 ? 'score' : 'scores'}, the best ${best}`;
}

function byName(one: ScoreRow, other: ScoreRow): number {
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
}

function parse(text: string): Tables {
  try {
    const tables: unknown = JSON.parse(text);
    if (tables === null || typeof tables !== 'object') return {};
    return Object.fromEntries(
      Object.entries(tables).map(([id, rows]) => [id, Array.isArray(rows) ? rows.filter(isScoreRow) : []]),
    );
  } catch {
    return {};
  }
}
