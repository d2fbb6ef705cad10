import { readOptions } from '@warren/engine';
import { findGenerator } from '@warren/engine/generators';
import { SelectField, TextField } from '../ui/field.js';
import fieldCss from '../ui/field.module.css';
import type { MazeChoice } from './maze/choice.js';
import { optionValue, sentence, wholeNumber } from './maze/link.js';

export interface OptionFieldsProps {
  readonly choice: MazeChoice;
  readonly message: string | null;
  readonly onChange: (part: Partial<MazeChoice>) => void;
}

/** A field for each option of the chosen algorithm, made from the algorithm's own description. */
export function OptionFields({ choice, message, onChange }: OptionFieldsProps) {
  const found = findGenerator(choice.algorithm);
  if (!found.ok) return null;
  const { options } = found.value;
  if (options.length === 0 && message !== null) return <p class={fieldCss.fieldMessage}>{message}</p>;
  return (
    <>
      {options.map((spec, i) => {
        const { name, type, about } = spec;
        const set = (value: number | string) => {
          const { [name]: _, ...others } = choice.options;
          onChange({ options: value === spec.default ? others : { ...others, [name]: value } });
        };
        const key = `${choice.algorithm} ${name}`;
        const field = {
          label: name.charAt(0).toUpperCase() + name.slice(1),
          value: String(optionValue(choice, spec)),
          hint: about,
          message: i === 0 ? message : null,
        };
        if (spec.type === 'choice') {
          const titled = spec.choices.map((value) => ({ value, title: value.replaceAll('-', ' ') }));
          return <SelectField key={key} {...field} options={titled} onChange={set} />;
        }
        const read = (text: string) => (type === 'integer' ? wholeNumber(text) : text);
        const check = (text: string) => {
          const checked = readOptions(options, { [name]: read(text) }, choice.algorithm);
          return checked.ok ? null : sentence(checked.reason);
        };
        return (
          <TextField
            key={key}
            {...field}
            numeric={type === 'integer'}
            check={check}
            onChange={(text) => set(read(text))}
          />
        );
      })}
    </>
  );
}
