import { type OptionSpec, type OptionValues, readOptions } from '@warren/engine';

// Options as a file that people read and edit: a `key = value` a line, comments after `#`. Whatever is not understood
// stays where it is, since it may be meant for a newer Warren.

/** Something wrong with a line of a file, counted from 1. */
export interface Complaint {
  readonly line: number;
  readonly reason: string;
}

/** A file of options as it was read. */
export interface OptionText {
  /** Every option: as the file says, or its default. */
  readonly values: OptionValues;
  /** What could not be read, and has its default instead. */
  readonly complaints: readonly Complaint[];
  /** The file as it was, for `makeOptionText`. */
  readonly lines: readonly string[];
}

/** Reads options. Unknown keys are ignored; of a key that comes twice the last one counts. */
export function parseOptionText(specs: readonly OptionSpec[], text: string): OptionText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (lines[lines.length - 1] === '') lines.pop();
  const values: Record<string, number | string> = { ...defaultsOf(specs) };
  const complaints: Complaint[] = [];
  for (const [i, line] of lines.entries()) {
    const entry = entryOf(specs, line);
    if (entry === 'broken') complaints.push({ line: i + 1, reason: 'this is not like "key = value"' });
    if (entry === null || entry === 'broken') continue;
    if (entry.reason === null) values[entry.name] = entry.value;
    else complaints.push({ line: i + 1, reason: entry.reason });
  }
  return { values, complaints, lines };
}

/** Writes options into their file: changes are set in place, missing ones come at the end with a comment. */
export function makeOptionText(
  specs: readonly OptionSpec[],
  { lines, values }: Pick<OptionText, 'lines' | 'values'>,
): string {
  const defaults = defaultsOf(specs);
  const written = new Set<string>();
  const kept = lines.map((line) => {
    const entry = entryOf(specs, line);
    if (entry === null || entry === 'broken') return line;
    written.add(entry.name);
    const value = values[entry.name];
    // What could not be read stays to be looked at, until the option is set to something.
    const says = entry.reason === null ? entry.value : defaults[entry.name];
    return says === value ? line : `${entry.name} = ${value}`;
  });
  const missing = specs.filter(({ name }) => !written.has(name));
  const added = missing.flatMap((spec) => [`# ${hintOf(spec)}`, `${spec.name} = ${values[spec.name]}`]);
  return [...kept, ...added, ''].join('\n');
}

/** What an option is about, and what it can be. */
function hintOf(spec: OptionSpec): string {
  if (spec.type === 'text') return spec.about;
  const can = spec.type === 'choice' ? spec.choices.join(', ') : `${spec.min} to ${spec.max}`;
  return `${spec.about} It can be: ${can}.`;
}

function defaultsOf(specs: readonly OptionSpec[]): OptionValues {
  return Object.fromEntries(specs.map((spec) => [spec.name, spec.default]));
}

interface Entry {
  readonly name: string;
  readonly value: number | string;
  /** Why the value cannot be, or `null`. */
  readonly reason: string | null;
}

/** What a line says: an option, nothing that is known here, or nothing that could be an option at all. */
function entryOf(specs: readonly OptionSpec[], line: string): Entry | 'broken' | null {
  const said = line.trim();
  if (said === '' || said.startsWith('#')) return null;
  const equals = said.indexOf('=');
  if (equals < 1) return 'broken';
  const name = said.slice(0, equals).trim();
  const spec = specs.find((known) => known.name === name);
  if (spec === undefined) return null;
  const text = said.slice(equals + 1).trim();
  const value = spec.type === 'integer' && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  const read = readOptions([spec], { [name]: value }, 'the file');
  return { name, value, reason: read.ok ? null : read.reason };
}
