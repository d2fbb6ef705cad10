import type { Failure } from '@warren/protocol/client';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { buttonClass, SubmitButton } from '../ui/button.js';
import { TextInput } from '../ui/field.js';
import fieldCss from '../ui/field.module.css';
import css from './account.module.css';
import type { FormField } from './account-fields.js';

type Values = Readonly<Record<string, string>>;

export interface AccountFormProps {
  readonly fields: readonly FormField[];
  /** What stands in the fields to begin with. */
  readonly first?: Values;
  /** Whose password it is about, for password managers, where the form does not ask for a name. */
  readonly username?: string;
  /** The words on the button. */
  readonly submit: string;
  readonly look?: 'primary' | 'usual';
  /** `null`: it is done. */
  readonly onSubmit: (values: Values) => Promise<Failure | null>;
  /** Further ways beside the button. */
  readonly children?: ComponentChildren;
}

const OFFLINE =
  'There is no connection to the server, and this needs one. Everything you play is kept here meanwhile.';

/** A form about an account: what is wrong stands beside the field it is about. */
export function AccountForm(props: AccountFormProps) {
  const { fields, first = {}, username, submit, look, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(first);
  /** What the last attempt found wrong. */
  const [messages, setMessages] = useState<Values>({});
  const [busy, setBusy] = useState(false);

  function point(wrong: Values): void {
    setMessages(wrong);
    const [name] = fields.map((field) => field.name).filter((each) => each in wrong);
    // After a failure the focus is on the field that failed.
    form.current?.querySelector<HTMLInputElement>(`[name="${name ?? fields[0]?.name}"]`)?.focus();
  }

  async function attempt(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const wrong = checkAll(fields, values);
    if (Object.keys(wrong).length > 0) return point(wrong);
    setBusy(true);
    setMessages({});
    const failure = await onSubmit(values);
    setBusy(false);
    if (failure === null) setValues(first);
    else point(toMessages(failure, fields));
  }

  return (
    <form class={css.accountForm} ref={form} noValidate onSubmit={(event) => void attempt(event)}>
      {username !== undefined && (
        <input type="text" name="username" autocomplete="username" value={username} readOnly hidden />
      )}
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          message={messages[field.name] ?? null}
          onInput={(text) => {
            setValues((before) => ({ ...before, [field.name]: text }));
            setMessages(({ [field.name]: _, ...others }) => others);
          }}
        />
      ))}
      {messages.form !== undefined && (
        <p class={fieldCss.fieldMessage} role="alert">
          {messages.form}
        </p>
      )}
      <div class={css.accountWays}>
        <SubmitButton look={look ?? 'primary'} busy={busy}>
          {busy ? 'One moment ...' : submit}
        </SubmitButton>
        {children}
      </div>
    </form>
  );
}

interface FieldInputProps {
  readonly field: FormField;
  readonly value: string;
  readonly message: string | null;
  readonly onInput: (text: string) => void;
}

function FieldInput({ field, value, message, onInput }: FieldInputProps) {
  const { name, label, kind, autocomplete, hint } = field;
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...{ label, hint, message, name, onInput }}
      text={value}
      input={{
        ...(kind === 'password' && !shown && { type: 'password' as const }),
        autocomplete,
        autoCapitalize: 'off',
      }}
      beside={
        kind === 'password' && (
          <button
            type="button"
            class={buttonClass('usual', css.accountShow)}
            aria-pressed={shown}
            aria-label={`Show: ${label}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        )
      }
    />
  );
}

function checkAll(fields: readonly FormField[], values: Values): Values {
  const wrong = fields.flatMap((field) => {
    const reason = field.check(values[field.name] ?? '');
    return reason === null ? [] : [[field.name, reason] as const];
  });
  return Object.fromEntries(wrong);
}

/** A failure beside the field it is about, or below all of them. */
function toMessages({ code, field, message }: Failure, fields: readonly FormField[]): Values {
  if (code === 'offline') return { form: OFFLINE };
  const isThere = fields.some(({ name }) => name === field);
  if (isThere && field !== null) return { [field]: message };
  // The message does not tell which of the two is wrong.
  if (code === 'wrong-password') return { [fields.at(-1)?.name ?? 'form']: message };
  return { form: message };
}
