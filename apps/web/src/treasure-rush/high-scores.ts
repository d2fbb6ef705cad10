import { accept, type Result } from '@warren/engine';
import {
  mergeScores,
  parseScoreCsv,
  rankOf,
  rankScores,
  type ScoreCsv,
  type ScoreRow,
  type TreasureRushSettings,
  treasureRush,
} from '@warren/games';
import { browserShelf, readObject, type Shelf } from '../play/shelf.js';
import { STORED_SCORES } from './rush-shelf.js';
import { isScoreRow, MOST_ROWS } from './score-row.js';

/** Rules with a table of their own; the usual ones first. */
export interface RushRules {
  readonly id: string;
  readonly title: string;
}

const { ranking } = treasureRush;

/** Every table there is. They are those of the boards, so that both can be looked at side by side. */
export const RUSH_RULES: readonly RushRules[] = ranking.boards.flatMap(({ settings }) => {
  const read = treasureRush.readSettings(settings);
  const rules = read.ok ? rulesOf(read.value) : null;
  return rules === null ? [] : [rules];
});

/** The rules of a run, or `null` where it counts for no table. */
export function rulesOf(settings: TreasureRushSettings): RushRules | null {
  const board = ranking.boardOf(settings);
  return board === null ? null : { id: board.id, title: board.title };
}

/** The board of the world by these rules. */
export function boardOf(rules: string): string {
  return `${treasureRush.id}.${rules}@${treasureRush.rules}`;
}

/** A score made now. */
export function scoreRow(score: number, name: string, now: number): ScoreRow {
  return { score, name, date: `${new Date(now).toISOString().slice(0, 19)}Z` };
}

/** The table of this browser, ranked. What is damaged is left out; nothing is ever lost by reading. */
export function readScores(rules: string, shelf: Shelf = browserShelf): ScoreRow[] {
  const rows = readObject(STORED_SCORES, shelf)[rules];
  return Array.isArray(rows) ? rankScores(rows.filter(isScoreRow).slice(0, MOST_ROWS)) : [];
}

/** What became of a score. */
export interface ScoreEntry {
  /** The place it took, from 1. */
  readonly rank: number;
  /** How many there are with it. */
  readonly rows: number;
  /** False: this browser keeps nothing. */
  readonly kept: boolean;
}

/** Enters a score. */
export function addScore(rules: string, row: ScoreRow, shelf: Shelf = browserShelf): ScoreEntry {
  const others = readScores(rules, shelf);
  const kept = write(rules, mergeScores(others, [row], MOST_ROWS), shelf);
  return { rank: rankOf(row, others), rows: others.length + 1, kept };
}

/** What an import came to. */
export interface ScoreImport extends Pick<ScoreCsv, 'refused'> {
  /** How many rows are new here. */
  readonly added: number;
  readonly kept: boolean;
}

/** Enters the rows of a CSV text; those already there stay as they are. */
export function importScores(rules: string, text: string, shelf: Shelf = browserShelf): Result<ScoreImport> {
  const read = parseScoreCsv(text);
  if (!read.ok) return read;
  const before = readScores(rules, shelf);
  const after = mergeScores(before, read.value.rows, MOST_ROWS);
  const kept = write(rules, after, shelf);
  return accept({ added: after.length - before.length, refused: read.value.refused, kept });
}

/** Forgets a table. */
export function clearScores(rules: string, shelf: Shelf = browserShelf): boolean {
  return write(rules, [], shelf);
}

function write(rules: string, rows: readonly ScoreRow[], shelf: Shelf): boolean {
  try {
    shelf().setItem(STORED_SCORES, JSON.stringify({ ...readObject(STORED_SCORES, shelf), [rules]: rows }));
    return true;
  } catch {
    return false;
  }
}
