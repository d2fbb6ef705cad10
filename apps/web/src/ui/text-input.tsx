import { Field } from './field.js';
import css from './field.module.css';

export interface TextInputProps {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly message: string | null;
  readonly hint?: string;
  readonly onInput: (text: string) => void;
}

/** A line of text with its label, its hint and what is wrong with it. It is passed on as it is typed. */
export function TextInput({ label, name, text, message, hint, onInput }: TextInputProps) {
  return (
    <Field label={label} message={message} hint={hint}>
      {(ids) => (
        <input
          {...ids}
          class={css.input}
          type="text"
          name={name}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
