import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from '@warren/games';
import {
  isVisibleName,
  makeScoreCsv,
  mergeScores,
  parseScoreCsv,
  rankScores,
  SCORE_LIMITS,
  type ScoreRow,
} from '@warren/games/scores';
import { readIfThere, writeWhole } from './files.js';

/** How many rows are kept; a table shows far fewer. */
const MOST_KEPT = 1000;

/** A board of a game: which table of this machine is meant. */
export interface Table {
  readonly folder: string;
  readonly game: AnyGame;
  readonly board: string;
}

/** The ranked scores of a table; none when the table has no file yet. */
export function readScores(table: Table): Result<readonly ScoreRow[]> {
  const text = readIfThere(pathOf(table), 4 * SCORE_LIMITS.text);
  if (!text.ok) return text;
  if (text.value === null) return accept([]);
  const csv = parseScoreCsv(text.value);
  if (!csv.ok) return refuse(`${pathOf(table)} is damaged: ${csv.reason}`);
  return accept(rankScores(csv.value.rows));
}

/** Adds rows to a table and gives the whole of it, ranked. */
export function addScores(table: Table, rows: readonly ScoreRow[]): Result<readonly ScoreRow[]> {
  const known = readScores(table);
  if (!known.ok) return known;
  const merged = mergeScores(known.value, rows, MOST_KEPT);
  const written = writeWhole(pathOf(table), makeScoreCsv(merged));
  return written.ok ? accept(merged) : written;
}

/** The time as scores have it. */
export function scoreDate(now: Date): string {
  return `${now.toISOString().slice(0, 19)}Z`;
}

function pathOf({ folder, game, board }: Table): string {
  return join(folder, 'scores', `${game.id}.${board}.csv`);
}

/** The longest name in characters, as on the server. */
export const LONGEST_NAME = 30;
const FILE = 'name.txt';

/** The name of the player, or `null` when the player has not entered one yet. */
export function readPlayerName(folder: string): string | null {
  const text = readIfThere(join(folder, FILE), 4096);
  return text.ok && text.value !== null ? cleanName(text.value) : null;
}

/** Keeps a name. Where nothing can be kept, it is asked again next time. */
export function savePlayerName(folder: string, name: string): void {
  writeWhole(join(folder, FILE), `${name}\n`);
}

/** A name as it is shown, without what cannot be seen; `null` when nothing is left. */
export function cleanName(text: string): string | null {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...visible].slice(0, LONGEST_NAME).join('').trim();
  return isVisibleName(name) ? name : null;
}
