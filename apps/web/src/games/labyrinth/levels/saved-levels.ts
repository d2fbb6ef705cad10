import { type LevelBook, MOST_LEVELS, readLevelBook, readText, type SavedLevel } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import {
  type LabyrinthRound,
  LEVEL_FILE_LIMITS,
  labyrinth,
  makeLevelFile,
  parseLevelLine,
  readLevelImport,
  readLevelName,
  sayImport,
  sortImport,
} from '@warren/games/labyrinth';
import { browserStorage, type TextStorage, writeObject } from '../../../lib/storage.js';
import { STORED_LEVELS } from '../storage.js';

/** The saved levels, the latest first. Those that no longer are levels are left out, and stay stored. */
export function readLevels(storage: TextStorage = browserStorage): SavedLevel[] {
  return bookOn(storage)
    .levels.filter(({ code }) => parseLevelLine(code).ok)
    .sort((a, b) => b.at - a.at || (a.code < b.code ? -1 : 1));
}

/** Saves a level under a name, or renames a saved one. */
export function saveLevel(
  { name, code }: Pick<SavedLevel, 'name' | 'code'>,
  now: number,
  storage: TextStorage = browserStorage,
): Result<SavedLevel> {
  const read = readLevelName(name);
  if (!read.ok) return read;
  const book = bookOn(storage);
  const others = book.levels.filter((level) => level.code !== code);
  if (others.length >= MOST_LEVELS)
    return refuse(`there is room for ${MOST_LEVELS} levels; delete one first`);
  const level = { name: read.value, code, at: now };
  return writeObject(STORED_LEVELS, { ...book, levels: [level, ...others] }, storage)
    ? accept(level)
    : refuse(KEEPS_NOTHING);
}

/** Forgets a level, on other devices too. */
export function deleteLevel(code: string, now: number, storage: TextStorage = browserStorage): boolean {
  const { levels, gone } = bookOn(storage);
  const others = levels.filter((level) => level.code !== code);
  return writeObject(STORED_LEVELS, { levels: others, gone: { ...gone, [code]: now } }, storage);
}

/** What an import came to, in words, and the lines that were not read. */
export interface ImportReport {
  readonly said: string;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

/** Keeps the levels of a file, one a line; a line that is none is named, the others load. */
export function bringLevels(
  file: { readonly name: string; readonly text: string },
  now: number,
  storage: TextStorage = browserStorage,
): Result<ImportReport> {
  const read = readLevelImport(file.text, file.name);
  if (!read.ok) return read;
  const { levels: found, complaints } = read.value;
  const book = bookOn(storage);
  const saved = book.levels.map(({ name, code }) => ({ name, line: code }));
  const brought = sortImport(saved, found);
  const fresh = brought.added.map(({ name, line }, i) => ({
    name: name === '' ? `Level ${i + 1}` : name,
    code: line,
    at: now + brought.added.length - i,
  }));
  const levels = [...fresh, ...book.levels];
  if (levels.length > MOST_LEVELS)
    return refuse(`there is room for ${MOST_LEVELS} levels, and this would make ${levels.length}`);
  if (!writeObject(STORED_LEVELS, { ...book, levels }, storage)) return refuse(KEEPS_NOTHING);
  return accept({ said: sayImport(brought), refused: complaints });
}

/** The levels as a file, one a line. */
export function levelFile(levels: readonly SavedLevel[]): string {
  return makeLevelFile(levels.map(({ name, code }) => ({ name, line: code })));
}

/** A name that no saved level has: the first free number after some words. */
export function freeName(words: string, levels: readonly SavedLevel[]): string {
  const stem = words.slice(0, LEVEL_FILE_LIMITS.name - 4);
  const taken = new Set(levels.map(({ name }) => name));
  for (let number = 1; number <= MOST_LEVELS; number++) {
    const name = number === 1 ? stem : `${stem} ${number}`;
    if (!taken.has(name)) return name;
  }
  return stem;
}

const KEEPS_NOTHING = 'this browser keeps nothing';

function bookOn(storage: TextStorage): LevelBook {
  return readLevelBook(readText(STORED_LEVELS, storage));
}

/** The labyrinth of a level by its code, just as it is played; or why there is none. */
export function roundOf(code: string): Result<LabyrinthRound> {
  const settings = labyrinth.readSettings({ code });
  return settings.ok ? accept(labyrinth.setup(settings.value, '').round) : settings;
}

/** The address that plays a level. */
export function levelPath(code: string): string {
  return `/labyrinth/level/${encodeURIComponent(code)}`;
}
