import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { NumberField } from '../lib/numbers.js';
import commonCss from './common.module.css';
import css from './field.module.css';

/** The ids with which a control names its hint and its message. */
interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

/** What stands around a control. */
interface FieldWords {
  readonly label: string;
  /** What helps to choose. */
  readonly hint?: ComponentChildren;
  /** What is wrong, in a sentence; it stands beside the control and is read with it. */
  readonly message?: string | null;
}

type FieldProps = FieldWords & { readonly children: (ids: FieldIds) => ComponentChildren };

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
        <div class={commonCss.soft} id={`${id}-hint`}>
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

interface SelectFieldProps extends FieldWords {
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** One of a list, with the browser's own list: it works with every keyboard, screen reader and phone. */
export function SelectField({ value, options, onChange, ...words }: SelectFieldProps) {
  return (
    <Field {...words}>
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

interface TextInputProps extends FieldWords {
  readonly text: string;
  readonly onInput: (text: string) => void;
  readonly name?: string;
  /** Controls that stand in the same row. */
  readonly beside?: ComponentChildren;
  /** Other attributes of the input. */
  readonly input?: InputHTMLAttributes;
}

/** A line of text with its label, its hint and what is wrong with it. It is passed on as it is typed. */
export function TextInput({ text, onInput, name, beside, input, ...words }: TextInputProps) {
  return (
    <Field {...words}>
      {(ids) => (
        <div class={css.inputRow}>
          <input
            {...ids}
            class={css.input}
            type="text"
            {...(name !== undefined && { name })}
            autocomplete="off"
            spellcheck={false}
            value={text}
            onInput={(event) => onInput(event.currentTarget.value)}
            {...input}
          />
          {beside}
        </div>
      )}
    </Field>
  );
}

type NumberInputProps = Pick<TextInputProps, 'text' | 'message' | 'onInput'> & {
  readonly field: NumberField;
};

/** A number typed as text, so that half a number is never changed under the fingers. */
export function NumberInput({ field: { title, hint, name, min }, ...rest }: NumberInputProps) {
  // Phones that show digits only have no minus sign.
  const inputMode = min < 0 ? 'text' : 'numeric';
  return <TextInput label={title} hint={hint} name={name} input={{ inputMode }} {...rest} />;
}

interface TextFieldProps extends FieldWords, Pick<TextInputProps, 'beside'> {
  readonly value: string;
  /** Why a text can't be used, or `null`. While there is a reason, nothing is passed on. */
  readonly check: (text: string) => string | null;
  readonly onChange: (text: string) => void;
  /** For whole numbers: phones show digits. */
  readonly numeric?: boolean;
}

/** Typing is passed on after a rest of this length, so that half a word is not carved. */
const REST_MS = 350;

export function TextField({ value, check, onChange, message = null, numeric, ...rest }: TextFieldProps) {
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
    <TextInput
      {...rest}
      text={text}
      onInput={setText}
      message={wrong ?? (text === value ? message : null)}
      input={{ inputMode: numeric ? 'numeric' : 'text' }}
    />
  );
}
