import type { OptionSpec, OptionValues } from '@warren/engine';
import { LABYRINTH_OPTIONS } from '@warren/games';
import type { House } from '../house.js';
import { askText } from '../pages/ask-text.js';
import { chooseFrom } from '../pages/choose-from.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { wrapped } from '../pages/wrapped.js';
import { optionFilePath, readLabyrinthOptions, setLabyrinthOptions } from './option-file.js';

/** Complaints beyond these would fill the screen. */
const MOST_COMPLAINTS = 3;
const NAME_COLUMN = 16;
const LONGEST_NUMBER = 9;

/** The options, each changed by choosing it: what is set is in the file at once, and in force. */
export async function showOptions(house: House): Promise<void> {
  const { stage, folder } = house;
  for (;;) {
    const read = readLabyrinthOptions(folder);
    if (!read.ok) {
      await tellTrouble(house, 'The options can not be read', read.reason);
      return;
    }
    const { values, complaints } = read.value;
    const choice = await chooseFrom(stage, {
      title: 'Options',
      lines: [
        ...wrapped(`They are kept in ${optionFilePath(folder)}`),
        ...complaints
          .slice(0, MOST_COMPLAINTS)
          .flatMap(({ line, reason }) => wrapped(`Line ${line}: ${reason}`)),
      ],
      choices: [
        ...LABYRINTH_OPTIONS.map(({ name }) => ({
          id: name,
          title: `${name.padEnd(NAME_COLUMN)}${values[name]}`,
        })),
        { id: '', title: 'Back' },
      ],
      back: '',
    });
    const spec = LABYRINTH_OPTIONS.find(({ name }) => name === choice);
    if (spec === undefined) return;
    const value = await nextValue(house, spec, values);
    const written = value === null ? null : setLabyrinthOptions(folder, { [spec.name]: value });
    if (written !== null && !written.ok) await tellTrouble(house, 'It was not kept', written.reason);
  }
}

/** The choice after the present one, or what is typed; `null` when nothing is to be changed. */
async function nextValue(
  { stage }: House,
  spec: OptionSpec,
  values: OptionValues,
): Promise<string | number | null> {
  const { name, about } = spec;
  if (spec.type === 'choice') {
    const at = spec.choices.indexOf(String(values[name]));
    return spec.choices[(at + 1) % spec.choices.length];
  }
  let flaw = '';
  for (;;) {
    const given = await askText(stage, {
      title: name,
      lines: [about, ...(flaw === '' ? [] : ['', flaw])],
      longest: LONGEST_NUMBER,
      initial: `${values[name]}`,
    });
    if (given === null || spec.type !== 'integer') return given;
    const number = /^\d+$/.test(given.trim()) ? Number(given) : Number.NaN;
    if (number >= spec.min && number <= spec.max) return number;
    flaw = `It must be a whole number from ${spec.min} to ${spec.max}.`;
    stage.tell(flaw);
  }
}
