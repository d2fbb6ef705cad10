import { accept, type Result, refuse } from './result.js';
import { nearest } from './text/nearest.js';

/** A setting of an algorithm, described once: help, forms, checks and codes all read it here. */
export type OptionSpec = IntegerOption | ChoiceOption | TextOption;

interface OptionBase {
  readonly name: string;
  readonly about: string;
}

export interface IntegerOption extends OptionBase {
  readonly type: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface ChoiceOption extends OptionBase {
  readonly type: 'choice';
  /** Codes store the place in this list: only ever add at its end. */
  readonly choices: readonly string[];
  readonly default: string;
}

export interface TextOption extends OptionBase {
  readonly type: 'text';
  readonly default: string;
  /** The reason why a text is refused, or `null`. */
  readonly check: (text: string) => string | null;
}

export type OptionValues = Readonly<Record<string, number | string>>;

const MAX_TEXT = 200;

/** All options with their values: those given, checked, and the defaults of the others. */
export function readOptions(
  specs: readonly OptionSpec[],
  given: OptionValues,
  owner: string,
): Result<OptionValues> {
  const names = specs.map((spec) => spec.name);
  for (const name of Object.keys(given)) {
    if (names.length === 0) return refuse(`${owner} has no options, so no "${name}"`);
    if (!names.includes(name)) return refuse(`${owner} has no option "${name}"; ${nearest(name, names)}`);
  }
  const values: Record<string, number | string> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.name) ? given[spec.name] : spec.default;
    const wrong = wrongValue(spec, value);
    if (wrong !== null) return refuse(wrong);
    values[spec.name] = value;
  }
  return accept(values);
}

function wrongValue(spec: OptionSpec, value: number | string): string | null {
  if (spec.type === 'integer') {
    const fits =
      typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
    return fits ? null : `${spec.name} must be a whole number from ${spec.min} to ${spec.max}, not ${value}`;
  }
  if (typeof value !== 'string') return `${spec.name} must be text, not ${value}`;
  if (spec.type === 'choice') {
    return spec.choices.includes(value)
      ? null
      : `there is no ${spec.name} "${value}"; ${nearest(value, spec.choices)}`;
  }
  if (value.length > MAX_TEXT) return `${spec.name} is longer than ${MAX_TEXT} characters`;
  return spec.check(value);
}
