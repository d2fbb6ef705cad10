import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import css from './field.module.css';

/** The ids with which a control names its hint and its message. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export interface FieldProps {
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
