import { accept, type OptionSpec, type OptionValues, type Result, refuse } from '@warren/engine';
import { wrapped } from '../cli/text.js';
import type { OptionFile } from '../storage/option-file.js';
import { settingsFile } from '../storage/settings.js';
import { askValid, chooseFrom, showError } from '../tui/dialogs.js';
import type { AppContext } from './game-view.js';

/** More complaints do not fit the screen. */
const MOST_COMPLAINTS = 3;
const NAME_COLUMN = 16;
const LONGEST_NUMBER = 9;

/** Shows the settings of all games. */
export function showSettings(app: AppContext): Promise<null> {
  return showOptionPage(app, 'Settings', [settingsFile(app.folder)]);
}

/** An option, the file it is in, and all values of that file. */
interface Entry {
  readonly file: OptionFile;
  readonly spec: OptionSpec;
  readonly values: OptionValues;
}

/** Shows the options of files. Choosing one changes it, in its file and in force at once. */
export async function showOptionPage(
  app: AppContext,
  title: string,
  files: readonly OptionFile[],
): Promise<null> {
  for (let first = 0; ; ) {
    const lines: string[] = [];
    const entries: Entry[] = [];
    for (const file of files) {
      const read = file.read();
      if (!read.ok) return showError(app, 'The options can not be read', read.reason);
      const { values, complaints } = read.value;
      lines.push(
        ...wrapped(`They are kept in ${file.path}`),
        ...complaints
          .slice(0, MOST_COMPLAINTS)
          .flatMap(({ line, reason }) => wrapped(`Line ${line}: ${reason}`)),
      );
      entries.push(...file.specs.map((spec) => ({ file, spec, values })));
    }
    const chosen = await chooseFrom<Entry | null>(app.stage, {
      title,
      lines,
      first,
      choices: [...entries.map(optionChoice), { title: 'Back', value: null }],
    });
    if (chosen === null) return null;
    first = entries.indexOf(chosen);
    const { file, spec, values } = chosen;
    const value = await nextValue(app, spec, values);
    const written = value === null ? null : file.set({ [spec.name]: value });
    if (written !== null && !written.ok) await showError(app, 'It was not kept', written.reason);
  }
}

function optionChoice(value: Entry) {
  const { spec, values } = value;
  return { title: `${spec.name.padEnd(NAME_COLUMN)}${values[spec.name]}`, value };
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
