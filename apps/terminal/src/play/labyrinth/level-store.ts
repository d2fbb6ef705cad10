import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import {
  type Complaint,
  LEVEL_FILE_LIMITS,
  makeLevelFile,
  type NamedLevel,
  parseLevelFile,
} from '@warren/games';
import { readIfThere, writeWhole } from '../files/whole-file.js';

/** The levels somebody keeps, and what else is in their file. */
export interface KeptLevels {
  readonly levels: readonly NamedLevel[];
  /** Lines that are no levels: they stay in the file, in case somebody can mend them. */
  readonly strays: readonly string[];
  readonly complaints: readonly Complaint[];
}

/** UTF-8 has at most so many bytes for a character of the text. */
const BYTES_PER_CHARACTER = 3;

/** Where the levels are kept: a file that can be read, edited, copied and sent. */
export function levelFilePath(folder: string): string {
  return join(folder, 'labyrinth', 'levels.txt');
}

export function readKeptLevels(folder: string): Result<KeptLevels> {
  return readLevelFile(levelFilePath(folder));
}

/** The levels of any file; one that is not there has none, unless it must be. */
export function readLevelFile(
  path: string,
  { mustBeThere = false }: { readonly mustBeThere?: boolean } = {},
): Result<KeptLevels> {
  const text = readIfThere(path, BYTES_PER_CHARACTER * LEVEL_FILE_LIMITS.characters);
  if (!text.ok) return text;
  if (text.value === null && mustBeThere) return refuse(`there is no file ${path}`);
  const file = parseLevelFile(text.value ?? '');
  if (!file.ok) return refuse(`${path}: ${file.reason}`);
  const rows = (text.value ?? '').split(/\r\n?|\n/);
  const { levels, complaints } = file.value;
  return accept({ levels, complaints, strays: complaints.map(({ line }) => rows[line - 1]) });
}

export function writeKeptLevels(
  folder: string,
  { levels, strays }: Omit<KeptLevels, 'complaints'>,
): Result<null> {
  const rest = strays.map((line) => `${line}\n`).join('');
  return writeWhole(levelFilePath(folder), makeLevelFile(levels) + rest);
}

/** Levels with others added: what is there already stays, by its own name. */
export function mergeLevels(
  known: readonly NamedLevel[],
  others: readonly NamedLevel[],
): { readonly levels: readonly NamedLevel[]; readonly added: number } {
  const lines = new Set(known.map(({ line }) => line));
  const fresh: NamedLevel[] = [];
  for (const level of others) {
    if (lines.has(level.line)) continue;
    lines.add(level.line);
    fresh.push(level);
  }
  return { levels: [...known, ...fresh], added: fresh.length };
}
