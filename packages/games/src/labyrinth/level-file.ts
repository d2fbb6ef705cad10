import { accept, type Result, refuse } from '@warren/engine';
import type { LabyrinthLevel } from './level.js';
import { parseLevelLine } from './level-line.js';
import type { Complaint } from './option-text.js';

/** A level with a name. */
export interface NamedLevel {
  readonly name: string;
  readonly line: string;
  readonly level: LabyrinthLevel;
}

export interface LevelFile {
  readonly levels: readonly NamedLevel[];
  /** What was skipped, and why. */
  readonly complaints: readonly Complaint[];
}

/** The longest file that is looked at, the most levels in it, and the longest name of one. */
export const LEVEL_FILE_LIMITS = { characters: 500_000, levels: 1000, name: 40 } as const;

/**
 * Reads a file with a level a line: its line, and after a space its name. Empty lines and those that begin with `#`
 * are nothing; what is wrong is named by the number of its line and skipped, the others load.
 */
export function parseLevelFile(text: string): Result<LevelFile> {
  const { characters, levels: most } = LEVEL_FILE_LIMITS;
  if (text.length > characters) return refuse(`the file is longer than ${characters} characters`);
  const levels: NamedLevel[] = [];
  const complaints: Complaint[] = [];
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  for (const [i, row] of rows.entries()) {
    const trimmed = row.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const read = levels.length < most ? parseRow(trimmed) : refuse(`the file has more than ${most} levels`);
    if (read.ok) levels.push(read.value);
    else complaints.push({ line: i + 1, reason: read.reason });
    if (levels.length === most && complaints.length > 0) break;
  }
  return accept({ levels, complaints });
}

function parseRow(row: string): Result<NamedLevel> {
  const [, line, rest] = /^(\S+)\s*(.*)$/.exec(row) ?? ['', row, ''];
  const level = parseLevelLine(line);
  if (!level.ok) return level;
  if (rest === '') return accept({ name: '', line, level: level.value });
  const name = readLevelName(rest);
  return name.ok ? accept({ name: name.value, line, level: level.value }) : name;
}

/** Writes levels as a file that `parseLevelFile` reads. */
export function makeLevelFile(levels: readonly Pick<NamedLevel, 'name' | 'line'>[]): string {
  const rows = levels.map(({ name, line }) => (name === '' ? line : `${line} ${name}`));
  return ['# Levels of Labyrinth, one a line: its code, a space, its name.', ...rows, ''].join('\n');
}

/** The name of a level as it is kept: of one line, without blanks around it, and not too long. */
export function readLevelName(text: string): Result<string> {
  const name = text.trim();
  if (name === '') return refuse('the name is empty');
  if (name.length > LEVEL_FILE_LIMITS.name) {
    return refuse(`the name is longer than ${LEVEL_FILE_LIMITS.name} characters`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not have.
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(name)
    ? refuse('the name has characters that cannot be shown')
    : accept(name);
}
