import { accept, type Result, refuse } from '@warren/engine';

export interface NumberRange {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** How much of a wrong value is repeated in the message about it. */
const MAX_QUOTED = 40;

/** A whole number of an address, moved into its range; a value that is none is refused with the reason. */
export function readWholeNumber(value: unknown, { name, min, max }: NumberRange): Result<number> {
  if (Array.isArray(value))
    return refuse(`${name} stands in the address ${value.length} times; once is enough`);
  const text = String(value);
  if (!/^[+-]?\d+$/.test(text)) {
    const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}...` : text;
    return refuse(`${name} must be a whole number from ${min} to ${max}, not "${quoted}"`);
  }
  return accept(Math.max(min, Math.min(max, Number(text))));
}
