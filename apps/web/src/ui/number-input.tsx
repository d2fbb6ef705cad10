import { Field } from './field.js';
import css from './field.module.css';
import type { NumberField } from './number-field.js';

export interface NumberInputProps {
  readonly field: NumberField;
  readonly text: string;
  readonly message: string | null;
  readonly onInput: (text: string) => void;
}

/** A number typed as text, so that half a number is never changed under the fingers. */
export function NumberInput({ field, text, message, onInput }: NumberInputProps) {
  return (
    <Field label={field.title} hint={field.hint} message={message}>
      {(ids) => (
        <input
          {...ids}
          class={css.input}
          type="text"
          name={field.name}
          // Phones that show digits only have no minus sign.
          inputMode={field.min < 0 ? 'text' : 'numeric'}
          autocomplete="off"
          value={text}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
