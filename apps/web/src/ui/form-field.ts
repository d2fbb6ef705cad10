/** A field of a form about an account. */
export interface FormField {
  /** What the server calls it. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'password';
  /** What it is to password managers. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password';
  readonly hint?: string;
  /** Why a text can't be used, in a sentence, or `null`. */
  check(text: string): string | null;
}
