import { type OptionSpec, readOptions } from '@warren/engine';
import { findGenerator } from '@warren/engine/generators';
import { SelectField, TextField } from '../ui/field.js';
import fieldCss from '../ui/field.module.css';
import type { MazeChoice } from './maze/choice.js';
import { optionValue, sentence } from './maze/link.js';

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
  const set = (spec: OptionSpec, value: number | string) => {
    const { [spec.name]: _, ...others } = choice.options;
    onChange({ options: value === spec.default ? others : { ...others, [spec.name]: value } });
  };
  return (
    <>
      {options.map((spec, i) => (
        <OptionField
          key={`${choice.algorithm} ${spec.name}`}
          spec={spec}
          value={optionValue(choice, spec)}
          message={i === 0 ? message : null}
          check={(value) => {
            const read = readOptions(options, { [spec.name]: value }, choice.algorithm);
            return read.ok ? null : sentence(read.reason);
          }}
          onChange={(value) => set(spec, value)}
        />
      ))}
      {options.length === 0 && message !== null && <p class={fieldCss.fieldMessage}>{message}</p>}
    </>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly value: number | string;
  readonly message: string | null;
  readonly check: (value: number | string) => string | null;
  readonly onChange: (value: number | string) => void;
}

function OptionField({ spec, value, message, check, onChange }: OptionFieldProps) {
  const label = spec.name.charAt(0).toUpperCase() + spec.name.slice(1);
  if (spec.type === 'choice') {
    const options = spec.choices.map((choice) => ({ value: choice, title: choice.replaceAll('-', ' ') }));
    return (
      <SelectField
        label={label}
        value={String(value)}
        options={options}
        hint={spec.about}
        message={message}
        onChange={onChange}
      />
    );
  }
  const read = (text: string) => (spec.type === 'integer' && /^-?\d{1,9}$/.test(text) ? Number(text) : text);
  return (
    <TextField
      label={label}
      value={String(value)}
      numeric={spec.type === 'integer'}
      hint={spec.about}
      message={message}
      check={(text) => check(read(text))}
      onChange={(text) => onChange(read(text))}
    />
  );
}
