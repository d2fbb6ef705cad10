import type { KnownAccount } from '@warren/client';
import { session } from './account.js';
import { KNOWN_NAME, KNOWN_PASSWORD, NEW_NAME, NEW_PASSWORD } from './account-fields.js';
import { AccountForm } from './account-form.js';

export interface SignInFormProps {
  readonly onDone: (account: KnownAccount) => void;
  /** The name that stands there to begin with. */
  readonly name?: string;
  readonly look?: 'primary' | 'usual';
}

export function SignInForm({ onDone, name = '', look = 'primary' }: SignInFormProps) {
  return (
    <AccountForm
      fields={[KNOWN_NAME, KNOWN_PASSWORD]}
      first={{ name }}
      submit="Sign in"
      look={look}
      onSubmit={async (values) => {
        const answer = await session.signIn({ name: values.name ?? '', password: values.password ?? '' });
        if (!answer.ok) return answer;
        onDone(answer.value);
        return null;
      }}
    />
  );
}

/** Makes a named account; a guest keeps everything. */
export function RegisterForm({ onDone, look = 'primary' }: Omit<SignInFormProps, 'name'>) {
  return (
    <AccountForm
      fields={[NEW_NAME, NEW_PASSWORD]}
      submit="Create account"
      look={look}
      onSubmit={async (values) => {
        const answer = await session.register({ name: values.name ?? '', password: values.password ?? '' });
        if (!answer.ok) return answer;
        onDone(answer.value);
        return null;
      }}
    />
  );
}
