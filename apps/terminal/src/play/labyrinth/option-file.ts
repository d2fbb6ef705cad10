import { join } from 'node:path';
import { accept, type OptionValues, type Result } from '@warren/engine';
import { LABYRINTH_OPTIONS, makeOptionText, type OptionText, parseOptionText } from '@warren/games';
import { readIfThere, writeWhole } from '../files/whole-file.js';

const LARGEST = 65_536;

/** Where the options are kept. */
export function optionFilePath(folder: string): string {
  return join(folder, 'labyrinth', 'options.conf');
}

/** The options of Labyrinth on this machine; without a file all have their defaults. */
export function readLabyrinthOptions(folder: string): Result<OptionText> {
  const text = readIfThere(optionFilePath(folder), LARGEST);
  return text.ok ? accept(parseOptionText(LABYRINTH_OPTIONS, text.value ?? '')) : text;
}

/** The options as they are in force: a file that cannot be read changes nothing. */
export function labyrinthOptions(folder: string): OptionValues {
  const read = readLabyrinthOptions(folder);
  return read.ok ? read.value.values : parseOptionText(LABYRINTH_OPTIONS, '').values;
}

/** Sets options in the file, and leaves everything else in it as it is. */
export function setLabyrinthOptions(folder: string, changed: OptionValues): Result<null> {
  const read = readLabyrinthOptions(folder);
  if (!read.ok) return read;
  const { lines, values } = read.value;
  const text = makeOptionText(LABYRINTH_OPTIONS, { lines, values: { ...values, ...changed } });
  return writeWhole(optionFilePath(folder), text);
}
