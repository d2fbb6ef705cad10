import { isScoreRow, MOST_ROWS } from '@warren/client';
import { accept, type Result } from '@warren/engine';
import type { AnyGame, Plain } from '@warren/games';
import {
  mergeScores,
  parseScoreCsv,
  rankOf,
  rankScores,
  type ScoreCsv,
  type ScoreRow,
  TOP_SCORES,
} from '@warren/games/scores';
import { numberText } from '../../lib/format.js';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Rules with a table of their own. */
export interface TableRules {
  readonly id: string;
  readonly title: string;
}

/** What became of a score. */
export interface ScoreEntry {
  /** The place it took, from 1. */
  readonly rank: number;
  /** How many there are with it. */
  readonly rows: number;
  /** False: this browser keeps nothing. */
  readonly saved: boolean;
}

/** What an import came to. */
export interface ScoreImport extends Pick<ScoreCsv, 'refused'> {
  /** How many rows are new here. */
  readonly added: number;
  readonly saved: boolean;
}

/** The tables of high scores of a game, as this browser keeps them. */
export interface ScoreBook {
  readonly game: AnyGame;
  /** Where they are saved. */
  readonly stored: string;
  /** Every table there is, the usual rules first. They are those of the boards, so that both can be looked at. */
  readonly tables: readonly TableRules[];
  /** The rules of a run, or `null` where it counts for no table. */
  rulesOf(settings: Plain): TableRules | null;
  /** The board of the world by these rules. */
  boardOf(rules: string): string;
  /** A table, ranked. What is damaged is left out; nothing is ever lost by reading. */
  read(rules: string, storage?: TextStorage): ScoreRow[];
  /** Enters a score. */
  add(rules: string, row: ScoreRow, storage?: TextStorage): ScoreEntry;
  /** Enters the rows of a CSV text; those already there stay as they are. */
  bring(rules: string, text: string, storage?: TextStorage): Result<ScoreImport>;
  /** Forgets a table. */
  clear(rules: string, storage?: TextStorage): boolean;
}

/** A score made now. */
export function scoreRow(score: number, name: string, now: number): ScoreRow {
  return { score, name, date: `${new Date(now).toISOString().slice(0, 19)}Z` };
}

/** The book of a game. */
export function makeScoreBook(game: AnyGame, stored: string): ScoreBook {
  const { ranking } = game;

  function rulesOf(settings: Plain): TableRules | null {
    const board = ranking.boardOf(settings);
    return board === null ? null : { id: board.id, title: board.title };
  }
  function read(rules: string, storage: TextStorage = browserStorage): ScoreRow[] {
    const rows = readObject(stored, storage)[rules];
    return Array.isArray(rows) ? rankScores(rows.filter(isScoreRow).slice(0, MOST_ROWS)) : [];
  }
  function write(rules: string, rows: readonly ScoreRow[], storage: TextStorage = browserStorage): boolean {
    try {
      storage().setItem(stored, JSON.stringify({ ...readObject(stored, storage), [rules]: rows }));
      return true;
    } catch {
      return false;
    }
  }

  return {
    game,
    stored,
    tables: ranking.boards.flatMap(({ settings }) => {
      const checked = game.readSettings(settings);
      const rules = checked.ok ? rulesOf(checked.value) : null;
      return rules === null ? [] : [rules];
    }),
    rulesOf,
    boardOf: (rules) => `${game.id}.${rules}@${game.rules}`,
    read,
    add(rules, row, storage) {
      const others = read(rules, storage);
      const saved = write(rules, mergeScores(others, [row], MOST_ROWS), storage);
      return { rank: rankOf(row, others), rows: others.length + 1, saved };
    },
    bring(rules, text, storage) {
      const table = parseScoreCsv(text);
      if (!table.ok) return table;
      const before = read(rules, storage);
      const after = mergeScores(before, table.value.rows, MOST_ROWS);
      const saved = write(rules, after, storage);
      return accept({ added: after.length - before.length, refused: table.value.refused, saved });
    },
    clear: (rules, storage) => write(rules, [], storage),
  };
}

/** Where a score stands in the table of this browser, in a sentence. */
export function rankText({ rank, rows, saved }: ScoreEntry): string {
  if (!saved) return 'This browser keeps nothing, so the score could not be entered.';
  if (rows === 1) return 'The first score in the table of this device.';
  const among = `place ${numberText(rank)} of ${numberText(rows)} on this device`;
  if (rank === 1) return `A new best: ${among}.`;
  return rank <= TOP_SCORES ? `Among the top ${TOP_SCORES}: ${among}.` : `That is ${among}.`;
}
