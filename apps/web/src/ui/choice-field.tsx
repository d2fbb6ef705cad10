import { useId } from 'preact/hooks';
import css from './choice-field.module.css';
import type { Option } from './field.js';
import fieldCss from './field.module.css';
import unseenCss from './unseen.module.css';

export interface ChoiceFieldProps {
  readonly label: string;
  /** Whether the label is only read aloud. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly options: readonly (Option & { readonly disabled?: boolean })[];
  readonly onChange: (value: string) => void;
  readonly message?: string | null;
}

/** One of a few, all to be seen at once. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, options, onChange, message = null, hideLabel = false } = props;
  const id = useId();
  return (
    <fieldset class={fieldCss.field} aria-describedby={message === null ? undefined : `${id}-message`}>
      <legend class={hideLabel ? unseenCss.unseen : fieldCss.fieldLabel}>{label}</legend>
      <div class={css.choices}>
        {options.map((option) => (
          <label key={option.value} class={css.choice}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
      {message !== null && (
        <p class={fieldCss.fieldMessage} id={`${id}-message`}>
          {message}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is shown or not. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class={css.switchLabel}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
