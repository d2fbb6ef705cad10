import type { Result } from '@warren/engine';
import { describeLevel, LONGEST_LEVEL_LINE, type NamedLevel, parseLevelLine } from '@warren/games/labyrinth';
import type { House } from '../../game/app-context.js';
import { askText, chooseFrom, choosePaged, tellTrouble, wrapped } from '../../tui/dialogs.js';
import type { Choice } from '../../tui/stage.js';
import { createLevel, nameLevel } from './create-level.js';
import {
  exportLevels,
  importLevels,
  type KeptLevels,
  type LevelSettings,
  loadMaze,
  mergeLevels,
  readKeptLevels,
  storeMaze,
  writeKeptLevels,
} from './level-files.js';

/** More lines than these of what is wrong with the file have no room beside the longest list. */
const MOST_LINES = 2;

/** The list of custom levels, until one is to be played or somebody goes back. */
export async function chooseLevel(house: House): Promise<LevelSettings | null> {
  for (;;) {
    const kept = readKeptLevels(house.folder);
    if (!kept.ok) {
      await tellTrouble(house, 'The levels can not be read', kept.reason);
      return null;
    }
    const { levels, complaints } = kept.value;
    const wrong = complaints.flatMap(({ line, reason }) => wrapped(`Line ${line} of their file: ${reason}`));
    const choice = await choosePaged(house.stage, {
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
    const settings = await followLevel(house, kept.value, choice);
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

/** A level by its name, or by what it is. */
function titleOf({ name, level }: NamedLevel): string {
  return name === '' ? describeLevel(level) : `${name}: ${describeLevel(level)}`;
}

async function followLevel(house: House, kept: KeptLevels, choice: string): Promise<LevelSettings | null> {
  if (choice === 'create') return keepAndOpen(house, await createLevel(house));
  if (choice === 'line') return keepAndOpen(house, await askLine(house));
  if (choice === 'import') await importLevels(house, kept);
  else if (choice === 'export') await exportLevels(house, kept);
  else if (choice === 'maze') return loadMaze(house);
  const level = kept.levels.find(({ line }) => line === choice);
  return level === undefined ? null : openLevelMenu(house, level);
}

/** Keeps a new level and says what can be done with it. */
async function keepAndOpen(house: House, level: NamedLevel | null): Promise<LevelSettings | null> {
  if (level === null) return null;
  const kept = keepLevel(house.folder, level);
  if (!kept.ok) await tellTrouble(house, 'The level was not kept', kept.reason);
  return openLevelMenu(house, level);
}

/** Adds a level to those that are kept. One that is there already stays as it is. */
export function keepLevel(folder: string, level: NamedLevel): Result<null> {
  const kept = readKeptLevels(folder);
  if (!kept.ok) return kept;
  const { levels } = mergeLevels(kept.value.levels, [level]);
  return writeKeptLevels(folder, { levels, strays: kept.value.strays });
}

/** Asks for a line somebody sent, until it is one. */
async function askLine({ stage }: House): Promise<NamedLevel | null> {
  for (let [initial, flaw] = ['', '']; ; ) {
    const line = await askText(stage, {
      title: 'The line of a level',
      lines: ['It begins with w1-', ...(flaw === '' ? [] : ['', ...wrapped(`${flaw}.`)])],
      longest: LONGEST_LEVEL_LINE,
      initial,
    });
    if (line === null) return null;
    initial = line.trim();
    const level = parseLevelLine(initial);
    if (level.ok) return { name: '', line: initial, level: level.value };
    flaw = level.reason;
    stage.tell(flaw);
  }
}

/** What can be done with a level; its settings when it is to be played. */
export async function openLevelMenu(house: House, level: NamedLevel): Promise<LevelSettings | null> {
  const choice = await chooseFrom(house.stage, {
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
  if (choice === 'rename') await renameLevel(house, level);
  else if (choice === 'store') await storeMaze(house, level);
  else if (choice === 'delete') await deleteLevel(house, level);
  return null;
}

async function renameLevel(house: House, level: NamedLevel): Promise<void> {
  const named = await nameLevel(house, level.level, level.name);
  if (named !== null)
    await change(house, (levels) => levels.map((each) => (each.line === level.line ? named : each)));
}

async function deleteLevel(house: House, level: NamedLevel): Promise<void> {
  const choice = await chooseFrom(house.stage, {
    title: 'Delete this level?',
    lines: ['Its line brings it back.', level.line],
    choices: [
      { id: 'no', title: 'Keep it' },
      { id: 'yes', title: 'Delete it' },
    ],
    back: 'no',
  });
  if (choice === 'yes') await change(house, (levels) => levels.filter(({ line }) => line !== level.line));
}

/** Changes the list of levels as it is now on the disk. */
async function change(
  house: House,
  edit: (levels: readonly NamedLevel[]) => readonly NamedLevel[],
): Promise<void> {
  const kept = readKeptLevels(house.folder);
  const written = kept.ok
    ? writeKeptLevels(house.folder, { levels: edit(kept.value.levels), strays: kept.value.strays })
    : kept;
  if (!written.ok) await tellTrouble(house, 'Nothing was changed', written.reason);
}
