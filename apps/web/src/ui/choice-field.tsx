import { useId } from 'preact/hooks';
import type { Option } from './select-field.js';
import './field.css';

export interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (Option & { readonly disabled: boolean })[];
  readonly onChange: (value: string) => void;
  readonly message?: string | null;
}

/** One of a few, all to be seen at once. */
export function ChoiceField({ label, value, options, onChange, message = null }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={message === null ? undefined : `${id}-message`}>
      <legend class="field-label">{label}</legend>
      <div class="choices">
        {options.map((option) => (
          <label key={option.value} class="choice">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
      {message !== null && (
        <p class="field-message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
