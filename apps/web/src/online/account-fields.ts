import { LIMITS, readDisplayName } from '@warren/protocol/client';
import { sentence } from '../lib/format.js';

/** The name one signs in with. Whether it is right only the server knows. */
export const KNOWN_NAME: FormField = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  autocomplete: 'username',
  check: (text) => (text.trim() === '' ? 'Type your name.' : null),
};

/** A name to be shown under. */
export const NEW_NAME: FormField = {
  ...KNOWN_NAME,
  hint: 'Others see it beside your runs. 2 to 30 characters.',
  check(text) {
    if (text.trim() === '') return 'Choose a name.';
    const name = readDisplayName(text);
    return name.ok ? null : sentence(name.reason);
  },
};

export const KNOWN_PASSWORD: FormField = {
  name: 'password',
  label: 'Password',
  kind: 'password',
  autocomplete: 'current-password',
  check: (text) => (text === '' ? 'Type your password.' : null),
};

export const NEW_PASSWORD: FormField = {
  ...KNOWN_PASSWORD,
  autocomplete: 'new-password',
  hint: `At least ${LIMITS.password.min} characters. You get recovery codes, in case you forget it.`,
  check(text) {
    if (text === '') return 'Choose a password.';
    const length = [...text].length;
    if (length < LIMITS.password.min) return `It needs at least ${LIMITS.password.min} characters.`;
    return length > LIMITS.password.max ? `It has at most ${LIMITS.password.max} characters.` : null;
  },
};

/** A field of a form about an account. */
export interface FormField {
  /** What the server calls it. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'password';
  /** What it is to password managers. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'off';
  readonly hint?: string;
  /** Why a text can't be used, in a sentence, or `null`. */
  check(text: string): string | null;
}
