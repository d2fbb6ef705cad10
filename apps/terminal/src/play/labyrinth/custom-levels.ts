import type { Result } from '@warren/engine';
import { describeLevel, LONGEST_LEVEL_LINE, type NamedLevel, parseLevelLine } from '@warren/games';
import type { House } from '../house.js';
import { askText } from '../pages/ask-text.js';
import { choosePaged } from '../pages/choose-paged.js';
import type { Choice } from '../pages/menu.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { wrapped } from '../pages/wrapped.js';
import { createLevel } from './create-level.js';
import { exportLevels, importLevels } from './level-files.js';
import { openLevelMenu } from './level-menu.js';
import type { LevelSettings } from './level-settings.js';
import { type KeptLevels, mergeLevels, readKeptLevels, writeKeptLevels } from './level-store.js';
import { loadMaze } from './maze-files.js';

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
