import { accept, type Result } from '@warren/engine';
import { describeLevel, LONGEST_LEVEL_LINE, type NamedLevel, parseLevelLine } from '@warren/games/labyrinth';
import { wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/app-context.js';
import { askValid, chooseFrom, choosePaged, confirm, showError } from '../../tui/dialogs.js';
import type { Choice } from '../../tui/stage.js';
import { createLevel, nameLevel } from './create-level.js';
import {
  exportLevels,
  importLevels,
  type LevelSettings,
  loadMaze,
  mergeLevels,
  readSavedLevels,
  type SavedLevels,
  storeMaze,
  writeSavedLevels,
} from './level-files.js';

/** Complaints about the file that fit beside the longest list. */
const MOST_LINES = 2;

/** Shows the custom levels. Returns the level to play, or `null` when the player goes back. */
export async function chooseLevel(app: AppContext): Promise<LevelSettings | null> {
  for (;;) {
    const saved = readSavedLevels(app.folder);
    if (!saved.ok) {
      await showError(app, 'The levels can not be read', saved.reason);
      return null;
    }
    const { levels, complaints } = saved.value;
    const wrong = complaints.flatMap(({ line, reason }) => wrapped(`Line ${line} of their file: ${reason}`));
    const choice = await choosePaged(app.stage, {
      title: 'Custom levels',
      lines:
        levels.length === 0
          ? ['None is saved yet.', ...wrong.slice(0, MOST_LINES)]
          : wrong.slice(0, MOST_LINES),
      items: levels.map((level) => ({ id: level.line, title: titleOf(level) })),
      choices: CHOICES,
      back: 'back',
    });
    if (choice === 'back') return null;
    const settings = await followLevel(app, saved.value, choice);
    if (settings !== null) return settings;
  }
}

const CHOICES: readonly Choice[] = [
  { id: 'create', title: 'Create a level' },
  { id: 'line', title: 'Enter the line of a level' },
  { id: 'import', title: 'Import from a file' },
  { id: 'export', title: 'Export to a file' },
  { id: 'maze', title: 'Play a maze from a text file' },
  { id: 'back', title: 'Back' },
];

/** The name of a level, or its description. */
function titleOf({ name, level }: NamedLevel): string {
  return name === '' ? describeLevel(level) : `${name}: ${describeLevel(level)}`;
}

async function followLevel(
  app: AppContext,
  saved: SavedLevels,
  choice: string,
): Promise<LevelSettings | null> {
  if (choice === 'create') return saveAndOpen(app, await createLevel(app));
  if (choice === 'line') return saveAndOpen(app, await askLine(app));
  if (choice === 'import') await importLevels(app, saved);
  else if (choice === 'export') await exportLevels(app, saved);
  else if (choice === 'maze') return loadMaze(app);
  const level = saved.levels.find(({ line }) => line === choice);
  return level === undefined ? null : openLevelMenu(app, level);
}

/** Saves a new level and opens its menu. */
async function saveAndOpen(app: AppContext, level: NamedLevel | null): Promise<LevelSettings | null> {
  if (level === null) return null;
  const saved = addLevel(app.folder, level);
  if (!saved.ok) await showError(app, 'The level was not kept', saved.reason);
  return openLevelMenu(app, level);
}

/** Adds a level to the saved ones. A level that is there already stays as it is. */
export function addLevel(folder: string, level: NamedLevel): Result<null> {
  const saved = readSavedLevels(folder);
  if (!saved.ok) return saved;
  const { levels } = mergeLevels(saved.value.levels, [level]);
  return writeSavedLevels(folder, { levels, strays: saved.value.strays });
}

/** Asks for the line of a level from another player. */
function askLine({ stage }: AppContext): Promise<NamedLevel | null> {
  const question = {
    title: 'The line of a level',
    lines: ['It begins with w1-'],
    longest: LONGEST_LEVEL_LINE,
  };
  return askValid(stage, question, (text) => {
    const line = text.trim();
    const level = parseLevelLine(line);
    return level.ok ? accept({ name: '', line, level: level.value }) : level;
  });
}

/** The menu of a level. Returns its settings when the player plays it. */
export async function openLevelMenu(app: AppContext, level: NamedLevel): Promise<LevelSettings | null> {
  const choice = await chooseFrom(app.stage, {
    title: level.name === '' ? 'A level' : level.name,
    lines: [describeLevel(level.level), '', 'To share it, send this line:', level.line],
    choices: [
      { id: 'play', title: 'Play' },
      { id: 'rename', title: 'Rename' },
      { id: 'store', title: 'Store its maze as text' },
      { id: 'delete', title: 'Delete' },
      { id: 'back', title: 'Back' },
    ],
    back: 'back',
  });
  if (choice === 'play') return { code: level.line };
  if (choice === 'rename') await renameLevel(app, level);
  else if (choice === 'store') await storeMaze(app, level);
  else if (choice === 'delete') await deleteLevel(app, level);
  return null;
}

async function renameLevel(app: AppContext, level: NamedLevel): Promise<void> {
  const named = await nameLevel(app, level.level, level.name);
  if (named !== null)
    await change(app, (levels) => levels.map((each) => (each.line === level.line ? named : each)));
}

async function deleteLevel(app: AppContext, level: NamedLevel): Promise<void> {
  const isSure = await confirm(app.stage, {
    title: 'Delete this level?',
    lines: ['Its line brings it back.', level.line],
    yes: 'Delete it',
  });
  if (isSure) await change(app, (levels) => levels.filter(({ line }) => line !== level.line));
}

/** Changes the list of levels as it is now on the disk. */
async function change(
  app: AppContext,
  edit: (levels: readonly NamedLevel[]) => readonly NamedLevel[],
): Promise<void> {
  const saved = readSavedLevels(app.folder);
  const written = saved.ok
    ? writeSavedLevels(app.folder, { levels: edit(saved.value.levels), strays: saved.value.strays })
    : saved;
  if (!written.ok) await showError(app, 'Nothing was changed', written.reason);
}
