import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Field } from './field.js';
import css from './field.module.css';

export interface TextFieldProps {
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
