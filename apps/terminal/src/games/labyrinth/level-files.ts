import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { makeMazeText } from '@warren/engine/codes';
import {
  type Complaint,
  type LabyrinthState,
  LEVEL_FILE_LIMITS,
  labyrinth,
  labyrinthMaze,
  makeLevelFile,
  type NamedLevel,
  parseLevelFile,
} from '@warren/games/labyrinth';
import { wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/app-context.js';
import { readIfThere, writeWhole } from '../../storage/files.js';
import { askPath, chooseFrom, showError } from '../../tui/dialogs.js';

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

export function readSavedLevels(folder: string): Result<SavedLevels> {
  return readLevelFile(levelFilePath(folder));
}

/** Reads the levels of a file. A missing file has none, unless `mustBeThere`. */
export function readLevelFile(
  path: string,
  { mustBeThere = false }: { readonly mustBeThere?: boolean } = {},
): Result<SavedLevels> {
  const text = readIfThere(path, BYTES_PER_CHARACTER * LEVEL_FILE_LIMITS.characters);
  if (!text.ok) return text;
  if (text.value === null && mustBeThere) return refuse(`there is no file ${path}`);
  const file = parseLevelFile(text.value ?? '');
  if (!file.ok) return refuse(`${path}: ${file.reason}`);
  const rows = (text.value ?? '').split(/\r\n?|\n/);
  const { levels, complaints } = file.value;
  return accept({ levels, complaints, strays: complaints.map(({ line }) => rows[line - 1]) });
}

export function writeSavedLevels(
  folder: string,
  { levels, strays }: Omit<SavedLevels, 'complaints'>,
): Result<null> {
  const rest = strays.map((line) => `${line}\n`).join('');
  return writeWhole(levelFilePath(folder), makeLevelFile(levels) + rest);
}

/** Adds levels to others. A level that is there already keeps its name. */
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

/** More complaints do not fit the screen. */
const MOST_COMPLAINTS = 6;

/** Adds the levels of a file. Bad lines are reported by their numbers. */
export async function importLevels(app: AppContext, saved: SavedLevels): Promise<void> {
  const path = await askPath(app, {
    title: 'Import levels',
    line: 'A text file with the line of a level in each.',
  });
  if (path === null) return;
  const file = readLevelFile(path, { mustBeThere: true });
  if (!file.ok) return showError(app, 'Nothing was imported', file.reason);
  const { levels, added } = mergeLevels(saved.levels, file.value.levels);
  const written = writeSavedLevels(app.folder, { levels, strays: saved.strays });
  if (!written.ok) return showError(app, 'Nothing was imported', written.reason);
  const { complaints } = file.value;
  const known = file.value.levels.length - added;
  await chooseFrom(app.stage, {
    title: 'Imported',
    lines: [
      `${countOf(added)} added${known === 0 ? '' : `, ${known} known already`}.`,
      ...complaints
        .slice(0, MOST_COMPLAINTS)
        .flatMap(({ line, reason }) => wrapped(`Line ${line}: ${reason}`)),
      ...(complaints.length > MOST_COMPLAINTS ? [`And ${complaints.length - MOST_COMPLAINTS} more.`] : []),
    ],
    choices: [{ id: 'back', title: 'Back' }],
    back: 'back',
  });
}

/** Writes all levels to a file that the player names. */
export async function exportLevels(app: AppContext, { levels }: SavedLevels): Promise<void> {
  const path = await askPath(app, {
    title: 'Export levels',
    line: 'The file to write; one that is there is replaced.',
  });
  if (path === null) return;
  const written = writeWhole(path, makeLevelFile(levels));
  if (!written.ok) return showError(app, 'Nothing was exported', written.reason);
  await chooseFrom(app.stage, {
    title: 'Exported',
    lines: [`${countOf(levels.length)} in ${path}`],
    choices: [{ id: 'back', title: 'Back' }],
    back: 'back',
  });
}

function countOf(levels: number): string {
  return levels === 1 ? '1 level' : `${levels} levels`;
}

const LARGEST = 65_536;

/** Writes the labyrinth of a level to a text file, a character a square. */
export async function storeMaze(app: AppContext, { line }: NamedLevel): Promise<void> {
  const path = await askPath(app, {
    title: 'Store its maze',
    line: 'The text file to write; one that is there is replaced.',
  });
  if (path === null) return;
  const settings = labyrinth.readSettings({ code: line });
  if (!settings.ok) return showError(app, 'Nothing was stored', settings.reason);
  const { round }: LabyrinthState = labyrinth.setup(settings.value, '');
  const text = makeMazeText(labyrinthMaze(round));
  const written = text.ok ? writeWhole(path, text.value) : text;
  if (!written.ok) await showError(app, 'Nothing was stored', written.reason);
}

/** Reads a maze from a text file; `null` when it is no maze or the player goes back. */
export async function loadMaze(app: AppContext): Promise<LevelSettings | null> {
  const path = await askPath(app, { title: 'Play a maze', line: 'A text file that a maze was stored in.' });
  if (path === null) return null;
  const text = readIfThere(path, LARGEST);
  const maze = text.ok ? (text.value ?? '') : '';
  const settings = text.ok ? labyrinth.readSettings({ mode: 'maze', maze }) : text;
  if (settings.ok) return { maze };
  await showError(
    app,
    'It can not be played',
    text.ok && text.value === null ? `there is no file ${path}` : settings.reason,
  );
  return null;
}
