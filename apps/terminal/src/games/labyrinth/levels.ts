import { accept, type Result } from '@warren/engine';
import { describeLevel, LONGEST_LEVEL_LINE, type NamedLevel, parseLevelLine } from '@warren/games/labyrinth';
import { wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/game-view.js';
import { askValid, chooseFrom, choosePaged, confirm, showError } from '../../tui/dialogs.js';
import { createLevel, nameLevel } from './create-level.js';
import {
  editSavedLevels,
  exportLevels,
  importLevels,
  type LevelSettings,
  loadMaze,
  mergeLevels,
  readSavedLevels,
  storeMaze,
} from './level-files.js';

/** Complaints about the file that fit beside the longest list. */
const MOST_LINES = 2;

/** Shows the custom levels. Returns the level to play, or `null` when the player goes back. */
export async function chooseLevel(app: AppContext): Promise<LevelSettings | null> {
  for (;;) {
    const saved = readSavedLevels(app.folder);
    if (!saved.ok) return showError(app, 'The levels can not be read', saved.reason);
    const { levels, complaints } = saved.value;
    const wrong = complaints.flatMap(({ line, reason }) => wrapped(`Line ${line} of their file: ${reason}`));
    const deed = await choosePaged<(() => Promise<LevelSettings | null>) | null>(app.stage, {
      title: 'Custom levels',
      lines: [...(levels.length === 0 ? ['None is saved yet.'] : []), ...wrong.slice(0, MOST_LINES)],
      items: levels.map((level) => ({ title: titleOf(level), value: () => openLevelMenu(app, level) })),
      choices: [
        { title: 'Create a level', value: async () => saveAndOpen(app, await createLevel(app)) },
        { title: 'Enter the line of a level', value: async () => saveAndOpen(app, await askLine(app)) },
        { title: 'Import from a file', value: () => importLevels(app, saved.value) },
        { title: 'Export to a file', value: () => exportLevels(app, saved.value) },
        { title: 'Play a maze from a text file', value: () => loadMaze(app) },
        { title: 'Back', value: null },
      ],
    });
    if (deed === null) return null;
    const settings = await deed();
    if (settings !== null) return settings;
  }
}

/** The name of a level, or its description. */
function titleOf({ name, level }: NamedLevel): string {
  return name === '' ? describeLevel(level) : `${name}: ${describeLevel(level)}`;
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
  return editSavedLevels(folder, (levels) => mergeLevels(levels, [level]));
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
async function openLevelMenu(app: AppContext, level: NamedLevel): Promise<LevelSettings | null> {
  const deed = await chooseFrom<() => Promise<LevelSettings | null>>(app.stage, {
    title: level.name === '' ? 'A level' : level.name,
    lines: [describeLevel(level.level), '', 'To share it, send this line:', level.line],
    choices: [
      { title: 'Play', value: async () => ({ code: level.line }) },
      { title: 'Rename', value: () => renameLevel(app, level) },
      { title: 'Store its maze as text', value: () => storeMaze(app, level) },
      { title: 'Delete', value: () => deleteLevel(app, level) },
      { title: 'Back', value: async () => null },
    ],
  });
  return deed();
}

async function renameLevel(app: AppContext, level: NamedLevel): Promise<null> {
  const named = await nameLevel(app, level.level, level.name);
  if (named === null) return null;
  return change(app, (levels) => levels.map((each) => (each.line === level.line ? named : each)));
}

async function deleteLevel(app: AppContext, level: NamedLevel): Promise<null> {
  const isSure = await confirm(app.stage, {
    title: 'Delete this level?',
    lines: ['Its line brings it back.', level.line],
    yes: 'Delete it',
  });
  return isSure ? change(app, (levels) => levels.filter(({ line }) => line !== level.line)) : null;
}

async function change(app: AppContext, edit: Parameters<typeof editSavedLevels>[1]): Promise<null> {
  const written = editSavedLevels(app.folder, edit);
  return written.ok ? null : showError(app, 'Nothing was changed', written.reason);
}
