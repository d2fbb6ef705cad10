import { nearest, type Result } from '@warren/engine';
import { UsageError } from './errors.js';

/** A flag of a command: `--name VALUE`, or a switch when `value` is null. */
interface Flag {
  readonly name: string;
  /** What stands for the value in help, such as `N` or `FILE`. */
  readonly value: string | null;
  readonly about: string;
  /** Whether it may be given more than once. */
  readonly isMany: boolean;
}

/**
 * Flags with their descriptions: `'json'` is a switch, `'out FILE'` takes a value, and `'size N...'` may be given more
 * than once.
 */
export type FlagTable = Readonly<Record<string, string>>;

/** The flags of a table, in its order. */
export function flagsOf(table: FlagTable): Flag[] {
  return Object.entries(table).map(([words, about]) => {
    const [name, value = null] = words.replace('...', '').split(' ');
    return { name, value, about, isMany: words.endsWith('...') };
  });
}

/** What a command takes. */
export interface CommandSyntax {
  readonly name: string;
  /** What it takes besides flags, in words, or `null` when nothing. */
  readonly operands: string | null;
  readonly flags: FlagTable;
}

/** The words after a command, sorted into flags and operands; unknown flags were refused. */
export type Args = ReturnType<typeof argsOf>;

interface Limits {
  readonly min: number;
  readonly max: number;
}

const HELP = 'help';

/** Sorts the words of a command line. Throws a `UsageError` that names what is wrong. */
export function readArgs(command: CommandSyntax, words: readonly string[]): Args {
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === '--') {
      operands.push(...words.slice(i + 1));
      break;
    }
    if (word === '-h') values.set(HELP, ['']);
    else if (!word.startsWith('-') || word === '-') operands.push(word);
    else i += takeFlag(command, words, i, values);
  }
  if (operands.length > 0 && command.operands === null && !values.has(HELP)) {
    throw new UsageError(`${command.name} takes no "${operands[0]}"; see warren help ${command.name}`);
  }
  return argsOf(values, operands);
}

/** Reads the flag at `words[i]` and returns how many further words it used. */
function takeFlag(
  command: CommandSyntax,
  words: readonly string[],
  i: number,
  values: Map<string, string[]>,
): number {
  const equals = words[i].indexOf('=');
  const name = words[i].slice(words[i].startsWith('--') ? 2 : 1, equals < 0 ? undefined : equals);
  if (name === HELP) {
    values.set(HELP, ['']);
    return 0;
  }
  const flags = flagsOf(command.flags);
  const flag = flags.find((known) => known.name === name);
  if (flag === undefined || !words[i].startsWith('--')) {
    const names = flags.map((known) => `--${known.name}`);
    throw new UsageError(`${command.name} has no flag ${words[i]}; ${nearest(`--${name}`, names)}`);
  }
  if (values.has(name) && !flag.isMany) throw new UsageError(`--${name} is given twice`);
  const given = values.get(name) ?? [];
  values.set(name, given);
  if (flag.value === null) {
    if (equals >= 0) throw new UsageError(`--${name} takes no value`);
    given.push('');
    return 0;
  }
  const value = equals >= 0 ? words[i].slice(equals + 1) : words[i + 1];
  if (value === undefined) throw new UsageError(`--${name} needs a value: --${name} ${flag.value}`);
  given.push(value);
  return equals >= 0 ? 0 : 1;
}

function argsOf(values: Map<string, string[]>, operands: readonly string[]) {
  /** The value of a flag, or `undefined` when it was not given. */
  const text = (flag: string) => values.get(flag)?.[0];

  /** A number within bounds. */
  function number(flag: string, { min, max }: Limits): number | undefined {
    const given = text(flag);
    if (given === undefined) return undefined;
    // Number('') is 0 and Number('0x10') is 16: neither is a number that a user means.
    const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(given) ? Number(given) : Number.NaN;
    if (Number.isNaN(value)) throw new UsageError(`--${flag} must be a number, not "${given}"`);
    if (value < min || value > max)
      throw new UsageError(`--${flag} must be from ${min} to ${max}, not ${given}`);
    return value;
  }

  return {
    operands,
    /** The only operand. Without it, or with more of them, `flaw` is a usage error. */
    operand(flaw: string): string {
      if (operands.length !== 1) throw new UsageError(flaw);
      return operands[0];
    },
    has: (flag: string) => values.has(flag),
    text,
    /** All values of a flag that may be given more than once. */
    texts: (flag: string): readonly string[] => values.get(flag) ?? [],
    number,
    /** A whole number within bounds. */
    integer(flag: string, limits: Limits): number | undefined {
      const value = number(flag, { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY });
      if (value !== undefined && !Number.isInteger(value)) {
        throw new UsageError(`--${flag} must be a whole number, not ${text(flag)}`);
      }
      return number(flag, limits);
    },
    /** One of several words. */
    choice<T extends string>(flag: string, choices: readonly T[]): T | undefined {
      const given = text(flag);
      if (given === undefined) return undefined;
      const found = choices.find((choice) => choice === given);
      if (found === undefined)
        throw new UsageError(`there is no ${flag} "${given}"; ${nearest(given, choices)}`);
      return found;
    },
  };
}

/** The `--settings` flag as unchecked JSON; an empty object without the flag. */
export function readSettingsFlag(args: Args): unknown {
  try {
    return JSON.parse(args.text('settings') ?? '{}');
  } catch {
    throw new UsageError('--settings must be a JSON object, such as {"level":5}');
  }
}

/** The two sides of a `NAME=VALUE`, as given for a flag. */
export function nameAndValue(flag: string, word: string): [name: string, value: string] {
  const equals = word.indexOf('=');
  if (equals < 1) throw new UsageError(`--${flag} must be NAME=VALUE, not "${word}"`);
  return [word.slice(0, equals), word.slice(equals + 1)];
}

/** The value of a result, or its reason as a usage error. */
export function orUsage<T>(result: Result<T>): T {
  if (!result.ok) throw new UsageError(result.reason);
  return result.value;
}
