import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { makeMazeText } from '@warren/engine/codes';
import {
  type Complaint,
  type LabyrinthState,
  LEVEL_FILE_LIMITS,
  type LevelFile,
  labyrinth,
  labyrinthMaze,
  makeLevelFile,
  type NamedLevel,
  parseLevelFile,
  readLevelImport,
  sayImport,
  sortImport,
} from '@warren/games/labyrinth';
import { wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/game-view.js';
import { readIfThere, writeWhole } from '../../storage/files.js';
import { askPath, showError, showNote } from '../../tui/dialogs.js';

/** The settings of a custom level: its line, or a maze as text. */
export type LevelSettings = { readonly code: string } | { readonly maze: string };

/** The saved levels, and what else is in their file. */
export interface SavedLevels {
  readonly levels: readonly NamedLevel[];
  /** Lines that are no levels. They stay in the file, so that the player can correct them. */
  readonly strays: readonly string[];
  readonly complaints: readonly Complaint[];
}

/** The most bytes of a character in UTF-8. */
const BYTES_PER_CHARACTER = 3;

/** The path of the levels: a text file to read, edit, copy and share. */
export function levelFilePath(folder: string): string {
  return join(folder, 'labyrinth', 'levels.txt');
}

/** The saved levels. A missing file has none. */
export function readSavedLevels(folder: string): Result<SavedLevels> {
  const path = levelFilePath(folder);
  const text = readIfThere(path, BYTES_PER_CHARACTER * LEVEL_FILE_LIMITS.characters);
  if (!text.ok) return text;
  const file = parseLevelFile(text.value ?? '');
  if (!file.ok) return refuse(`${path}: ${file.reason}`);
  const rows = (text.value ?? '').split(/\r\n?|\n/);
  const { levels, complaints } = file.value;
  return accept({ levels, complaints, strays: complaints.map(({ line }) => rows[line - 1]) });
}

type LevelList = readonly NamedLevel[];

/** Changes the list of levels as it is now on the disk. */
export function editSavedLevels(folder: string, edit: (levels: LevelList) => LevelList): Result<null> {
  const saved = readSavedLevels(folder);
  if (!saved.ok) return saved;
  const rest = saved.value.strays.map((line) => `${line}\n`).join('');
  return writeWhole(levelFilePath(folder), makeLevelFile(edit(saved.value.levels)) + rest);
}

/** Adds levels to others. A level that is there already keeps its name. */
export function mergeLevels(known: LevelList, others: LevelList): LevelList {
  const lines = new Set(known.map(({ line }) => line));
  const merged = [...known];
  for (const level of others) {
    if (!lines.has(level.line)) merged.push(level);
    lines.add(level.line);
  }
  return merged;
}

/** More complaints do not fit the screen. */
const MOST_COMPLAINTS = 6;

/** Adds the levels of a file. Bad lines are reported by their numbers. */
export async function importLevels(app: AppContext, { levels }: SavedLevels): Promise<null> {
  const path = await askPath(app, 'Import levels', 'A text file with the line of a level in each.');
  if (path === null) return null;
  const file = readImport(path);
  if (!file.ok) return showError(app, 'Nothing was imported', file.reason);
  const { levels: others, complaints } = file.value;
  const written = editSavedLevels(app.folder, (known) => mergeLevels(known, others));
  if (!written.ok) return showError(app, 'Nothing was imported', written.reason);
  return showNote(app, 'Imported', [
    ...wrapped(sayImport(sortImport(levels, others))),
    ...complaints.slice(0, MOST_COMPLAINTS).flatMap(({ line, reason }) => wrapped(`Line ${line}: ${reason}`)),
    ...(complaints.length > MOST_COMPLAINTS ? [`And ${complaints.length - MOST_COMPLAINTS} more.`] : []),
  ]);
}

function readImport(path: string): Result<LevelFile> {
  const text = readIfThere(path, BYTES_PER_CHARACTER * LEVEL_FILE_LIMITS.characters);
  if (!text.ok) return text;
  return text.value === null ? refuse(`there is no file ${path}`) : readLevelImport(text.value, path);
}

/** Writes all levels to a file that the player names. */
export async function exportLevels(app: AppContext, { levels }: SavedLevels): Promise<null> {
  const path = await askPath(app, 'Export levels', 'The file to write; one that is there is replaced.');
  if (path === null) return null;
  const written = writeWhole(path, makeLevelFile(levels));
  return written.ok
    ? showNote(app, 'Exported', [`${countOf(levels.length)} in ${path}`])
    : showError(app, 'Nothing was exported', written.reason);
}

function countOf(levels: number): string {
  return levels === 1 ? '1 level' : `${levels} levels`;
}

const LARGEST = 65_536;

/** Writes the labyrinth of a level to a text file, a character a square. */
export async function storeMaze(app: AppContext, { line }: NamedLevel): Promise<null> {
  const path = await askPath(app, 'Store its maze', 'The text file to write; one that is there is replaced.');
  if (path === null) return null;
  const settings = labyrinth.readSettings({ code: line });
  if (!settings.ok) return showError(app, 'Nothing was stored', settings.reason);
  const { round }: LabyrinthState = labyrinth.setup(settings.value, '');
  const text = makeMazeText(labyrinthMaze(round));
  const written = text.ok ? writeWhole(path, text.value) : text;
  return written.ok ? null : showError(app, 'Nothing was stored', written.reason);
}

/** Reads a maze from a text file; `null` when it is no maze or the player goes back. */
export async function loadMaze(app: AppContext): Promise<LevelSettings | null> {
  const path = await askPath(app, 'Play a maze', 'A text file that a maze was stored in.');
  if (path === null) return null;
  const text = readIfThere(path, LARGEST);
  const maze = text.ok ? (text.value ?? '') : '';
  const settings = text.ok ? labyrinth.readSettings({ mode: 'maze', maze }) : text;
  if (settings.ok) return { maze };
  return showError(app, 'It can not be played', text.ok ? mazeFlaw(path, text.value, settings) : text.reason);
}

/** Why a file can't be played, with its name. */
function mazeFlaw(path: string, text: string | null, { reason }: { readonly reason: string }): string {
  if (text === null) return `there is no file ${path}`;
  return text.trim() === '' ? `"${path}" is empty` : `"${path}" has no maze in it: ${reason}`;
}
