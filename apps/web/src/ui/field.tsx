import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import css from './field.module.css';

/** The ids with which a control names its hint and its message. */
interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface FieldProps {
  readonly label: string;
  /** What helps to choose. */
  readonly hint?: ComponentChildren;
  /** What is wrong, in a sentence; it stands beside the control and is read with it. */
  readonly message?: string | null;
  readonly children: (ids: FieldIds) => ComponentChildren;
}

/** A control with its label, its hint and the message that belongs to it. */
export function Field({ label, hint, message = null, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', message ? `${id}-message` : ''].filter((part) => part !== '');
  const ids: FieldIds = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': message !== null,
  };
  return (
    <div class={css.field}>
      <label class={css.fieldLabel} for={id}>
        {label}
      </label>
      {children(ids)}
      {message !== null && (
        <p class={css.fieldMessage} id={`${id}-message`}>
          {message}
        </p>
      )}
      {hint && (
        <div class={css.fieldHint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

export interface Option {
  readonly value: string;
  readonly title: string;
}

interface SelectFieldProps {
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

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why a text can't be used, or `null`. While there is a reason, nothing is passed on. */
  readonly check: (text: string) => string | null;
  readonly onChange: (text: string) => void;
  readonly message?: string | null;
  readonly hint?: ComponentChildren;
  /** For whole numbers: phones show digits. */
  readonly numeric?: boolean;
  /** Controls that stand in the same row. */
  readonly beside?: ComponentChildren;
}

/** Typing is passed on after a rest of this length, so that half a word is not carved. */
const REST_MS = 350;

export function TextField({ label, value, check, onChange, message, hint, numeric, beside }: TextFieldProps) {
  const [text, setText] = useState(value);
  // What is typed is kept until the value changes from outside.
  useEffect(() => setText(value), [value]);
  const wrong = check(text);
  useEffect(() => {
    if (text === value || wrong !== null) return;
    const timer = setTimeout(() => onChange(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, wrong, onChange]);

  return (
    <Field label={label} message={wrong ?? (text === value ? (message ?? null) : null)} hint={hint}>
      {(ids) => (
        <div class={css.inputRow}>
          <input
            {...ids}
            class={css.input}
            type="text"
            inputMode={numeric ? 'numeric' : 'text'}
            autocomplete="off"
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          {beside}
        </div>
      )}
    </Field>
  );
}

interface TextInputProps {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly message: string | null;
  readonly hint?: string;
  readonly onInput: (text: string) => void;
  /** Controls that stand in the same row. */
  readonly beside?: ComponentChildren;
}

/** A line of text with its label, its hint and what is wrong with it. It is passed on as it is typed. */
export function TextInput({ label, name, text, message, hint, onInput, beside }: TextInputProps) {
  return (
    <Field label={label} message={message} hint={hint}>
      {(ids) => (
        <div class={css.inputRow}>
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
          {beside}
        </div>
      )}
    </Field>
  );
}
