import { join } from 'node:path';
import type { OptionValues, Result } from '@warren/engine';
import { LABYRINTH_OPTIONS } from '@warren/games/labyrinth';
import type { AppContext } from '../../game/game-view.js';
import { showOptionPage } from '../../game/option-page.js';
import { optionFile } from '../../storage/option-file.js';
import { settingsFile } from '../../storage/settings.js';

/** The path of the options. */
export function optionFilePath(folder: string): string {
  return join(folder, 'labyrinth', 'options.conf');
}

const fileIn = (folder: string) => optionFile(optionFilePath(folder), LABYRINTH_OPTIONS);

/** The options of Labyrinth in force on this machine. */
export function labyrinthOptions(folder: string): OptionValues {
  return fileIn(folder).values();
}

/** Sets options in the file. The rest of the file stays as it is. */
export function setLabyrinthOptions(folder: string, changed: OptionValues): Result<null> {
  return fileIn(folder).set(changed);
}

/** Shows the options of Labyrinth, and those of all games below them. */
export function showOptions(app: AppContext): Promise<null> {
  return showOptionPage(app, 'Options', [fileIn(app.folder), settingsFile(app.folder)]);
}
