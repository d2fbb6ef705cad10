import { accept, type OptionSpec, type OptionValues, type Result } from '@warren/engine';
import { makeOptionText, type OptionText, parseOptionText } from '@warren/games/labyrinth';
import { readIfThere, writeWhole } from './files.js';

const LARGEST = 65_536;

/** A file of options, a `key = value` a line, to be read and edited. It need not exist. */
export type OptionFile = ReturnType<typeof optionFile>;

export function optionFile(path: string, specs: readonly OptionSpec[]) {
  function read(): Result<OptionText> {
    const text = readIfThere(path, LARGEST);
    return text.ok ? accept(parseOptionText(specs, text.value ?? '')) : text;
  }
  return {
    path,
    specs,
    read,
    /** The options in force: the defaults when the file can't be read. */
    values(): OptionValues {
      const file = read();
      return file.ok ? file.value.values : parseOptionText(specs, '').values;
    },
    /** Sets options in the file. The rest of the file stays as it is. */
    set(changed: OptionValues): Result<null> {
      const file = read();
      if (!file.ok) return file;
      const { lines, values } = file.value;
      return writeWhole(path, makeOptionText(specs, { lines, values: { ...values, ...changed } }));
    },
  };
}
