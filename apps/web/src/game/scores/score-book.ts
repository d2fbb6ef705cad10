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
import { browserStorage, changeObject, readObject, type TextStorage } from '../../lib/storage.js';

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
export type ScoreBook = ReturnType<typeof makeScoreBook>;

/** A score made now. */
export function scoreRow(score: number, name: string, now: number): ScoreRow {
  return { score, name, date: `${new Date(now).toISOString().slice(0, 19)}Z` };
}

/** The book of a game, saved by this name. */
export function makeScoreBook(game: AnyGame, stored: string) {
  const { ranking } = game;

  /** The rules of a run, or `null` where it counts for no table. */
  function rulesOf(settings: Plain) {
    const board = ranking.boardOf(settings);
    return board === null ? null : { id: board.id, title: board.title };
  }
  /** A table, ranked. What is damaged is left out; nothing is ever lost by reading. */
  function read(rules: string, storage: TextStorage = browserStorage): ScoreRow[] {
    const rows = readObject(stored, storage)[rules];
    return Array.isArray(rows) ? rankScores(rows.filter(isScoreRow).slice(0, MOST_ROWS)) : [];
  }
  const write = (rules: string, rows: readonly ScoreRow[], storage?: TextStorage) =>
    changeObject(stored, { [rules]: rows }, storage);

  return {
    game,
    stored,
    /** Every table there is, the usual rules first. They are those of the boards, so that both can be looked at. */
    tables: ranking.boards.flatMap(({ settings }) => {
      const checked = game.readSettings(settings);
      const rules = checked.ok ? rulesOf(checked.value) : null;
      return rules === null ? [] : [rules];
    }),
    rulesOf,
    /** The board of the world by these rules. */
    boardOf: (rules: string) => `${game.id}.${rules}@${game.rules}`,
    read,
    /** Enters a score. */
    add(rules: string, row: ScoreRow, storage?: TextStorage): ScoreEntry {
      const others = read(rules, storage);
      const saved = write(rules, mergeScores(others, [row], MOST_ROWS), storage);
      return { rank: rankOf(row, others), rows: others.length + 1, saved };
    },
    /** Enters the rows of a CSV text; those already there stay as they are. */
    bring(rules: string, text: string, storage?: TextStorage): Result<ScoreImport> {
      const table = parseScoreCsv(text);
      if (!table.ok) return table;
      const before = read(rules, storage);
      const after = mergeScores(before, table.value.rows, MOST_ROWS);
      const saved = write(rules, after, storage);
      return accept({ added: after.length - before.length, refused: table.value.refused, saved });
    },
    /** Forgets a table. */
    clear: (rules: string, storage?: TextStorage) => write(rules, [], storage),
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
