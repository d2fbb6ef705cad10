import type { ComponentChildren } from 'preact';
import { Field } from './field.js';
import css from './field.module.css';

export interface Option {
  readonly value: string;
  readonly title: string;
}

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly message?: string | null;
  readonly hint?: ComponentChildren;
}

/** One of a list, with the browser's own list: it works with every keyboard, screen reader and phone. */
export function SelectField({ label, value, options, onChange, message, hint }: SelectFieldProps) {
  return (
    <Field label={label} message={message ?? null} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          class={css.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
