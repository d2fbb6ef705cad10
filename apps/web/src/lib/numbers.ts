/** A field that holds a whole number, and what is right in it. */
export interface NumberField {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
}

/** What is wrong with a text as the number of a field, in a sentence; `null` if nothing is. */
export function wrongNumber(
  text: string,
  { title, min, max }: Pick<NumberField, 'title' | 'min' | 'max'>,
): string | null {
  const value = text.trim();
  if (value === '') return `${title} is missing.`;
  if (!/^[+-]?\d+$/.test(value)) return `${title} must be a whole number.`;
  if (Number(value) < min) return `${title} must be at least ${min}.`;
  if (Number(value) > max) return `${title} must be at most ${max}.`;
  return null;
}
