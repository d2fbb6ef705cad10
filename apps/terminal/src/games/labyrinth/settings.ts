import { join } from 'node:path';
import { accept, type OptionSpec, type OptionValues, type Result, refuse } from '@warren/engine';
import { LABYRINTH_OPTIONS, makeOptionText, type OptionText, parseOptionText } from '@warren/games/labyrinth';
import { wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/game-view.js';
import { readIfThere, writeWhole } from '../../storage/files.js';
import { askValid, chooseFrom, showError } from '../../tui/dialogs.js';

const LARGEST = 65_536;

/** The path of the options. */
export function optionFilePath(folder: string): string {
  return join(folder, 'labyrinth', 'options.conf');
}

/** The options of Labyrinth on this machine; without a file all have their defaults. */
export function readLabyrinthOptions(folder: string): Result<OptionText> {
  const text = readIfThere(optionFilePath(folder), LARGEST);
  return text.ok ? accept(parseOptionText(LABYRINTH_OPTIONS, text.value ?? '')) : text;
}

/** The options in force: the defaults when the file cannot be read. */
export function labyrinthOptions(folder: string): OptionValues {
  const read = readLabyrinthOptions(folder);
  return read.ok ? read.value.values : parseOptionText(LABYRINTH_OPTIONS, '').values;
}

/** Sets options in the file. The rest of the file stays as it is. */
export function setLabyrinthOptions(folder: string, changed: OptionValues): Result<null> {
  const read = readLabyrinthOptions(folder);
  if (!read.ok) return read;
  const { lines, values } = read.value;
  const text = makeOptionText(LABYRINTH_OPTIONS, { lines, values: { ...values, ...changed } });
  return writeWhole(optionFilePath(folder), text);
}

/** More complaints do not fit the screen. */
const MOST_COMPLAINTS = 3;
const NAME_COLUMN = 16;
const LONGEST_NUMBER = 9;

/** Shows the options. Choosing one changes it, in the file and in force at once. */
export async function showOptions(app: AppContext): Promise<null> {
  const { stage, folder } = app;
  for (;;) {
    const read = readLabyrinthOptions(folder);
    if (!read.ok) return showError(app, 'The options can not be read', read.reason);
    const { values, complaints } = read.value;
    const spec = await chooseFrom(stage, {
      title: 'Options',
      lines: [
        ...wrapped(`They are kept in ${optionFilePath(folder)}`),
        ...complaints
          .slice(0, MOST_COMPLAINTS)
          .flatMap(({ line, reason }) => wrapped(`Line ${line}: ${reason}`)),
      ],
      choices: [
        ...LABYRINTH_OPTIONS.map((value) => ({
          title: `${value.name.padEnd(NAME_COLUMN)}${values[value.name]}`,
          value,
        })),
        { title: 'Back', value: null },
      ],
    });
    if (spec === null) return null;
    const value = await nextValue(app, spec, values);
    const written = value === null ? null : setLabyrinthOptions(folder, { [spec.name]: value });
    if (written !== null && !written.ok) await showError(app, 'It was not kept', written.reason);
  }
}

/** The next choice, or the typed value; `null` when the player goes back. */
async function nextValue(
  { stage }: AppContext,
  spec: OptionSpec,
  values: OptionValues,
): Promise<string | number | null> {
  const { name, about } = spec;
  if (spec.type === 'choice') {
    const at = spec.choices.indexOf(String(values[name]));
    return spec.choices[(at + 1) % spec.choices.length];
  }
  const initial = `${values[name]}`;
  const question = { title: name, lines: [about], longest: LONGEST_NUMBER, initial };
  const read = (text: string): Result<string | number> => {
    if (spec.type !== 'integer') return accept(text);
    const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= spec.min && number <= spec.max) return accept(number);
    return refuse(`It must be a whole number from ${spec.min} to ${spec.max}`);
  };
  return askValid(stage, question, read, () => initial);
}
