import { makeLevelFile } from '@warren/games';
import { writeWhole } from '../files/whole-file.js';
import type { House } from '../house.js';
import { askPath } from '../pages/ask-path.js';
import { chooseFrom } from '../pages/choose-from.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { wrapped } from '../pages/wrapped.js';
import { type KeptLevels, mergeLevels, readLevelFile, writeKeptLevels } from './level-store.js';

/** Complaints beyond these would fill the screen. */
const MOST_COMPLAINTS = 6;

/** Adds the levels of a file; its bad lines are named by their numbers, the others load. */
export async function importLevels(house: House, kept: KeptLevels): Promise<void> {
  const path = await askPath(house, {
    title: 'Import levels',
    line: 'A text file with the line of a level in each.',
  });
  if (path === null) return;
  const file = readLevelFile(path, { mustBeThere: true });
  if (!file.ok) return tellTrouble(house, 'Nothing was imported', file.reason);
  const { levels, added } = mergeLevels(kept.levels, file.value.levels);
  const written = writeKeptLevels(house.folder, { levels, strays: kept.strays });
  if (!written.ok) return tellTrouble(house, 'Nothing was imported', written.reason);
  const { complaints } = file.value;
  const known = file.value.levels.length - added;
  await chooseFrom(house.stage, {
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

/** Writes all levels into a file of somebody's choice. */
export async function exportLevels(house: House, { levels }: KeptLevels): Promise<void> {
  const path = await askPath(house, {
    title: 'Export levels',
    line: 'The file to write; one that is there is replaced.',
  });
  if (path === null) return;
  const written = writeWhole(path, makeLevelFile(levels));
  if (!written.ok) return tellTrouble(house, 'Nothing was exported', written.reason);
  await chooseFrom(house.stage, {
    title: 'Exported',
    lines: [`${countOf(levels.length)} in ${path}`],
    choices: [{ id: 'back', title: 'Back' }],
    back: 'back',
  });
}

function countOf(levels: number): string {
  return levels === 1 ? '1 level' : `${levels} levels`;
}
