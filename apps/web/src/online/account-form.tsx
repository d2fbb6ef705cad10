import type { KnownAccount } from '@warren/client';
import type { Answer, Failure } from '@warren/protocol/client';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { buttonClass, SubmitButton } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { TextInput } from '../ui/field.js';
import { Trouble } from '../ui/trouble.js';
import { session } from './account.js';
import css from './account.module.css';
import { type FormField, KNOWN_NAME, KNOWN_PASSWORD, NEW_NAME, NEW_PASSWORD } from './account-fields.js';
import { freshCodes } from './fresh-codes.js';

type Values = Readonly<Record<string, string>>;

export interface AccountFormProps<T> {
  readonly fields: readonly FormField[];
  /** What stands in the fields to begin with. */
  readonly first?: Values;
  /** Whose password it is about, for password managers, where the form does not ask for a name. */
  readonly username?: string;
  /** The words on the button. */
  readonly submit: string;
  readonly look?: 'primary' | 'usual';
  readonly onSubmit: (values: Values) => Promise<Answer<T>>;
  readonly onDone: (value: T, values: Values) => void;
  /** Further ways beside the button. */
  readonly children?: ComponentChildren;
}

const OFFLINE =
  'There is no connection to the server, and this needs one. Everything you play is kept here meanwhile.';

/** A form about an account: what is wrong stands beside the field it is about. */
export function AccountForm<T>(props: AccountFormProps<T>) {
  const { fields, first = {}, username, submit, look = 'primary', onSubmit, onDone, children } = props;
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
    const answer = await onSubmit(values);
    setBusy(false);
    if (!answer.ok) return point(toMessages(answer, fields));
    setValues(first);
    onDone(answer.value, values);
  }

  return (
    <form class={commonCss.stack} ref={form} noValidate onSubmit={(event) => void attempt(event)}>
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
      <Trouble text={messages.form ?? null} />
      <div class={css.accountWays}>
        <SubmitButton look={look} busy={busy}>
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

export interface SignInFormProps {
  readonly onDone: (account: KnownAccount) => void;
  /** The name that stands there to begin with. */
  readonly name?: string;
  readonly look?: 'primary' | 'usual';
}

export function SignInForm({ name = '', ...rest }: SignInFormProps) {
  return (
    <AccountForm
      fields={[KNOWN_NAME, KNOWN_PASSWORD]}
      first={{ name }}
      submit="Sign in"
      onSubmit={({ name = '', password = '' }) => session.signIn({ name, password })}
      {...rest}
    />
  );
}

/** Makes a named account; a guest keeps everything. */
export function RegisterForm({ onDone }: Pick<SignInFormProps, 'onDone'>) {
  return (
    <AccountForm
      fields={[NEW_NAME, NEW_PASSWORD]}
      submit="Create account"
      onSubmit={({ name = '', password = '' }) => session.register({ name, password })}
      onDone={({ recoveryCodes, ...account }) => {
        freshCodes.set({ accountId: account.id, codes: recoveryCodes });
        onDone(account);
      }}
    />
  );
}
