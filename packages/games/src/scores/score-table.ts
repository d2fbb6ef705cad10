/** How many rows a table shows. */
export const TOP_SCORES = 10;

/** Whether a score is entered: a run that brought nothing, or less, is no row. */
export function isEntered(score: number): boolean {
  return score > 0;
}

/** What a player is told whose score is not. */
export const NOT_ENTERED = 'Only scores above zero are entered into the table.';

/** Rows as a table lists them: the highest score first, of equal ones the older first. The given list stays as it is. */
export function rankScores(rows: readonly ScoreRow[]): ScoreRow[] {
  return [...rows].sort((a, b) => b.score - a.score || compareTexts(a.date, b.date));
}

/** The place of a row among others, from 1: it stands below every row that is as high and not younger. */
export function rankOf(row: ScoreRow, others: readonly ScoreRow[]): number {
  const isAbove = (other: ScoreRow) =>
    other.score > row.score || (other.score === row.score && other.date <= row.date);
  return 1 + others.filter(isAbove).length;
}

/**
 * Two tables as one, ranked. A row that both have is there once; but a table may have equal rows, for two runs of one
 * day, and keeps them: so bringing the same table twice changes nothing. Of more than `most` rows the highest stay.
 */
export function mergeScores(
  rows: readonly ScoreRow[],
  more: readonly ScoreRow[],
  most = Number.POSITIVE_INFINITY,
): ScoreRow[] {
  const known = new Map<string, number>();
  for (const row of rows) known.set(nameOf(row), (known.get(nameOf(row)) ?? 0) + 1);
  const fresh = more.filter((row) => {
    const left = known.get(nameOf(row)) ?? 0;
    known.set(nameOf(row), left - 1);
    return left <= 0;
  });
  return rankScores([...rows, ...fresh]).slice(0, most);
}

/** Whether a name has something that can be seen: spaces and zero-width characters are none. */
export function isVisibleName(name: string): boolean {
  return /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);
}

function nameOf({ score, name, date, level }: ScoreRow): string {
  return JSON.stringify([score, name, date, level ?? null]);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A line of a table of high scores. */
export interface ScoreRow {
  /** A whole number; games may allow it to be below 0. */
  readonly score: number;
  readonly name: string;
  /** When, in UTC: `2026-11-15T20:30:00Z`. As texts, older ones come first. */
  readonly date: string;
  /** How far it went, in games of levels. */
  readonly level?: number;
}

/** What a table that comes from anywhere may hold. */
export const SCORE_LIMITS = {
  /** In UTF-16 code units. */
  text: 1_000_000,
  rows: 10_000,
  name: 100,
} as const;
