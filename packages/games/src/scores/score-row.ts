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
