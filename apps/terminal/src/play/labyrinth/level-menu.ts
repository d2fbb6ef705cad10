import { describeLevel, type NamedLevel } from '@warren/games';
import type { House } from '../house.js';
import { chooseFrom } from '../pages/choose-from.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { nameLevel } from './create-level.js';
import type { LevelSettings } from './level-settings.js';
import { readKeptLevels, writeKeptLevels } from './level-store.js';
import { storeMaze } from './maze-files.js';

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
